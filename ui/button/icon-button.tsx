import type { JSX, MouseEventHandler } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { buttonClass, type ButtonSize, type ButtonTone } from './button.tsx'
import * as styles from './button.css.ts'
import type { TriggerProps } from './trigger-props.ts'

/** Props of `IconButton`. */
export interface IconButtonProps extends TriggerProps {
  icon: IconName
  /** The button's name; say what it does to what. */
  label: string
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** @default 'quiet' */
  tone?: ButtonTone
  /** @default 'm' */
  size?: ButtonSize
  /** Makes it a switch that is in or out. */
  pressed?: boolean
  disabled?: boolean
  type?: 'button' | 'submit'
}

/** A square button with an icon alone; the name is for those who listen and for the tooltip. */
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
