import type { JSX, MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { buttonClass, type ButtonSize, type ButtonTone } from './button-class.ts'
import * as styles from './button.css.ts'
import type { TriggerProps } from './trigger-props.ts'

/** Props of `Button`. */
export interface ButtonProps extends TriggerProps {
  /** What the button does, verb and object: "Add to cart". */
  children: ReactNode
  /**
   * `accent` once in a view, `danger` for what cannot be undone, `quiet` for secondary actions. @default 'neutral'
   */
  tone?: ButtonTone
  /** `s` in rows, `l` for the primary action of a page. @default 'm' */
  size?: ButtonSize
  /** Shows a spinner in place of the text and ignores clicks. The button keeps its size and its focus. */
  busy?: boolean
  /** Accessible name while busy. By default the text stays the name. */
  busyLabel?: string
  /** Takes neither clicks nor focus. Explain nearby why. */
  disabled?: boolean
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** Decorative icon before the text. */
  icon?: IconName
  /** Takes the full width of its container, for panels and phones. */
  wide?: boolean
  /** Sent with the form, with `value`, if this button submits it. */
  name?: string
  value?: string
  /** Id of the form to submit, if the button is outside it. */
  form?: string
  /** Id of the element that the button opens and closes. */
  ariaControls?: string
  /** Whether that element is open. */
  ariaExpanded?: boolean
}

/** Use it for an action on this page. To link to another address use `ButtonLink`. */
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
        <span className={styles.label}>{children}</span>
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
