import type { Checkout } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import type { CheckoutDraft } from '../checkout-draft.ts'
import { approversText, useDraftApproval } from './use-draft-approval.ts'

/** Tells before the last step that the order will need approval, and by whom. */
export default function ApprovalNotice({ draft, checkout }: { draft: CheckoutDraft; checkout: Checkout }) {
  const t = useTranslations()
  const need = useDraftApproval(draft, checkout)
  if (need === null) return null
  const severity = need.steps.length === 0 ? 'error' : 'info'
  return (
    <StatusBanner
      severity={severity}
      severityLabel={t(`common.severity.${severity}`)}
      title={t('checkout.approval-title')}
    >
      {need.steps.length === 0
        ? t('checkout.over-limit-nobody')
        : t('checkout.approval-steps', approversText(need, t))}
    </StatusBanner>
  )
}
