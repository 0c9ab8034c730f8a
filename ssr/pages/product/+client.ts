import { ProductPageView } from '@tradecounter/shop/pages/product'
import { hydratePage } from '../hydrate-page.tsx'

// The view alone: what the page says of itself is the server's business and no part of the script.
hydratePage({ View: ProductPageView })
