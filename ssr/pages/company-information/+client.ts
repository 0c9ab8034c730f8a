import { companyInformationPage } from '@tradecounter/shop/pages/company-information'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(companyInformationPage)
