import { notFoundPage } from '@tradecounter/shop/pages/not-found'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(notFoundPage)
