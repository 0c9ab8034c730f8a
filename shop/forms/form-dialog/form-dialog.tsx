import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { FormNotice } from '../form-notice.tsx'
import type { FormProblem } from '../use-form.ts'

/** A dialog with a form: what became of an attempt to save, the fields, and the buttons. */
export function FormDialog({
  id,
  title,
  description,
  form: { problem, busy },
  saveLabel,
  onSend,
  onClose,
  children,
}: {
  id: string
  title: string
  description?: string
  form: { problem: FormProblem; busy: boolean }
  /** @default Save */
  saveLabel?: string
  onSend: (event: FormEvent) => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useTranslations()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      {...(description === undefined ? {} : { description })}
      closeLabel={t('common.close')}
      initialFocus="first-field"
      footer={
        <Inline space={3}>
          <Button onClick={onClose}>{t('forms.cancel')}</Button>
          <Button type="submit" form={id} tone="accent" busy={busy}>
            {saveLabel ?? t('forms.save')}
          </Button>
        </Inline>
      }
    >
      <form id={id} noValidate onSubmit={onSend}>
        <Stack space={4}>
          <FormNotice problem={problem} saved={false} />
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
