import * as v from 'valibot'
import { moneySchema, pathSchema } from './common.ts'

const shortText = v.pipe(v.string(), v.maxLength(200))
/** Longest text that can be put on a garment. */
export const longestGarmentText = 40
const garmentText = v.pipe(v.string(), v.maxLength(longestGarmentText))

/**
 * What was chosen about an article, in the words of the cart's add payload (spec §3). `print` and `embroidery` are
 * `yes` or empty; texts are empty where nothing is written.
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
/** Choices with nothing left out. */
export type Choices = v.InferOutput<typeof choicesSchema>

/** What an option costs beside its article: for each order unit of the line, or once for the whole order line. */
export const optionPriceSchema = v.object({ amount: moneySchema, per: v.picklist(['piece', 'line']) })
export type OptionPrice = v.InferOutput<typeof optionPriceSchema>

/** Absent where it costs nothing, and for who sees no prices. */
const price = v.optional(optionPriceSchema)

/** What was chosen, as it is read: `Leg length: D104`. */
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
 * `GET /api/product/{code}/configuration`: what can be chosen about an article; 404 when nothing can (spec §7).
 * `code` is a variant's or its product's. A signed-in customer is offered its own logos.
 */
export const configurationSchema = v.object({
  /** Words of the form, in the reader's language; `{0}` is the article's name, the longest text, the quantity. */
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
  /** Of the prices, and the order unit that `piece` means, as shown. */
  currency: v.string(),
  unit: v.string(),
  configurations: v.array(
    v.object({
      optionId: v.string(),
      name: v.string(),
      description: v.string(),
      /** How many of the chosen product go with one of the article. */
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
    /** Sides of the garment with the places of what can stand there, in percent of the square picture. */
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
