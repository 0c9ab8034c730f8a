'use client'
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { ModalOverlay } from '../dialog/modal-overlay.tsx'
import { IconButton } from '../icon-button/index.ts'
import { leaveEscapeToField } from './field-escape.ts'
import { useOpenerFocus } from './use-opener-focus.ts'
import * as styles from './side-panel.css.ts'

/** Props of `SidePanel`. */
export interface SidePanelProps {
  open: boolean
  /**
   * Called to close: by the close button, on Escape or on a click outside. Only the top one of several open panels
   * calls it.
   */
  onOpenChange: (open: boolean) => void
  /** Heading and name of the panel. */
  title: string
  /** Name of the close button. */
  closeLabel: string
  /** Scrolls if it is long. */
  children: ReactNode
  /** Always visible below the content: the panel's primary action. */
  footer?: ReactNode
  /** `title` for content to read, `first-field` for a form. @default 'title' */
  initialFocus?: 'title' | 'first-field'
}

const fields = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Use it for content that belongs beside the page: filters, mini cart, sign-in. Modal, 480 px wide, from the bottom
 * on a phone. It locks the page's scroll, traps the focus, closes on Escape and on a click outside, and returns the
 * focus (SHELL-8). A field inside that uses Escape gets it first. A panel opened from a panel is above it and
 * returns to it when it closes.
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
