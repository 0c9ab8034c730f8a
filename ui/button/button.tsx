import type { JSX, MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { buttonClass, type ButtonSize, type ButtonTone } from './button-class.ts'
import * as styles from './button.css.ts'
import type { TriggerProps } from './trigger-props.ts'

/** Props of `Button`. */
export interface ButtonProps extends TriggerProps {
  /** What it does, as a verb with its object: "Add to cart". */
  children: ReactNode
  /** `accent` once in a view, `danger` for what cannot be undone, `quiet` beside others. @default 'neutral' */
  tone?: ButtonTone
  /** `s` inside rows, `l` for the one next step of a page. @default 'm' */
  size?: ButtonSize
  /** Shows a spinner in place of the text and ignores clicks. The button keeps its size and its focus. */
  busy?: boolean
  /** Read instead of the text while busy; without it the text stays its name. */
  busyLabel?: string
  /** Takes neither clicks nor focus; say nearby what is missing. */
  disabled?: boolean
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** Before the text, as decoration. */
  icon?: IconName
  /** As wide as its place, for panels and telephones. */
  wide?: boolean
  /** Sent with its form, with `value`, when it is the one that was pressed. */
  name?: string
  value?: string
  /** Id of the form that it sends, when it stands outside. */
  form?: string
  /** Id of what it opens and closes. */
  ariaControls?: string
  /** Whether that is open. */
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
