/**
 * The attribute for what the name of an article adds to that of its product, where a supplier names each article of a product by
 * itself: `DN 15` of `Kulventil DN 15`.
 */
export const ownNameKey = 'article-name'
