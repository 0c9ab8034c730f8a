import { Text } from '@tradecounter/ui/text'
import { useTranslations } from '../translations/use-translations.ts'
import { customerNameOf } from './customer-name.ts'
import { hiddenPrices } from './permissions.ts'
import { useShop } from './shop-provider.tsx'

/** Shows for whom the user buys; nothing for a visitor. */
export function CustomerNote() {
  const customer = customerNameOf(useShop().user)
  const t = useTranslations()
  return customer === '' ? null : <Text tone="muted">{t('account.customer', customer)}</Text>
}

/** Shows that a list's prices exclude VAT; nothing if no prices are shown. */
export function PricesNote() {
  const { user } = useShop()
  const t = useTranslations()
  if (user === null || hiddenPrices(user) !== null) return null
  return (
    <Text as="span" size="s" tone="muted">
      {t('common.prices-excl-vat')}
    </Text>
  )
}
