import { checkoutPage } from '@tradecounter/shop/pages/checkout'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(checkoutPage)
