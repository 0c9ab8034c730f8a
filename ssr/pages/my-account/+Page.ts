export { myAccountPage as default } from '@tradecounter/shop/pages/my-account'
