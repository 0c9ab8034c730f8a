import * as v from 'valibot'
import {
  articleNumberLength,
  articleNumberSchema,
  attributeSchema,
  labelKindSchema,
  linkSchema,
  moneySchema,
  pathSchema,
  stockSchema,
  textLanguage,
} from '../common.ts'
import { agreementPriceSchema } from '../order-agreements/index.ts'

/** One variant of a list (spec §3 "Variant item"). Stock and price are null until `stockprices` is called. */
export const variantItemSchema = v.object({
  code: v.string(),
  originalCode: v.string(),
  /** The signed-in customer's own number for the article, or empty. */
  customCode: v.string(),
  url: pathSchema,
  ticket: v.string(),
  stock: v.nullable(stockSchema),
  price: v.nullable(moneySchema),
  /** The price unit as shown: `st`, `m`, `100 st`. */
  priceUnit: v.string(),
  isCampaignPrice: v.boolean(),
  /** False also for an article that has no price at all. */
  buyable: v.boolean(),
  /** No customer has a price for the article: the price is on request. Absent when some have. */
  priceOnRequest: v.optional(v.literal(true)),
  isReplacement: v.boolean(),
  replacementLink: v.nullable(pathSchema),
  isActiveVariant: v.boolean(),
  /** Quantities are rounded up to multiples of this (pack or length), in the order unit. Always above 0. */
  unitVolume: v.number(),
  /** Decimals of a quantity, 0 to 3. */
  decimalPrecision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  /** Order unit as shown: `st`, `m`, `par`. */
  displayUnitCode: v.string(),
  image: v.object({ url: pathSchema }),
  /** The product's name with the label: the name of the article. */
  productName: v.string(),
  /**
   * The displayed label that distinguishes the article from the other variants of its product, e.g. `22 mm`; empty
   * for an only variant.
   */
  variantLabel: v.string(),
  /** The language of `productName`. */
  ...textLanguage,
  ean: v.string(),
  /** Whether the article has optional or required choices (VAR-13); absent without choices. */
  configuration: v.optional(v.picklist(['optional', 'required'])),
  /**
   * On a product page: the number of volume prices that `stockprices` will return for the signed-in customer, so
   * that the page reserves their space; absent if none.
   */
  volumeSteps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  attributes: v.record(
    v.string(),
    v.object({ value: v.string(), unit: v.string(), isUnit: v.boolean(), ...textLanguage }),
  ),
})
export type VariantItem = v.InferOutput<typeof variantItemSchema>

/**
 * `GET /api/search/variants?productCode=…&activeVariantNumber=…` with the filters of a list (spec §3 "Variant
 * list", §7): the matching variants, without filters all. Columns are those of the whole product, so that they do
 * not change with the filters.
 */
export const variantListSchema = v.object({
  settings: v.object({
    /** Attribute key to column title, in column order. */
    headers: v.record(v.string(), v.string()),
    /** Languages of column titles that are not in the language of the answer, by attribute key. */
    headerLanguages: v.optional(v.record(v.string(), v.string())),
  }),
  items: v.array(variantItemSchema),
})
export type VariantList = v.InferOutput<typeof variantListSchema>

/** Also accepts the filters of a product list. */
export const variantListQuerySchema = v.object({
  productCode: articleNumberSchema,
  activeVariantNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(articleNumberLength)), ''),
})

/** A data sheet, certificate or another document of a product. */
export const productDocumentSchema = v.object({
  title: v.string(),
  /** A local path of the shop, or an https address elsewhere. */
  url: v.union([pathSchema, v.pipe(v.string(), v.regex(/^https:\/\/[^/\s]+\/\S*$/u))]),
  kind: v.string(),
  /** 0 if unknown. */
  bytes: v.number(),
})

/** `GET /api/product/{code}`: code of a product or of one of its variants. 404 if unknown. */
export const productSchema = v.object({
  code: v.string(),
  name: v.string(),
  ...textLanguage,
  brand: v.string(),
  url: pathSchema,
  description: v.string(),
  /** The language of the description, as `lang` of the name. */
  descriptionLang: v.optional(v.string()),
  warrantyText: v.string(),
  labels: v.array(labelKindSchema),
  images: v.array(v.object({ url: pathSchema, alt: v.string() })),
  breadcrumbs: v.array(linkSchema),
  keyAttributes: v.array(attributeSchema),
  attributes: v.array(attributeSchema),
  documents: v.array(productDocumentSchema),
  /** Successors and predecessors of this product. */
  replacedBy: v.array(linkSchema),
  replaces: v.array(linkSchema),
  variantList: variantListSchema,
})
export type Product = v.InferOutput<typeof productSchema>

/** `GET /api/site/product-address`: the page of a product address that is not in today's form, by its last segment. */
export const earlierAddressQuerySchema = v.object({
  written: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
})
export const earlierAddressSchema = v.object({
  /** Path without locale prefix; null if no article fits. */
  url: v.nullable(v.string()),
})
export type EarlierAddress = v.InferOutput<typeof earlierAddressSchema>

/** `POST /api/variants/stockprices`: up to 500 codes; 404 if none is known (spec §4, reliability 2.9). */
export const stockPricesRequestSchema = v.object({
  items: v.pipe(v.array(articleNumberSchema), v.minLength(1), v.maxLength(500)),
  /**
   * The warehouse chosen by the visitor; its stock is returned in addition to the customer's own (VAR-12). Absent: the
   * user's branch for orders, if there is one.
   */
  warehouseId: v.optional(v.pipe(v.string(), v.maxLength(64))),
})
export const stockPricesSchema = v.object({
  currency: v.string(),
  items: v.array(
    v.object({
      code: v.string(),
      stock: stockSchema,
      /** Null if the customer hides prices or has none for the article. */
      price: v.nullable(moneySchema),
      /**
       * The customer has no price for the smallest quantity: the price is on request, and the article can be bought
       * from the first of its volume prices on, if it has any. Absent when there is a price, also a hidden one.
       */
      priceOnRequest: v.optional(v.literal(true)),
      priceUnit: v.string(),
      isCampaignPrice: v.boolean(),
      /** The price before the campaign, if there is one. */
      ordinaryPrice: v.nullable(moneySchema),
      /** Volume prices, the smallest quantity first; only those below the price. */
      volumePrices: v.array(v.object({ from: v.number(), price: moneySchema })),
      /** The lowest price of the customer's order agreements, for those who may see them; absent without one. */
      agreementPrice: v.optional(agreementPriceSchema),
      /** Stock in the chosen warehouse; null if none is chosen or it is unknown. */
      localStock: v.nullable(stockSchema),
    }),
  ),
})
export type StockPrices = v.InferOutput<typeof stockPricesSchema>
export type StockPrice = StockPrices['items'][number]

/** `GET /api/warehouses`: the warehouses in the site's country, by name. */
export const warehousesSchema = v.object({
  warehouses: v.array(v.object({ id: v.string(), name: v.string() })),
})
export type Warehouses = v.InferOutput<typeof warehousesSchema>
