import { setPasswordPage } from '@tradecounter/shop/pages/set-password'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(setPasswordPage)
