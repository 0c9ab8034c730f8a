import { pictureAddress } from '../pictures/picture-address.ts'
import { attributes } from './attributes.ts'
import type { Family, Row, Value } from './family.ts'
import { articleNumber, eanOf } from './article-numbers.ts'
import { chance, type Chance } from './random.ts'

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

/** Reads an attribute as a number; `M8` is 8, `3P` is 3, what has no digits is 0. */
const numberIn = (row: Row) => (key: string) => {
  const value = row[key] ?? 0
  return typeof value === 'number' ? value : Number(/\d+(?:\.\d+)?/u.exec(value)?.[0] ?? 0)
}

/** Prices end as price lists have them: 5 öre below 100 kr, 50 öre below 1,000 kr, whole kronor above. */
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

/** A stretch of the family's rows, each in one or a few of what they are crossed with (colours). */
function stretchOf(family: Family, luck: Chance): Row[] {
  const wanted = luck.between(family.variants[0], family.variants[1])
  const [crossKey, crossed = []] = Object.entries(family.cross)[0] ?? []
  const columns = crossKey === undefined ? 1 : Math.min(crossed.length, wanted, luck.between(1, 2))
  const length = Math.min(family.rows.length, Math.max(1, Math.round(wanted / columns)))
  const start = luck.between(0, family.rows.length - length)
  const rows = family.rows.slice(start, start + length)
  if (crossKey === undefined) return [...rows]
  const first = luck.between(0, crossed.length - 1)
  return Array.from(
    { length: columns },
    (_, column) => crossed[(first + column) % crossed.length] ?? '',
  ).flatMap((value) => rows.map((row) => ({ ...row, [crossKey]: value })))
}

function labelsOf(family: Family, luck: Chance, campaign: DemoCampaign | null, age: number): number[] {
  const labels: number[] = []
  if (campaign && campaign.from <= 0 && campaign.until >= 0) labels.push(1)
  if (family.rental && luck.happens(0.35)) labels.push(5)
  if (age > 400 && luck.happens(0.05)) labels.push(10)
  if (age <= 60) labels.push(15)
  return labels
}

function campaignOf(luck: Chance): DemoCampaign | null {
  if (!luck.happens(0.1)) return null
  const share = luck.pick([0.75, 0.8, 0.85, 0.9])
  const when = luck.next()
  if (when < 0.8) return { share, from: -luck.between(1, 14), until: luck.between(7, 28) }
  return when < 0.9
    ? { share, from: -60, until: -luck.between(2, 30) }
    : { share, from: luck.between(3, 14), until: 45 }
}

/**
 * The n-th product of a family, whose articles take the family's numbers from `firstArticle` on. It is the same
 * whatever the size of the catalogue, only its last variants fall away when there are no more than `room`.
 */
export function productAt(family: Family, n: number, firstArticle: number, room: number): DemoProduct {
  const luck = chance(`${family.key}:${n}`)
  const brand = family.brands[n % family.brands.length] ?? ''
  const series = `${family.series} ${110 + n * 10}`
  const choices = choicesAt(family, Math.floor(n / family.brands.length) + n)
  const age = luck.happens(0.06) ? luck.between(1, 60) : luck.between(61, 2400)
  const campaign = campaignOf(luck)
  const discontinued = luck.happens(0.03)
  const level = 0.9 + luck.next() * 0.25
  const variants = stretchOf(family, luck)
    .slice(0, room)
    .map((row, position): DemoVariant => {
      const id = articleNumber(family.prefix, firstArticle + position)
      const facts = { ...family.fixed, ...choices, ...row }
      const read = numberIn(facts)
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
        buyable: !luck.happens(0.01),
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
    labels: labelsOf(family, luck, campaign, age),
    age,
    campaign,
    discontinued,
    replacedBy: null,
    variants,
  }
}

/** Attributes of a product that its name tells: what it is one of, without yes and no and without bare counts. */
export function telling(product: DemoProduct): [string, Value][] {
  return Object.entries(product.choices).filter(([key, value]) => {
    const facts = attributes[key]
    return facts && facts.kind !== 3 && key !== 'box' && (facts.unit !== '' || /[a-z.]/iu.test(String(value)))
  })
}
