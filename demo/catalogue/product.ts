import { pictureAddress } from '../pictures/picture-address.ts'
import { attributes } from './attributes.ts'
import type { Family, Row, Value } from './family.ts'
import { articleNumber, eanOf } from './article-numbers.ts'
import { seededRandom, type Random } from './random.ts'

/** One orderable article of the demo catalogue. */
export interface DemoVariant {
  id: number
  code: string
  position: number
  manufacturerNumber: string
  ean: string
  attributes: Row
  /** In the article's precision. */
  unitVolume: number
  /** List price in öre for `pack.pricePer` units. */
  listPrice: number
  picture: string
  buyable: boolean
  replacedBy: string | null
}

/** A campaign as days before (negative) and after today. */
export interface DemoCampaign {
  share: number
  from: number
  until: number
}

/** A product of the demo catalogue with its variants. */
export interface DemoProduct {
  id: number
  code: string
  family: Family
  brand: string
  /** `KV 110`, unique in the family. */
  series: string
  choices: Row
  labels: number[]
  /** Days before today. */
  age: number
  campaign: DemoCampaign | null
  discontinued: boolean
  replacedBy: string | null
  variants: DemoVariant[]
}

/** Reads an attribute as a number: `M8` is 8, `3P` is 3, a text without digits is 0. */
const numberReader = (row: Row) => (key: string) => {
  const value = row[key] ?? 0
  return typeof value === 'number' ? value : Number(/\d+(?:\.\d+)?/u.exec(value)?.[0] ?? 0)
}

/** Rounds as price lists do: to 5 öre below 100 kr, to 50 öre below 1,000 kr, to whole kronor above. */
export function priceStep(minor: number): number {
  const step = minor < 10_000 ? 5 : minor < 100_000 ? 50 : 100
  return Math.max(step, Math.round(minor / step) * step)
}

/** The n-th combination of a family's choices. */
function choicesAt(family: Family, n: number): Row {
  let rest = n
  return Object.fromEntries(
    Object.entries(family.choices).map(([key, list]) => {
      const value: Value = list[rest % list.length] ?? ''
      rest = Math.floor(rest / list.length)
      return [key, value]
    }),
  )
}

/**
 * Attributes of a product's variants: consecutive rows of the family, each in one or a few values of `cross` (colours).
 */
function variantAttributesOf(family: Family, random: Random): Row[] {
  const wanted = random.between(family.variants[0], family.variants[1])
  const [crossKey, crossed = []] = Object.entries(family.cross)[0] ?? []
  const columns = crossKey === undefined ? 1 : Math.min(crossed.length, wanted, random.between(1, 2))
  const length = Math.min(family.rows.length, Math.max(1, Math.round(wanted / columns)))
  const start = random.between(0, family.rows.length - length)
  const rows = family.rows.slice(start, start + length)
  if (crossKey === undefined) return [...rows]
  const first = random.between(0, crossed.length - 1)
  return Array.from(
    { length: columns },
    (_, column) => crossed[(first + column) % crossed.length] ?? '',
  ).flatMap((value) => rows.map((row) => ({ ...row, [crossKey]: value })))
}

function labelsOf(family: Family, random: Random, campaign: DemoCampaign | null, age: number): number[] {
  const labels: number[] = []
  if (campaign && campaign.from <= 0 && campaign.until >= 0) labels.push(1)
  if (family.rental && random.happens(0.35)) labels.push(5)
  if (age > 400 && random.happens(0.05)) labels.push(10)
  if (age <= 60) labels.push(15)
  return labels
}

function campaignOf(random: Random): DemoCampaign | null {
  if (!random.happens(0.1)) return null
  const share = random.pick([0.75, 0.8, 0.85, 0.9])
  const when = random.next()
  if (when < 0.8) return { share, from: -random.between(1, 14), until: random.between(7, 28) }
  return when < 0.9
    ? { share, from: -60, until: -random.between(2, 30) }
    : { share, from: random.between(3, 14), until: 45 }
}

/**
 * The n-th product of a family; its articles get the family's numbers from `firstArticle` on. It is the same in every
 * size of the catalogue, except that it has at most `mostVariants` variants.
 */
export function productAt(
  family: Family,
  n: number,
  firstArticle: number,
  mostVariants: number,
): DemoProduct {
  const random = seededRandom(`${family.key}:${n}`)
  const brand = family.brands[n % family.brands.length] ?? ''
  const series = `${family.series} ${110 + n * 10}`
  const choices = choicesAt(family, Math.floor(n / family.brands.length) + n)
  const age = random.happens(0.06) ? random.between(1, 60) : random.between(61, 2400)
  const campaign = campaignOf(random)
  const discontinued = random.happens(0.03)
  const level = 0.9 + random.next() * 0.25
  const variants = variantAttributesOf(family, random)
    .slice(0, mostVariants)
    .map((row, position): DemoVariant => {
      const id = articleNumber(family.prefix, firstArticle + position)
      const facts = { ...family.fixed, ...choices, ...row }
      const read = numberReader(facts)
      const { volume, precision } = family.pack
      return {
        id,
        code: String(id),
        position,
        manufacturerNumber: `${series.replace(' ', '')}.${brand.charCodeAt(0)}/${String(position + 1).padStart(2, '0')}`,
        ean: eanOf(id),
        attributes: facts,
        unitVolume: Math.round((typeof volume === 'number' ? volume : read(volume)) * 10 ** precision),
        listPrice: priceStep(Math.round(family.price(read) * level * 100)),
        picture: pictureAddress(family, facts),
        buyable: !random.happens(0.01),
        replacedBy: null,
      }
    })
  return {
    id: family.prefix * 100_000 + n,
    code: `T${family.prefix}${String(n + 1).padStart(4, '0')}`,
    family,
    brand,
    series,
    choices,
    labels: labelsOf(family, random, campaign, age),
    age,
    campaign,
    discontinued,
    replacedBy: null,
    variants,
  }
}

/** The choices of a product that are part of its name: not yes or no, and no numbers without a unit. */
export function attributesInName(product: DemoProduct): [string, Value][] {
  return Object.entries(product.choices).filter(([key, value]) => {
    const facts = attributes[key]
    return facts && facts.kind !== 3 && key !== 'box' && (facts.unit !== '' || /[a-z.]/iu.test(String(value)))
  })
}
