import { pageExamples, type Reader } from '../../setup/page-examples.ts'

const examples = pageExamples({
  article: 'T120001',
  category: 'valves',
  order: '10000001',
  invoice: '105000001',
})
const pathsOf = (...readers: readonly Reader[]): string[] =>
  examples
    .filter(({ page, reader }) => readers.includes(reader) && page !== 'not-found')
    .map(({ path }) => path)

/** Public pages, including lists and products of the demo; the last one does not exist. */
export const openPages = [
  ...pathsOf('visitor'),
  '/search?parameters.page=3',
  '/c/pipe',
  '/p/x-T100001',
  '/p/x-T430002',
  '/no/such/page',
]
/** Pages of a customer with an order. */
export const ownPages = [
  '/',
  '/search',
  '/c/fittings',
  '/p/x-T350001',
  '/cart',
  ...pathsOf('buyer'),
  '/track-and-trace?number=10000001&postalCode=11743',
  '/my-pages/order-directly',
  '/my-pages/attestation?part=all',
]
/** Pages of an administrator. */
export const administratorPages = pathsOf('administrator')
