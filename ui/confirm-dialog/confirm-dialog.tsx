'use client'
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '../button/index.ts'
import { ModalOverlay } from '../dialog/modal-overlay.tsx'
import { useOpenerFocus } from '../side-panel/index.ts'
import * as styles from './confirm-dialog.css.ts'

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  open: boolean
  /** Called to close, by Cancel or Escape. A click outside does nothing. */
  onOpenChange: (open: boolean) => void
  /** The question: "Empty the cart?" */
  title: string
  /** What will happen, and whether it can be undone. */
  description: string
  /** The action itself, not "Yes": "Empty the cart". */
  confirmLabel: string
  cancelLabel: string
  /** The caller closes the dialog when the action has completed. */
  onConfirm: () => void
  /** `danger` for what cannot be undone. @default 'danger' */
  tone?: 'danger' | 'accent'
  /** The action is in progress: the button shows it and ignores clicks. @default false */
  busy?: boolean
  /** Gets the focus after the action, if the button that opened the dialog is about to go. By default that button. */
  focusAfter?: RefObject<HTMLElement | null>
}

/** Use it to ask before something is deleted or lost. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm } = props
  const { tone = 'danger', busy = false, focusAfter } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const confirmed = useRef(false)
  const { remember, giveBack } = useOpenerFocus()
  const moveFocus = (event: Event): void => {
    giveBack(event)
    if (confirmed.current) focusAfter?.current?.focus()
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <ModalOverlay open={open} className={styles.overlay}>
          <Dialog.Content
            role="alertdialog"
            className={styles.dialog}
            aria-modal="true"
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              remember()
              confirmed.current = false
              cancel.current?.focus()
            }}
            onCloseAutoFocus={moveFocus}
            onPointerDownOutside={(event) => event.preventDefault()}
          >
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            <div className={styles.actions}>
              <Button ref={cancel} tone="neutral" onClick={() => onOpenChange(false)}>
                {cancelLabel}
              </Button>
              <Button
                tone={tone}
                busy={busy}
                onClick={() => {
                  confirmed.current = true
                  onConfirm()
                }}
              >
                {confirmLabel}
              </Button>
            </div>
          </Dialog.Content>
        </ModalOverlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
