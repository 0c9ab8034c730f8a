/**
 * The kind of a product's change: its `price` or `stock`; its `text` (everything by which it is found, filtered or
 * named: texts, category, brand, labels, attributes, numbers, variants); or that it was `added` or `removed`.
 */
export const changeKinds = ['price', 'stock', 'text', 'added', 'removed'] as const
export type ChangeKind = (typeof changeKinds)[number]
