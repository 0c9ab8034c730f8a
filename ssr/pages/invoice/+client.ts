import { invoicePage } from '@tradecounter/shop/pages/invoice'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(invoicePage)
