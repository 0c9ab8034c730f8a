import { startPage } from '@tradecounter/shop/pages/start'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(startPage)
