import type { JSX, MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './button.css.ts'
import type { TriggerProps } from './trigger-props.ts'

/** How much a button asks for attention; `inherit` is for the frame of the page. */
export type ButtonTone = 'accent' | 'neutral' | 'quiet' | 'danger' | 'inherit'
export type ButtonSize = 's' | 'm' | 'l'

/** Props of `Button`. */
export interface ButtonProps extends TriggerProps {
  children: ReactNode
  /** @default 'neutral' */
  tone?: ButtonTone
  /** @default 'm' */
  size?: ButtonSize
  /** Shows a spinner in place of the text and ignores clicks. The button keeps its size and its focus. */
  busy?: boolean
  /** Read instead of the text while busy. */
  busyLabel?: string
  disabled?: boolean
  type?: 'button' | 'submit' | 'reset'
  onClick?: MouseEventHandler<HTMLButtonElement>
  icon?: IconName
  /** As wide as its place. */
  wide?: boolean
  name?: string
  value?: string
  /** Id of the form that it sends, when it stands outside. */
  form?: string
  ariaControls?: string
  ariaExpanded?: boolean
}

/** A button that does something here. To go somewhere use `ButtonLink`. */
export function Button(props: ButtonProps): JSX.Element {
  const {
    children,
    tone = 'neutral',
    size = 'm',
    busy = false,
    busyLabel,
    icon,
    wide,
    onClick,
    ...rest
  } = props
  const { type = 'button', ariaControls, ariaExpanded, ...own } = rest
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      aria-controls={ariaControls}
      aria-expanded={ariaExpanded}
      {...own}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      className={buttonClass(tone, size, wide)}
      onClick={press}
    >
      <span className={styles.content} aria-hidden={busy && busyLabel ? true : undefined}>
        {icon && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner label={null} size="s" />
          {busyLabel && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
        </span>
      )}
    </button>
  )
}

/** The classes that button and link share. */
export const buttonClass = (tone: ButtonTone, size: ButtonSize, wide?: boolean): string =>
  [styles.button, styles.tones[tone], styles.sizes[size], wide ? styles.wide : ''].filter(Boolean).join(' ')
