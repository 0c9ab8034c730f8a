import { demoProducts } from '../../demo/catalogue/demo-products.ts'
import type { DemoVariant } from '../../demo/catalogue/product.ts'
import type { CustomerNumber } from '../../search/documents.ts'

/** A number as written by a person, the articles that have it, and whether it is their whole number. */
export interface NumberQuery {
  kind: string
  written: string
  /** The signed-in customer, empty for a visitor. */
  customer: string
  variants: ReadonlySet<number>
  isWhole: boolean
}

/** The customer whose own numbers are used. */
const numberCustomer = 'relevance'

/** A number without its notation: capitals and digits, without leading zeros. */
const bare = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/u, '')

const ownNumber = (place: number): string => (place % 2 === 0 ? `HX-${1001 + place}` : `00${77_120 + place}`)

/** Articles from the whole catalogue, the same ones each time. */
const sample = (articles: number): DemoVariant[] =>
  Array.from(demoProducts(articles))
    .filter((_, place) => place % 53 === 7)
    .flatMap(({ variants }) => variants.slice(-1))

/** The customer's own numbers for these articles. */
export const customerNumbers = (articles: number): CustomerNumber[] =>
  sample(articles).map(({ id }, place) => ({
    customer: numberCustomer,
    variantId: id,
    code: ownNumber(place),
  }))

const habits: ReadonlyArray<(number: string) => string> = [
  (number) => number,
  (number) => number.toLowerCase().replaceAll(/[^a-z0-9]/gu, ''),
  (number) => number.replaceAll(/(\d{2})(?=\d)/gu, '$1 '),
  (number) => `${number.slice(0, 2)}-${number.slice(2)}`,
  (number) => `${number.slice(0, 3)}.${number.slice(3)}`,
  (number) => `${number.slice(0, -2)}/${number.slice(-2)}`,
  (number) => ` ${number} `,
]
const leadingZeros = (number: string): string => `00${number}`

/** Every kind of number in every notation, each of another article, and prefixes of numbers. */
export function numberQueries(articles: number): NumberQuery[] {
  const known: Array<{ kind: string; customer: string; variant: number; bare: string }> = []
  const add = (kind: string, variant: number, number: string, customer = '') =>
    known.push({ kind, customer, variant, bare: bare(number) })
  for (const { code, variants } of demoProducts(articles)) {
    for (const { id, code: own, manufacturerNumber, ean } of variants) {
      add('own', id, own)
      add('maker', id, manufacturerNumber)
      add('EAN', id, ean)
      add('product', id, code)
    }
  }
  for (const { variantId, code } of customerNumbers(articles))
    add('customer', variantId, code, numberCustomer)
  const asked = (kind: string, written: string, isWhole: boolean, customer: string): NumberQuery => {
    const wanted = bare(written)
    const fits = (number: string) => (isWhole ? number === wanted : number.startsWith(wanted))
    const found = known.filter((each) => each.customer === '' || each.customer === customer)
    return {
      kind,
      written,
      customer,
      isWhole,
      variants: new Set(found.filter((each) => fits(each.bare)).map(({ variant }) => variant)),
    }
  }
  return sample(articles)
    .slice(0, 3 * habits.length)
    .flatMap((variant, place) => {
      const habit = habits[place % habits.length] ?? String
      const own = ownNumber(place)
      return [
        asked('own', habit(variant.code), true, ''),
        asked('own, zeros before it', leadingZeros(variant.code), true, ''),
        asked('maker', habit(variant.manufacturerNumber), true, ''),
        asked('EAN', habit(variant.ean), true, ''),
        asked('EAN, zeros before it', leadingZeros(variant.ean), true, ''),
        asked('customer', habit(own), true, numberCustomer),
        asked('customer, zeros away', own.replace(/^0+/u, ''), true, numberCustomer),
        asked('own, its beginning', variant.code.slice(0, 5), false, ''),
        asked('maker, its beginning', variant.manufacturerNumber.slice(0, 6), false, ''),
        asked('EAN, its beginning', variant.ean.slice(0, 9), false, ''),
      ]
    })
}
