import type { Permission } from '@tradecounter/api/contract'
import { myPageRule } from '@tradecounter/api/my-pages'
import type { PageDeclaration } from '@tradecounter/shop/addresses'
import { addressOf } from '@tradecounter/shop/core/addresses'
import { type PageId, pages, type Route, type RouteTo } from '@tradecounter/shop/page-list'

/** Codes and numbers that exist in the shop of a test. */
export interface KnownExamples {
  /** Code of a variant or product. */
  article: string
  category: string
  order: string
  invoice: string
}

/** Who sees most of a page. */
export type Reader = 'visitor' | 'buyer' | 'administrator'

/** A page with the parameters of its address, in one of its states. */
export interface PageExample {
  page: PageId
  /** With query or fragment, if it is a state. */
  path: string
  reader: Reader
  /** The address without query and fragment. */
  plain: boolean
  /** It shows a record of the demo, which belongs to a customer of se. */
  record: boolean
}

type PageWithParameters = {
  [P in PageId]: keyof Omit<RouteTo<P>, 'page' | 'query' | 'section' | 'moved'> extends never ? never : P
}[PageId]

/** Parameters of the pages that have some: the compiler asks for those of a new page. Other pages need nothing here. */
const parameters: {
  readonly [P in PageWithParameters]: (
    known: KnownExamples,
  ) => Omit<RouteTo<P>, 'page' | 'query' | 'section' | 'moved'>
} = {
  category: ({ category }) => ({ path: category }),
  product: ({ article }) => ({ code: article }),
  confirmation: ({ order }) => ({ orderNumber: order }),
  order: ({ order }) => ({ orderNumber: order }),
  invoice: ({ invoice }) => ({ number: invoice }),
}

interface State {
  /** Query or fragment. */
  end: string
  record?: true
}

/** Further states of a page that its address names. */
const states: { readonly [P in PageId]?: (known: KnownExamples) => readonly State[] } = {
  search: ({ article }) => [
    { end: `?parameters.SearchPhrase=${article}` },
    { end: '?parameters.SearchPhrase=a' },
    { end: '?parameters.page=2' },
  ],
  category: () => [{ end: '?parameters.page=2' }],
  'track-and-trace': ({ order }) => [{ end: `?number=${order}&postalCode=1` }],
  'become-a-customer': () => [{ end: '?tab=terms' }, { end: '?tab=delivery' }],
  'user-administration': () => [
    { end: '?view=new' },
    { end: '?view=limits' },
    { end: '?view=import' },
    { end: '?view=approval' },
    { end: '?user=u-anna', record: true },
  ],
  attestation: () => [{ end: '?part=all' }, { end: '?view=deputies' }],
  'returns-and-complaints': () => [{ end: '?view=new' }],
  offers: () => [{ end: '?view=new' }, { end: '?offer=demo-offer-c-ror-4', record: true }],
  'order-agreements': () => [{ end: '?agreement=demo-agreement-c-ror-1', record: true }],
  'my-lists': () => [{ end: '?list=demo-c-ror-l1', record: true }],
  // The token of a link by mail.
  'set-password': () => [{ end: '#x' }],
  'unlock-account': () => [{ end: '#x' }],
  'confirm-email': () => [{ end: '#x' }],
  'accept-invitation': () => [{ end: '#x' }],
}

const ofAdministrators: ReadonlySet<Permission> = new Set([
  'perm:adminUsers',
  'perm:adminCompany',
  'perm:adminPunchout',
  'perm:viewInvoices',
])

function readerOf({ id, access, sections }: PageDeclaration, section: string | undefined): Reader {
  if (access === undefined || access.visitors === true) return 'visitor'
  // Approvers see more than buyers.
  if (id === 'attestation') return 'administrator'
  const { myPage, permission } = access
  const needed = [
    permission,
    section === undefined ? undefined : sections?.[section]?.permission,
    myPage === undefined ? undefined : myPageRule(myPage).permission,
  ]
  return needed.some((each) => each !== undefined && ofAdministrators.has(each)) ? 'administrator' : 'buyer'
}

const context = { localePrefix: '', settings: { searchBasePath: '/search' } }

function examplesOf(page: PageDeclaration & { id: PageId }, known: KnownExamples): PageExample[] {
  const { id } = page
  if (id === 'not-found')
    return [{ page: id, path: '/no/such/page', reader: 'visitor', plain: true, record: false }]
  // Only pages with parameters have an entry.
  const own = (parameters as Partial<Record<PageId, (known: KnownExamples) => object>>)[id]?.(known) ?? {}
  const sections = page.sections === undefined ? [undefined] : Object.keys(page.sections)
  return sections.flatMap((section, index) => {
    // The parameters are those of the declaration.
    const route = { page: id, ...own, ...(section === undefined ? {} : { section }) } as Exclude<
      Route,
      { page: 'not-found' }
    >
    const path = addressOf(route, context)
    const reader = readerOf(page, section)
    const further = index === 0 ? (states[id]?.(known) ?? []) : []
    return [
      { page: id, path, reader, plain: true, record: id === 'invoice' },
      ...further.map(({ end, record = false }) => ({
        page: id,
        path: path + end,
        reader,
        plain: false,
        record,
      })),
    ]
  })
}

/** Every page of the shop in every section and named state. A new page is in it without a line here. */
export const pageExamples = (
  known: KnownExamples,
  list: readonly (PageDeclaration & { id: PageId })[] = pages,
): PageExample[] => list.flatMap((page) => examplesOf(page, known))
