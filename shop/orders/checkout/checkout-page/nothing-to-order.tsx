import { useTranslations } from '@tradecounter/shop/core'
import { Spinner } from '@tradecounter/ui/spinner'
import { NoLines } from '@tradecounter/shop/cart/no-lines'
import { useResumedOrder } from '../use-resumed-order.ts'

/** An empty cart; if an order of this session was never answered, looks it up first. */
export default function NothingToOrder() {
  const t = useTranslations()
  return useResumedOrder() ? <Spinner label={t('checkout.ordering')} /> : <NoLines />
}
