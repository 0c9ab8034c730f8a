import * as v from 'valibot'

/** The user's last request for the erasure of personal data; null without one. */
export const erasureSchema = v.object({
  request: v.nullable(
    v.object({
      /** `sent` until an operator has erased the data. */
      state: v.picklist(['sent', 'done', 'withdrawn']),
      /** ISO 8601 in UTC. */
      createdAt: v.string(),
      changedAt: v.string(),
    }),
  ),
})
export type Erasure = v.InferOutput<typeof erasureSchema>
