export { acceptInvitationPage as default } from '@tradecounter/shop/pages/accept-invitation'
