import { orderHistoryPage } from '@tradecounter/shop/pages/order-history'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(orderHistoryPage)
