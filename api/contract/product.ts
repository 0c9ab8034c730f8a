import * as v from 'valibot'
import {
  articleNumberSchema,
  attributeSchema,
  labelKindSchema,
  linkSchema,
  moneySchema,
  pathSchema,
  stockSchema,
} from './common.ts'

/** One variant of a list (spec §3 "Variant item"). Stock and price are null until `stockprices` has answered. */
export const variantItemSchema = v.object({
  code: v.string(),
  originalCode: v.string(),
  /** The signed-in customer's own number for the article, else empty. */
  customCode: v.string(),
  url: pathSchema,
  ticket: v.string(),
  stock: v.nullable(stockSchema),
  price: v.nullable(moneySchema),
  /** What the price is for, as shown: `st`, `m`, `100 st`. */
  priceUnit: v.string(),
  isCampaignPrice: v.boolean(),
  buyable: v.boolean(),
  isReplacement: v.boolean(),
  replacementLink: v.nullable(pathSchema),
  isActiveVariant: v.boolean(),
  /** Quantities snap up to multiples of this (pack or length), in the order unit. Always above 0. */
  unitVolume: v.number(),
  /** Decimals that a quantity may have, 0 to 3. */
  decimalPrecision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  /** Order unit as shown: `st`, `m`, `par`. */
  displayUnitCode: v.string(),
  image: v.object({ url: pathSchema }),
  productName: v.string(),
  ean: v.string(),
  /** Whether something can be chosen about the article, or must be before it is added (VAR-13); absent when not. */
  configuration: v.optional(v.picklist(['optional', 'required'])),
  /**
   * On a product's page: how many volume prices `stockprices` will give the signed-in customer, so that the page reserves space for them;
   * absent when none.
   */
  volumeSteps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  attributes: v.record(v.string(), v.object({ value: v.string(), unit: v.string(), isUnit: v.boolean() })),
})
export type VariantItem = v.InferOutput<typeof variantItemSchema>

/**
 * `GET /api/search/variants?productCode=…&activeVariantNumber=…` with the filters of a list (spec §3 "Variant list", §7): the
 * variants that pass them, all without filters. Columns are those of the whole product, so that they stay the same.
 */
export const variantListSchema = v.object({
  settings: v.object({
    /** Attribute key to column title, in column order. */
    headers: v.record(v.string(), v.string()),
  }),
  items: v.array(variantItemSchema),
})
export type VariantList = v.InferOutput<typeof variantListSchema>

/** The filters of a product list may stand beside these. */
export const variantListQuerySchema = v.object({
  productCode: articleNumberSchema,
  activeVariantNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(25)), ''),
})

/** `GET /api/product/{code}`: code of a product or of one of its variants. 404 when unknown. */
export const productSchema = v.object({
  code: v.string(),
  name: v.string(),
  brand: v.string(),
  url: pathSchema,
  description: v.string(),
  warrantyText: v.string(),
  labels: v.array(labelKindSchema),
  images: v.array(v.object({ url: pathSchema, alt: v.string() })),
  breadcrumbs: v.array(linkSchema),
  keyAttributes: v.array(attributeSchema),
  attributes: v.array(attributeSchema),
  documents: v.array(
    v.object({
      title: v.string(),
      /** A local path of the shop, or an https address elsewhere. */
      url: v.union([pathSchema, v.pipe(v.string(), v.regex(/^https:\/\/[^/\s]+\/\S*$/u))]),
      kind: v.string(),
      /** 0 if unknown. */
      bytes: v.number(),
    }),
  ),
  /** Products that follow this one, and those that it followed. */
  replacedBy: v.array(linkSchema),
  replaces: v.array(linkSchema),
  variantList: variantListSchema,
})
export type Product = v.InferOutput<typeof productSchema>

/** `POST /api/variants/stockprices`: up to 500 codes; 404 when none is known (spec §4, reliability 2.9). */
export const stockPricesRequestSchema = v.object({
  items: v.pipe(v.array(articleNumberSchema), v.minLength(1), v.maxLength(500)),
  /** The warehouse that the visitor has chosen; its stock comes beside the customer's own (VAR-12). */
  warehouseId: v.optional(v.pipe(v.string(), v.maxLength(64))),
})
export const stockPricesSchema = v.object({
  currency: v.string(),
  items: v.array(
    v.object({
      code: v.string(),
      stock: stockSchema,
      /** Null when the customer hides prices or has none for the article. */
      price: v.nullable(moneySchema),
      priceUnit: v.string(),
      isCampaignPrice: v.boolean(),
      /** The price before the campaign, when there is one. */
      ordinaryPrice: v.nullable(moneySchema),
      /** Prices from a quantity on, the least first; only those below the price. */
      volumePrices: v.array(v.object({ from: v.number(), price: moneySchema })),
      /** What the chosen warehouse has; null when none is chosen or it is not known. */
      localStock: v.nullable(stockSchema),
    }),
  ),
})
export type StockPrices = v.InferOutput<typeof stockPricesSchema>
export type StockPrice = StockPrices['items'][number]

/** `GET /api/warehouses`: those of the site's country, by name. */
export const warehousesSchema = v.object({
  warehouses: v.array(v.object({ id: v.string(), name: v.string() })),
})
export type Warehouses = v.InferOutput<typeof warehousesSchema>
