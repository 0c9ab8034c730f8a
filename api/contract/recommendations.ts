import * as v from 'valibot'
import { articleNumberSchema, pathSchema } from './common.ts'

const relatedSchema = v.object({ code: v.string(), name: v.string(), url: pathSchema, imageUrl: pathSchema })
export type RelatedProduct = v.InferOutput<typeof relatedSchema>

export const recommendationsQuerySchema = v.object({ code: articleNumberSchema })

/** `GET /api/recommendations/product?code=…`: what stands around a product on its page; 404 when it is unknown. */
export const recommendationsSchema = v.object({
  accessories: v.array(relatedSchema),
  alternatives: v.array(relatedSchema),
  /** What the customer has bought of the product, newest first; empty for visitors and who may not see orders. */
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
  /** The next day on which the branch delivers what is in stock, and its name. */
  delivery: v.object({ nextDeliveryDate: v.string(), branch: v.string() }),
})
export type Recommendations = v.InferOutput<typeof recommendationsSchema>
