import { childOf, childrenOf, type Element } from './element.ts'
import type { Notes } from './notes.ts'

/**
 * Elements of an article, its details and its order details (BMEcat 1.2 and 2005) that the shop has no place for. The
 * summary counts them by name. `ARTICLE_ORDER` and `PRODUCT_ORDER` are the place of an article among the others, not
 * its order details.
 */
const ofArticle: ReadonlySet<string> = new Set([
  'ACCOUNTING_INFO',
  'AGREEMENT_REF',
  'ARTICLE_CATEGORY',
  'ARTICLE_CONTACTS',
  'ARTICLE_LOGISTIC_DETAILS',
  'ARTICLE_ORDER',
  'ARTICLE_TYPE',
  'BUYER_AID',
  'BUYER_PID',
  'CONTENT_UNIT',
  'DELIVERY_TIME',
  'ERP_GROUP_BUYER',
  'ERP_GROUP_SUPPLIER',
  'INTERNATIONAL_RESTRICTIONS',
  'NO_CU_PER_OU',
  'PACKING_UNITS',
  'PRODUCT_CATEGORY',
  'PRODUCT_CONTACTS',
  'PRODUCT_IPP_DETAILS',
  'PRODUCT_LOGISTIC_DETAILS',
  'PRODUCT_ORDER',
  'PRODUCT_TYPE',
  'QUANTITY_MAX',
  'REMARKS',
  'SEGMENT',
  'SPECIAL_TREATMENT_CLASS',
  'SUPPLIER_ALT_AID',
  'SUPPLIER_ALT_PID',
])
/** The same of a group of the catalogue. */
const ofGroup: ReadonlySet<string> = new Set(['GROUP_DESCRIPTION', 'KEYWORD', 'MIME_INFO'])

function noteEach(elements: readonly Element[], unread: ReadonlySet<string>, notes: Notes): void {
  for (const { name, line } of elements) if (unread.has(name)) notes.addUnsupported(`element ${name}`, line)
}

/** Notes what of an article is not read. */
export function noteUnread(article: Element, notes: Notes): void {
  const details = childOf(article, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS')
  const order = childOf(article, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS')
  for (const each of [article, details, order]) noteEach(each?.children ?? [], ofArticle, notes)
}

/** Notes what of a group is not read. */
export const noteUnreadOfGroup = (group: Element, notes: Notes): void =>
  noteEach(childrenOf(group, ...ofGroup), ofGroup, notes)
