import type { LabelKind } from '@tradecounter/api/contract'
import type { WordKey } from '@tradecounter/shop/core'

export type BadgeKind = 'campaign' | 'rental' | 'outlet' | 'new'

/** Product label kinds (spec §3) and the badges that show them, in the order in which they stand. */
const badges: readonly { label: LabelKind; kind: BadgeKind; word: WordKey }[] = [
  { label: 1, kind: 'campaign', word: 'product.label.campaign' },
  { label: 15, kind: 'new', word: 'product.label.new' },
  { label: 10, kind: 'outlet', word: 'product.label.outlet' },
  { label: 5, kind: 'rental', word: 'product.label.rental' },
]

/** The badges of a product's labels; unknown kinds show nothing. */
export const badgesOf = (labels: readonly LabelKind[]): readonly { kind: BadgeKind; word: WordKey }[] =>
  badges.filter(({ label }) => labels.includes(label))
