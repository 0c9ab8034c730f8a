import type { Agreement } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** What the customer must know of an agreement: nearly used up, near its end, or not to be called off. */
export function AgreementWarnings({ agreement }: { agreement: Agreement }) {
  const t = useTranslations()
  const format = useFormat()
  const { state, warnings, validFrom, validTo, usedShare } = agreement
  const texts = [
    ...(warnings.includes('nearEmpty') && usedShare !== null
      ? [{ severity: 'warning' as const, text: t('order-agreements.near-empty', String(usedShare)) }]
      : []),
    ...(warnings.includes('nearEnd')
      ? [{ severity: 'warning' as const, text: t('order-agreements.near-end', format.date(validTo)) }]
      : []),
    ...(state === 'usedUp'
      ? [{ severity: 'attention' as const, text: t('order-agreements.used-up-text') }]
      : []),
    ...(state === 'ended'
      ? [{ severity: 'attention' as const, text: t('order-agreements.ended-text', format.date(validTo)) }]
      : []),
    ...(state === 'coming'
      ? [{ severity: 'info' as const, text: t('order-agreements.coming-text', format.date(validFrom)) }]
      : []),
  ]
  return texts.map(({ severity, text }) => (
    <StatusBanner key={text} severity={severity} severityLabel={t(`common.severity.${severity}`)}>
      {text}
    </StatusBanner>
  ))
}
