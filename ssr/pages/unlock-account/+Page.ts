export { unlockAccountPage as default } from '@tradecounter/shop/pages/unlock-account'
