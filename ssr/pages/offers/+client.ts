import { offersPage } from '@tradecounter/shop/pages/offers'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(offersPage)
