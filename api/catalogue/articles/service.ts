/** Articles: what other features read and show of them. */
export { articleTextsFor, type ArticleTexts } from './article-texts.ts'
export {
  type ArticleRow,
  findArticlesByCode,
  findArticlesById,
  findBuyableArticle,
  findVolumePrices,
  isPriceOnRequest,
  noPrice,
  type PriceVisibility,
  priceVisibilityOf,
  type Terms,
} from './find-articles.ts'
export { findNeighbours } from './neighbours.ts'
export { isDayNumber, normaliseNumber } from './number-readings.ts'
export { findVariantsByEanRange } from './numbers.ts'
export { type ArticleOffer, articleOffersFor, currencyOf, noOffer } from './offer.ts'
export { pictureTextsFor } from './picture-texts.ts'
export { discountOf, divideHalfUp, lineTotal, priceAt, sumOf } from './price.ts'
export {
  addQuantities,
  fitsLine,
  fromStored,
  leastQuantity,
  type Packing,
  quantityInvalid,
  snapUp,
  toStored,
} from './quantity.ts'
export {
  onlyArticle,
  resolveNumbers,
  type ResolvedArticle,
  type ResolvedNumber,
  resolveVariants,
} from './resolve-numbers.ts'
export {
  articleErrors,
  articleUrl,
  categoryUrl,
  pictureUrl,
  priceDay,
  priceOf,
  searchUrl,
  stockOf,
} from './view.ts'
