import { acceptInvitationPage } from '@tradecounter/shop/pages/accept-invitation'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(acceptInvitationPage)
