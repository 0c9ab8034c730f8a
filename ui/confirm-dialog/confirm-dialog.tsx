'use client'
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/index.ts'
import { ModalOverlay } from '../dialog/modal-overlay.tsx'
import { useOpenerFocus } from '../side-panel/index.ts'
import * as styles from './confirm-dialog.css.ts'

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  open: boolean
  /** Called to close: by Cancel or Escape. A press outside does nothing. */
  onOpenChange: (open: boolean) => void
  /** The question: "Empty the cart?" */
  title: string
  /** What will happen, and whether it can be undone. */
  description: string
  /** The deed itself, not "Yes": "Empty the cart". */
  confirmLabel: string
  cancelLabel: string
  /** Its owner closes the window when the deed is done. */
  onConfirm: () => void
  /** `danger` for what cannot be undone. @default 'danger' */
  tone?: 'danger' | 'accent'
  /** The deed is under way: the button shows it and takes no second press. @default false */
  busy?: boolean
}

/** Use it to ask before something is deleted or lost. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm } = props
  const { tone = 'danger', busy = false } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const { remember, giveBack } = useOpenerFocus()

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
              cancel.current?.focus()
            }}
            onCloseAutoFocus={giveBack}
            onPointerDownOutside={(event) => event.preventDefault()}
          >
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            <div className={styles.actions}>
              <Button ref={cancel} tone="neutral" onClick={() => onOpenChange(false)}>
                {cancelLabel}
              </Button>
              <Button tone={tone} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Dialog.Content>
        </ModalOverlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
