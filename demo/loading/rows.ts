import type { Insertable } from 'kysely'
import type { Database } from '@tradecounter/api/seed'
import { attributes } from '../catalogue/attributes.ts'
import { categoryIdOf } from '../catalogue/categories.ts'
import { dayFrom } from './dates.ts'
import { priceStep, type DemoProduct, type DemoVariant } from '../catalogue/product.ts'
import { seededRandom, type Random } from '../catalogue/random.ts'
import { documentTitles, productDescription, productName, textRows, type Text } from '../catalogue/texts.ts'
import { priceGroups, warehouses } from '../catalogue/markets.ts'

type Rows<T extends keyof Database> = Insertable<Database[T]>[]

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[åä]/gu, 'a')
    .replaceAll('ö', 'o')
    .replaceAll(/[^a-z0-9]+/gu, '-')

/** The row of a product. Its slug is Swedish. */
export function productRow(product: DemoProduct, today: Date): Insertable<Database['products']> {
  const { family, brand, series } = product
  return {
    id: product.id,
    code: product.code,
    slug: slugOf(`${family.name.sv} ${brand} ${series}`),
    family: family.key,
    brand,
    categoryId: categoryIdOf(family),
    labels: product.labels.join(','),
    warranty: String(family.warrantyYears),
    replacedBy: product.replacedBy,
    createdOn: dayFrom(today, -product.age),
  }
}

/** Name and description of a product in every language. */
export function productTexts(product: DemoProduct): Text[] {
  const owner = `product:${product.id}`
  return [
    ...textRows(owner, 'name', productName(product)),
    ...textRows(owner, 'description', productDescription(product)),
  ]
}

/** A data sheet for every product, and a declaration of performance for building products. */
export function documentRows(product: DemoProduct): Rows<'documents'> {
  const declared = /^(?:pipe|fittings|valves|drainage|ventilation)\//u.test(product.family.category)
  return Object.keys(documentTitles)
    .slice(0, declared ? 2 : 1)
    .map((kind, index) => ({
      id: product.id * 10 + index,
      productId: product.id,
      kind,
      url: `/documents/${product.code}/${kind}.pdf`,
      // The size of a typical document: they are created on demand.
      bytes: 3600,
    }))
}

/** The row of a variant. */
export function variantRow(product: DemoProduct, variant: DemoVariant): Insertable<Database['variants']> {
  const { pack } = product.family
  return {
    id: variant.id,
    code: variant.code,
    productId: product.id,
    position: variant.position,
    manufacturerNumber: variant.manufacturerNumber,
    ean: variant.ean,
    unit: pack.unit,
    decimalPrecision: pack.precision,
    unitVolume: variant.unitVolume,
    pricePer: pack.pricePer,
    buyable: variant.buyable ? 1 : 0,
    replacedBy: variant.replacedBy,
    picture: variant.picture,
  }
}

/** Measures are stored in thousandths, other values as their key or text. */
export function attributeRows(variant: DemoVariant): Rows<'variantAttributes'> {
  return Object.entries(variant.attributes).map(([attributeKey, value]) =>
    attributes[attributeKey]?.kind === 2
      ? { variantId: variant.id, attributeKey, number: Math.round(Number(value) * 1000), value: null }
      : { variantId: variant.id, attributeKey, number: null, value: String(value) },
  )
}

/** A price in every group, with the product's campaign if it has one. */
export function priceRows(product: DemoProduct, variant: DemoVariant, today: Date): Rows<'prices'> {
  const { campaign } = product
  const outlet = product.labels.includes(10) ? 0.6 : 1
  return priceGroups.map(({ id, factor }, index) => {
    // Discounts of a group differ by product.
    const bargained = 0.97 + ((product.id * 7 + index * 13) % 7) / 100
    const amount = priceStep(Math.round(variant.listPrice * factor * bargained * outlet))
    return {
      variantId: variant.id,
      priceGroup: id,
      amount,
      campaignAmount: campaign ? priceStep(Math.round(amount * campaign.share)) : null,
      campaignFrom: campaign ? dayFrom(today, campaign.from) : null,
      campaignUntil: campaign ? dayFrom(today, campaign.until) : null,
    }
  })
}

interface StockLevel {
  type: number
  packs: number
  /** Days until the next delivery; null when none is expected. */
  awaited: number | null
}

function stockLevelOf(variant: DemoVariant, random: Random): StockLevel {
  if (variant.replacedBy)
    return random.happens(0.3)
      ? { type: 2, packs: random.between(1, 9), awaited: null }
      : { type: 5, packs: 0, awaited: null }
  const lot = random.next()
  if (lot < 0.72) return { type: 3, packs: random.between(10, 400), awaited: null }
  if (lot < 0.82) return { type: 2, packs: random.between(1, 9), awaited: random.between(2, 20) }
  if (lot < 0.9) return { type: 1, packs: 0, awaited: random.between(3, 45) }
  if (lot < 0.96) return { type: 4, packs: 0, awaited: random.between(10, 60) }
  if (lot < 0.98) return { type: 6, packs: random.between(1, 40), awaited: null }
  return lot < 0.99 ? { type: 5, packs: 0, awaited: null } : { type: 0, packs: 0, awaited: null }
}

/** Stock of a variant in every warehouse. The catalogue has all seven stock types. */
export function stockRows(variant: DemoVariant, today: Date): Rows<'stock'> {
  const random = seededRandom(`stock:${variant.code}`)
  return warehouses.map(({ id }) => {
    const { type, packs, awaited } = stockLevelOf(variant, random)
    return {
      variantId: variant.id,
      warehouseId: id,
      type,
      quantity: packs * variant.unitVolume,
      firstDeliveryDate: awaited === null ? null : dayFrom(today, awaited),
    }
  })
}
