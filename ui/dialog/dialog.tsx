'use client'
import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { leaveEscapeToField } from '../side-panel/field-escape.ts'
import { useOpenerFocus } from '../side-panel/index.ts'
import { ModalOverlay } from './modal-overlay.tsx'
import * as styles from './dialog.css.ts'

/** Props of `Dialog`. */
export interface DialogProps {
  open: boolean
  /** Called to close: by the close button, on Escape or on a click outside. */
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name: the task in a few words. */
  title: string
  /** Name of the close button. */
  closeLabel: string
  /** A sentence below the title, read with it. */
  description?: string
  /** Scrolls between title and buttons. */
  children: ReactNode
  /** Always visible below the content: the buttons, the primary one last. */
  footer?: ReactNode
  /** Maximum width relative to the side panel: 0.92, 1.25 or 1.8. @default 'm' */
  size?: keyof typeof styles.sizes
  /** `title` for content to read, `first-field` for a form. @default 'title' */
  initialFocus?: 'title' | 'first-field'
}

const fields = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Use it for one small task that must be completed or cancelled, in the middle of the page (at the bottom on a
 * phone). For content that belongs beside the page use `SidePanel`, for yes or no `ConfirmDialog`.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onOpenChange, title, closeLabel, description, children, footer } = props
  const { size = 'm', initialFocus = 'title' } = props
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { remember, giveBack } = useOpenerFocus()

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <ModalOverlay open={open} className={styles.overlay}>
          <Radix.Content
            ref={box}
            className={`${styles.dialog} ${styles.sizes[size]}`}
            aria-modal="true"
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              remember()
              const field =
                initialFocus === 'first-field' ? box.current?.querySelector<HTMLElement>(fields) : null
              ;(field ?? heading.current)?.focus()
            }}
            onEscapeKeyDown={leaveEscapeToField}
            onCloseAutoFocus={giveBack}
          >
            <div className={styles.head}>
              <div className={styles.naming}>
                <Radix.Title ref={heading} className={styles.title} tabIndex={-1}>
                  {title}
                </Radix.Title>
                {description !== undefined && (
                  <Radix.Description className={styles.description}>{description}</Radix.Description>
                )}
              </div>
              <IconButton icon="close" label={closeLabel} tone="quiet" onClick={() => onOpenChange(false)} />
            </div>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <div className={styles.foot}>{footer}</div>}
          </Radix.Content>
        </ModalOverlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
