import { StartView } from '@tradecounter/shop/pages/start'
import { hydratePage } from '../hydrate-page.tsx'

// Only the view: everything else of the page runs on the server.
hydratePage({ View: StartView })
