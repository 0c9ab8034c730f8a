import { unlockAccountPage } from '@tradecounter/shop/pages/unlock-account'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(unlockAccountPage)
