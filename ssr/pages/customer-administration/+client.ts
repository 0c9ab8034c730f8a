import { customerAdministrationPage } from '@tradecounter/shop/pages/customer-administration'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(customerAdministrationPage)
