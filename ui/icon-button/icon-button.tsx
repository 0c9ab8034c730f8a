import type { JSX, MouseEventHandler } from 'react'
import { buttonClass, type ButtonSize, type ButtonTone } from '../button/button-class.ts'
import type { TriggerProps } from '../button/trigger-props.ts'
import { Icon, type IconName } from '../icon/index.ts'
import * as styles from './icon-button.css.ts'

/** Props of `IconButton`. */
export interface IconButtonProps extends TriggerProps {
  icon: IconName
  /** Accessible name and tooltip: action and object, "Remove Ball valve DN 15". */
  label: string
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** `inherit` on the header and footer. @default 'quiet' */
  tone?: ButtonTone
  /** `s` in rows, `l` beside a large heading. @default 'm' */
  size?: ButtonSize
  /** Makes it a toggle button; the label does not change with the state. */
  pressed?: boolean
  /** Takes neither clicks nor focus. */
  disabled?: boolean
  /** @default 'button' */
  type?: 'button' | 'submit'
}

/** Use it for a square button where space is short and the icon is well known; otherwise use `Button`. */
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
