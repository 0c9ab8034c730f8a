import type { SiteName } from '../contract/index.ts'
import { myPagesOf, type MyPage } from './rules.ts'

/** Pages that have a view. The menu offers no others, so that it has no dead links. */
const withView: readonly MyPage[] = [
  'my-account',
  'my-sales-person',
  'company-information',
  'user-administration',
  'customer-administration',
  'order-history',
  'offers',
  'order-agreements',
  'order-info',
  'order-with-excel',
  'order-directly',
  'attestation',
  'returns-and-complaints',
  'invoices',
]

/** The pages that the menu of a site may offer, whatever the permissions of the user. */
export const pagesWithView = (site: SiteName): MyPage[] =>
  myPagesOf(site).filter((page) => withView.includes(page))

/** Address of "my pages": every signed-in user may open it, on every site. */
export const myPagePath = '/my-pages/my-account'
