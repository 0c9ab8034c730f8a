import { orderWithExcelPage } from '@tradecounter/shop/pages/order-with-excel'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(orderWithExcelPage)
