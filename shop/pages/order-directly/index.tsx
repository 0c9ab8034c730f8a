import { type RouteTo, useTranslations } from '@tradecounter/shop/core'
import { directOrderAddress, useSentLine } from '@tradecounter/shop/direct-order'
import { OrderWays } from '@tradecounter/shop/direct-order/order-directly'
import { inMyPages, MyPage } from '@tradecounter/shop/my-pages'
import { Text } from '@tradecounter/ui/text'
import { definePage } from '../define-page.ts'
import page from './page.ts'

/** The ways to order by number, in the frame of my pages. */
function OrderDirectlyView({ route }: { route: RouteTo<'order-directly'> }) {
  const t = useTranslations()
  const { arrived } = useSentLine(route.query ?? '')
  return (
    <MyPage
      id="order-directly"
      title={t('direct-order.title')}
      intro={
        <>
          <Text tone="muted">{t('direct-order.text')}</Text>
          <noscript>
            <Text>{t('direct-order.script-needed')}</Text>
          </noscript>
        </>
      }
    >
      <OrderWays arrived={arrived} />
    </MyPage>
  )
}

export const View = /* @__PURE__ */ inMyPages(OrderDirectlyView, 'direct-order.title')

/**
 * `/my-pages/order-directly`: the direct order as a page (DIR-1). Also for visitors, whose rows become a favourite
 * list (spec §6).
 */
export default /* @__PURE__ */ definePage(page, {
  title: 'direct-order.title',
  description: 'order-directly.meta',
  translations: ['direct-order', 'order-directly', 'product'],
  // A visitor's page is cached for all visitors: the browser fetches this visitor's list.
  needs: (_route, { user }) => (user === null ? [] : [directOrderAddress]),
  personal: true,
  View,
})
