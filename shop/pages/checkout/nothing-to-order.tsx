import { useTranslations } from '@tradecounter/shop/core'
import { useResumedOrder } from '@tradecounter/shop/orders'
import { Spinner } from '@tradecounter/ui/spinner'
import { NoLines } from '@tradecounter/shop/cart/no-lines'

/** An empty cart; if an order of this session was never answered, looks it up first. */
export default function NothingToOrder() {
  const t = useTranslations()
  return useResumedOrder() ? <Spinner label={t('checkout.ordering')} /> : <NoLines />
}
