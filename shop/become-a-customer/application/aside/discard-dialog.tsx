import type { ApplicationRole } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'

interface DiscardDialogProps {
  /** Whose browser forgets an application that goes on; null if a draft is erased. */
  forgets: ApplicationRole | null
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  onConfirm: () => void
}

/** Asks before the draft is erased, or before the browser forgets another application. */
export default function DiscardDialog({ forgets, ...props }: DiscardDialogProps) {
  const t = useTranslations()
  if (forgets !== null)
    return (
      <ConfirmDialog
        {...props}
        title={t('become-a-customer.forget-title')}
        description={t(`become-a-customer.forget-${forgets}`)}
        confirmLabel={t('become-a-customer.start-new')}
        cancelLabel={t('become-a-customer.discard-keep')}
        // The link of a signatory opens once.
        tone={forgets === 'applicant' ? 'accent' : 'danger'}
      />
    )
  return (
    <ConfirmDialog
      {...props}
      title={t('become-a-customer.discard-title')}
      description={t('become-a-customer.discard-text')}
      confirmLabel={t('become-a-customer.discard')}
      cancelLabel={t('become-a-customer.discard-keep')}
    />
  )
}
