import { trackAndTracePage } from '@tradecounter/shop/pages/track-and-trace'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(trackAndTracePage)
