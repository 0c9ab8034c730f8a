import * as v from 'valibot'

/** Serial and batch numbers of the goods of a line, at most 100 of each; `moreNumbers` says how many more there are. */
export const goodsNumbersSchema = v.object({
  serials: v.array(v.string()),
  batches: v.array(v.string()),
  moreNumbers: v.number(),
})
export type GoodsNumbers = v.InferOutput<typeof goodsNumbersSchema>
