import { companyAuditPage } from '@tradecounter/shop/pages/company-audit'
import { hydratePage } from '../hydrate-page.tsx'

hydratePage(companyAuditPage)
