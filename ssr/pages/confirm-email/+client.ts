import { confirmEmailPage } from '@tradecounter/shop/pages/confirm-email'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(confirmEmailPage)
