import type { ApprovalFailure } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { list } from '../attestation.css.ts'

/** What has changed about a request since it was sent. */
export function Changes({ title, texts }: { title: string; texts: readonly string[] }) {
  const t = useTranslations()
  return (
    <StatusBanner severity="warning" severityLabel={t('common.severity.warning')} title={title}>
      <Stack space={2}>
        <ul className={list}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Stack>
    </StatusBanner>
  )
}

/** A change as a sentence. */
export function useChangeText(currency: string): (failure: ApprovalFailure) => string {
  const t = useTranslations()
  const format = useFormat()
  const money = (amount: number | null): string => (amount === null ? '–' : format.money(amount, currency))
  return ({ kind, name, before, after, day }) => {
    switch (kind) {
      case 'price':
        return before === null && after === null
          ? t('approvals.change-price-hidden', name)
          : t('approvals.change-price', name, money(before), money(after))
      case 'stock':
        return t('approvals.change-stock', name, format.date(day))
      case 'notOrderable':
      case 'missing':
        return t(`approvals.change-${kind}`, name)
      default:
        return t(`approvals.change-${kind}`)
    }
  }
}
