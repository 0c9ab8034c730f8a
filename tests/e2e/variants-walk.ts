import type { Page, Request } from 'playwright-core'
import type { StockPrices, StockType, VariantItem, VariantList } from '../../api/contract/index.ts'

/** The article numbers of a list, from the top: row headers of a table, or cards. */
export const shown = (page: Page): Promise<string[]> =>
  page.locator('main tbody th > a, main li > article > h3 > a').allTextContents()

/** Maximum height of a list by its styles. */
export const heightOf = (page: Page): Promise<string> =>
  page
    .locator('main table')
    .filter({ has: page.locator('tbody th > a') })
    .first()
    .evaluate(({ parentElement }) => (parentElement ? getComputedStyle(parentElement).maxHeight : ''))

/** Stock types in an order in which neighbours differ, from the first article on. */
export const stockTypes = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly StockType[]
const stockOf = (type: StockType, warehouseId = 'STO') => ({
  type,
  quantity: 12,
  firstDeliveryDate: '2031-03-04',
  warehouseId,
})

/** Delays a page's stock and price calls until `answer` is called, and records their codes. */
export async function holdPrices(page: Page) {
  const asked: string[][] = []
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/variants/stockprices*', async (route) => {
    const { items, warehouseId }: { items: string[]; warehouseId?: string } = route.request().postDataJSON()
    asked.push(items)
    await held
    const answered: StockPrices = {
      currency: 'SEK',
      items: items.map((code, index) => {
        const type = stockTypes[index % 7] ?? 0
        return {
          code,
          stock: stockOf(type),
          price: 10_000 + index,
          priceUnit: 'st',
          isCampaignPrice: index === 0,
          ordinaryPrice: index === 0 ? 12_000 : null,
          volumePrices: [],
          localStock: warehouseId === undefined ? null : stockOf(type, warehouseId),
        }
      }),
    }
    await route.fulfill({ json: answered })
  })
  return { asked, answer }
}

/** Collects the requests to addresses that contain a text. */
function requestsOf(page: Page, part: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) requests.push(request)
  })
  return requests
}

const lengths = ['100', '9,5', '', '1 200,5', '10', '', '1 001']
export const numberAt = (index: number): string => `V${String(index + 1).padStart(2, '0')}`
/** The numbers with the lengths above, from the shortest to the longest one that was set. */
export const ascending = ['V02', 'V05', 'V01', 'V07', 'V04']

/** A list of variants made from one: with these lengths, the third one replaced and the fifth not for sale. */
const widened = ({ items: [first] }: VariantList, count: number): VariantList => ({
  settings: { headers: { length: 'Längd' } },
  items: Array.from({ length: count }, (_, index): VariantItem => {
    if (first === undefined) throw new Error('a product without variants')
    return {
      ...first,
      code: numberAt(index),
      customCode: '',
      isActiveVariant: false,
      buyable: true,
      attributes: { length: { value: lengths[index] ?? String(2000 + index), unit: 'mm', isUnit: true } },
      ...(index === 2 ? { isReplacement: true, buyable: false, replacementLink: '/p/x-T100001' } : {}),
      ...(index === 4 ? { buyable: false } : {}),
    }
  }),
})

/**
 * Delays the variants of rows until `answer` is called; the first opened row gets `counts[0]` of them, and so on.
 */
export async function holdVariants(page: Page, counts: readonly number[]) {
  const asked = requestsOf(page, '/api/search/variants')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const known = new Map<string, number>()
  await page.route('**/api/search/variants?**', async (route) => {
    const { port, search, searchParams } = new URL(route.request().url())
    const product = searchParams.get('productCode') ?? ''
    const count = known.get(product) ?? counts[known.size] ?? 0
    known.set(product, count)
    // From here, because only browsers resolve the local names of sites.
    const own = await fetch(`http://localhost:${port}/api/search/variants${search}`)
    const list: VariantList = await own.json()
    await held
    await route.fulfill({ json: widened(list, count) })
  })
  return { asked, answer }
}
