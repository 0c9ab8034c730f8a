import { orderPage } from '@tradecounter/shop/pages/order'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(orderPage)
