import { categoryPage } from '@tradecounter/shop/pages/category'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(categoryPage)
