import { purchaseListPage } from '@tradecounter/shop/pages/purchase-list'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(purchaseListPage)
