import type { JSX, MouseEventHandler } from 'react'
import { buttonClass, type ButtonSize, type ButtonTone } from '../button/button-class.ts'
import type { TriggerProps } from '../button/trigger-props.ts'
import { Icon, type IconName } from '../icon/index.ts'
import * as styles from './icon-button.css.ts'

/** Props of `IconButton`. */
export interface IconButtonProps extends TriggerProps {
  icon: IconName
  /** Its name for those who listen and its tooltip: say what it does to what, "Remove Ball valve DN 15". */
  label: string
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** `inherit` on the frame of the page. @default 'quiet' */
  tone?: ButtonTone
  /** `s` inside rows, `l` beside a large heading. @default 'm' */
  size?: ButtonSize
  /** Makes it a toggle that is in or out; the label stays the same in both. */
  pressed?: boolean
  /** Takes neither clicks nor focus. */
  disabled?: boolean
  /** @default 'button' */
  type?: 'button' | 'submit'
}

/** Use it for a square button where space is short and everybody knows the icon; else use `Button`. */
export function IconButton(props: IconButtonProps): JSX.Element {
  const { icon, label, tone = 'quiet', size = 'm', pressed, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={`${buttonClass(tone, size)} ${styles.square[size]} ${styles.toggled}`}
    >
      <Icon name={icon} size={size === 'l' ? 'l' : 'm'} />
    </button>
  )
}
