import * as v from 'valibot'
import { articleNumberSchema, pathSchema, textLanguage } from '../common.ts'

const relatedSchema = v.object({
  code: v.string(),
  name: v.string(),
  ...textLanguage,
  url: pathSchema,
  imageUrl: pathSchema,
})
export type RelatedProduct = v.InferOutput<typeof relatedSchema>

export const recommendationsQuerySchema = v.object({ code: articleNumberSchema })

/** `GET /api/recommendations/product?code=…`: recommendations for a product page; 404 if the product is unknown. */
export const recommendationsSchema = v.object({
  accessories: v.array(relatedSchema),
  alternatives: v.array(relatedSchema),
  /** The customer's purchases of the product, newest first; empty for visitors and users who may not see orders. */
  recentlyBought: v.array(
    v.object({
      code: v.string(),
      quantity: v.number(),
      displayUnitCode: v.string(),
      /** ISO 8601 in UTC. */
      placedAt: v.string(),
      orderNumber: v.string(),
    }),
  ),
  /** The branch's next delivery day for goods in stock, and its name. */
  delivery: v.object({ nextDeliveryDate: v.string(), branch: v.string() }),
})
export type Recommendations = v.InferOutput<typeof recommendationsSchema>
