import { mySalesPersonPage } from '@tradecounter/shop/pages/my-sales-person'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(mySalesPersonPage)
