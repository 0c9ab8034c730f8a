import { noticePlace, useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** The notice after a switch of customer: for whom the user buys now (ACC-4). */
export default function SwitchedNotice({ customer, onClose }: { customer: string; onClose: () => void }) {
  const t = useTranslations()
  return (
    <section className={noticePlace} aria-label={t('cart.notice-region')}>
      <StatusBanner
        severity="success"
        severityLabel={t('common.severity.success')}
        live
        onClose={onClose}
        closeLabel={t('common.close')}
      >
        {t('account.customer-switched', customer)}
      </StatusBanner>
    </section>
  )
}
