import { ProductPageView } from '@tradecounter/shop/pages/product'
import { hydratePage } from '../hydrate-page.tsx'

// Only the view: everything else of the page runs on the server.
hydratePage({ View: ProductPageView })
