import { cartPage } from '@tradecounter/shop/pages/cart'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(cartPage)
