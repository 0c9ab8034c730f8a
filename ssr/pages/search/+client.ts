import { searchPage } from '@tradecounter/shop/pages/search'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(searchPage)
