export { attestationPage as default } from '@tradecounter/shop/pages/attestation'
