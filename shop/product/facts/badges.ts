import type { LabelKind } from '@tradecounter/api/contract'

/** Product label kinds (spec §3) and their badges, in display order. */
const badges = [
  [1, 'campaign'],
  [15, 'new'],
  [10, 'outlet'],
  [5, 'rental'],
] as const satisfies readonly (readonly [LabelKind, string])[]

/** The badges of a product's labels with the keys of their texts; unknown kinds are left out. */
export const badgesOf = (labels: readonly LabelKind[]) =>
  badges
    .filter(([label]) => labels.includes(label))
    .map(([, kind]) => ({ kind, key: `product.label.${kind}` as const }))
