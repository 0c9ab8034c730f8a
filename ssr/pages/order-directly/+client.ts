import { orderDirectlyPage } from '@tradecounter/shop/pages/order-directly'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(orderDirectlyPage)
