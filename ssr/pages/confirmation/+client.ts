import { confirmationPage } from '@tradecounter/shop/pages/confirmation'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(confirmationPage)
