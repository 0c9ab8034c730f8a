'use client'
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { ModalOverlay } from '../dialog/modal-overlay.tsx'
import { IconButton } from '../icon-button/index.ts'
import { leaveEscapeToField } from './field-escape.ts'
import { useOpenerFocus } from './opener-focus.ts'
import * as styles from './side-panel.css.ts'

/** Props of `SidePanel`. */
export interface SidePanelProps {
  open: boolean
  /** Called to close: by the button, Escape or a press outside. Of several open panels only the top one calls it. */
  onOpenChange: (open: boolean) => void
  /** Heading and name of the panel. */
  title: string
  /** Name of the button with the cross. */
  closeLabel: string
  /** Scrolls by itself when there is much of it. */
  children: ReactNode
  /** Stays in sight below the scrolling part: the panel's one action. */
  footer?: ReactNode
  /** `title` when there is much to read, `first-field` when there is something to fill in. @default 'title' */
  initialFocus?: 'title' | 'first-field'
}

const fields = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Use it for content that belongs beside the page: filters, mini cart, sign-in. Modal, 480 px wide, from the bottom on
 * a phone. It locks the page's scroll, keeps the focus, closes on Escape and on a click outside, and returns the focus
 * (SHELL-8). A field inside that uses Escape gets it first. A panel opened from a panel lies above it and returns to
 * it when it closes.
 */
export function SidePanel(props: SidePanelProps): ReactNode {
  const { open, onOpenChange, title, closeLabel, children, footer, initialFocus = 'title' } = props
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { remember, giveBack } = useOpenerFocus()

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <ModalOverlay open={open} className={styles.overlay} />
        <Dialog.Content
          ref={panel}
          className={styles.panel}
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            remember()
            const field =
              initialFocus === 'first-field' ? panel.current?.querySelector<HTMLElement>(fields) : null
            ;(field ?? heading.current)?.focus()
          }}
          onEscapeKeyDown={leaveEscapeToField}
          onCloseAutoFocus={giveBack}
        >
          <div className={styles.head}>
            <Dialog.Title ref={heading} className={styles.title} tabIndex={-1}>
              {title}
            </Dialog.Title>
            <IconButton icon="close" label={closeLabel} tone="quiet" onClick={() => onOpenChange(false)} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
