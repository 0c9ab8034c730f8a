import * as v from 'valibot'
import { moneySchema, pathSchema } from '../common.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))
/** Maximum length of a text on a garment. */
export const longestGarmentText = 40
const garmentText = v.pipe(v.string(), v.maxLength(longestGarmentText))

/**
 * The choices for an article, named as in the cart's add payload (spec §3). `print` and `embroidery` are `yes` or
 * empty; texts may be empty.
 */
export const choicesEntries = {
  itemConfigurations: v.optional(v.record(shortText, shortText), {}),
  print: v.optional(shortText, ''),
  embroidery: v.optional(shortText, ''),
  textPrint: v.optional(garmentText, ''),
  textEmbroidery: v.optional(garmentText, ''),
  logoId: v.optional(shortText, ''),
  garmentText: v.optional(garmentText, ''),
}
export const choicesSchema = v.object(choicesEntries)
/** Complete choices. */
export type Choices = v.InferOutput<typeof choicesSchema>

/** Surcharge of an option: per order unit of the line, or once per order line. */
export const optionPriceSchema = v.object({ amount: moneySchema, per: v.picklist(['piece', 'line']) })
export type OptionPrice = v.InferOutput<typeof optionPriceSchema>

/** Absent if it is free, or if prices are not visible. */
const price = v.optional(optionPriceSchema)

/** A choice as shown: `Leg length: D104`. */
export const chosenSchema = v.object({ name: v.string(), value: v.string(), price })
export type Chosen = v.InferOutput<typeof chosenSchema>

const placeSchema = v.object({
  field: v.picklist(['textPrint', 'textEmbroidery', 'garmentText', 'logoId']),
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
})

/**
 * `GET /api/product/{code}/configuration`: the options of an article; 404 if it has none (spec §7). `code` is that
 * of a variant or its product. Signed-in customers are offered their own logos.
 */
export const configurationSchema = v.object({
  /**
   * Texts of the form, in the reader's language; `{0}` is the article's name, the maximum length, or the quantity.
   */
  labels: v.object({
    title: v.string(),
    finishing: v.string(),
    addPrint: v.string(),
    addEmbroidery: v.string(),
    textPrint: v.string(),
    textEmbroidery: v.string(),
    garmentText: v.string(),
    logo: v.string(),
    noLogo: v.string(),
    noChoice: v.string(),
    textHint: v.string(),
    preview: v.string(),
    missingChoice: v.string(),
    missingText: v.string(),
    quantity: v.string(),
  }),
  /** Currency of the prices, and the order unit of `piece` as shown. */
  currency: v.string(),
  unit: v.string(),
  configurations: v.array(
    v.object({
      optionId: v.string(),
      name: v.string(),
      description: v.string(),
      /** Quantity of the chosen product per article. */
      quantity: v.number(),
      required: v.boolean(),
      options: v.array(v.object({ productId: v.string(), name: v.string(), description: v.string(), price })),
    }),
  ),
  offer: v.object({
    print: v.boolean(),
    embroidery: v.boolean(),
    garmentText: v.boolean(),
    prices: v.object({ print: price, embroidery: price, garmentText: price, logo: price }),
    logoRequired: v.boolean(),
    logos: v.array(v.object({ logoId: v.string(), name: v.string(), imageUrl: pathSchema })),
    /** Sides of the garment with their printable areas, in percent of the square picture. */
    views: v.array(
      v.object({
        id: v.string(),
        label: v.string(),
        imageUrl: pathSchema,
        ink: v.picklist(['dark', 'light']),
        places: v.array(placeSchema),
      }),
    ),
  }),
})
export type ProductConfiguration = v.InferOutput<typeof configurationSchema>
