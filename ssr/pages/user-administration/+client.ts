import { userAdministrationPage } from '@tradecounter/shop/pages/user-administration'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(userAdministrationPage)
