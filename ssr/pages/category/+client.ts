import { CategoryPageView } from '@tradecounter/shop/pages/category'
import { hydratePage } from '../hydrate-page.tsx'

// Only the view: everything else of the page runs on the server.
hydratePage({ View: CategoryPageView })
