import { productPage } from '@tradecounter/shop/pages/product'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(productPage)
