import type { ApprovalFailure, OrderFieldName } from '@tradecounter/api/contract'
import { type TranslationKey, type Translator, useFormat, useTranslations } from '@tradecounter/shop/core'
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

/** Names of the fields for which a company has rules. */
const fieldNames = {
  reference: 'approvals.reference',
  project: 'approvals.project',
  costCentre: 'approvals.cost-centre',
  goodsMark: 'approvals.goods-mark',
  contactName: 'approvals.contact',
  contactPhone: 'approvals.contact',
} as const satisfies Record<OrderFieldName, TranslationKey>
const isOrderField = (field: string): field is OrderFieldName => Object.hasOwn(fieldNames, field)

/** Why an order was refused, by the field that the refusal names. */
function refusedText(field: string, t: Translator): string {
  if (isOrderField(field)) return t('approvals.change-refused-value', t(fieldNames[field]))
  switch (field) {
    case 'address':
      return t('approvals.change-refused-address')
    case 'branchId':
      return t('approvals.change-refused-branch')
    case 'requestedDeliveryDate':
      return t('approvals.change-refused-date')
    default:
      return t('approvals.change-refused')
  }
}

/** A change as a sentence. */
export function useChangeText(currency: string): (failure: ApprovalFailure) => string {
  const t = useTranslations()
  const format = useFormat()
  const money = (amount: number | null): string => (amount === null ? '–' : format.money(amount, currency))
  return ({ kind, name, before, after, day, field }) => {
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
      case 'refused':
        return refusedText(field, t)
      case 'buyer':
        return t('approvals.change-buyer')
    }
  }
}
