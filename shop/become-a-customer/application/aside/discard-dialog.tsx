import { useTranslations } from '@tradecounter/shop/core'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'

interface DiscardDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  busy: boolean
  onConfirm: () => void
}

/** Asks before the draft is erased. */
export default function DiscardDialog(props: DiscardDialogProps) {
  const t = useTranslations()
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
