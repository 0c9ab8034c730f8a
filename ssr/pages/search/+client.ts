import { SearchPageView } from '@tradecounter/shop/pages/search'
import { hydratePage } from '../hydrate-page.tsx'

// Only the view: everything else of the page runs on the server.
hydratePage({ View: SearchPageView })
