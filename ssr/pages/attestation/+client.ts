import { attestationPage } from '@tradecounter/shop/pages/attestation'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(attestationPage)
