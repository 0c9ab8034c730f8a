import { returnsPage } from '@tradecounter/shop/pages/returns-and-complaints'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(returnsPage)
