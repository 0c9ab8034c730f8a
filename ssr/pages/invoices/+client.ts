import { invoicesPage } from '@tradecounter/shop/pages/invoices'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(invoicesPage)
