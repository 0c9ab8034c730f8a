import { myAccountPage } from '@tradecounter/shop/pages/my-account'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(myAccountPage)
