import { forgottenPasswordPage } from '@tradecounter/shop/pages/forgotten-password'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(forgottenPasswordPage)
