/**
 * What has changed of a product: its `price` or `stock`; its `text` (anything that it is found, filtered or named by:
 * words, category, brand, labels, attributes, numbers, variants); or that it was `added` or `removed`.
 */
export const changeKinds = ['price', 'stock', 'text', 'added', 'removed'] as const
export type ChangeKind = (typeof changeKinds)[number]
