import { orderAgreementsPage } from '@tradecounter/shop/pages/order-agreements'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(orderAgreementsPage)
