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
