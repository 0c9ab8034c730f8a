import { becomeACustomerPage } from '@tradecounter/shop/pages/become-a-customer'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(becomeACustomerPage)
