import * as v from 'valibot'
import {
  attributeSchema,
  labelKindSchema,
  linkSchema,
  pageNumberSchema,
  pathSchema,
  textLanguage,
} from '../common.ts'
import { variantItemSchema } from './product.ts'

/** Facet value types (spec §3): 1 single value, 2 interval, 3 radio. */
export const facetValueTypeSchema = v.picklist([1, 2, 3])

export const facetValueSchema = v.object({
  fieldName: v.string(),
  text: v.string(),
  ...textLanguage,
  value: v.string(),
  type: facetValueTypeSchema,
  selected: v.boolean(),
  disabled: v.boolean(),
  count: v.number(),
  /** Bounds of an interval facet over the whole list, null for other types. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
})
export type FacetValue = v.InferOutput<typeof facetValueSchema>

export const facetSchema = v.object({
  attributeId: v.string(),
  name: v.string(),
  ...textLanguage,
  unit: v.string(),
  values: v.array(facetValueSchema),
})
export type Facet = v.InferOutput<typeof facetSchema>

/** Facets of a list (spec §3). `activeFacets` repeats the selected values, in the order of the address. */
export const facetsSchema = v.object({
  myAssortment: v.nullable(facetSchema),
  /**
   * In stock (radio): anywhere or not (an empty value), in the customer's warehouse (`mine`), or in a branch (its id).
   * Null for visitors, who see no stock, and for a moment after the start of the service.
   */
  inStock: v.nullable(facetSchema),
  topCategoryFacets: v.array(facetSchema),
  globalFacets: v.array(facetSchema),
  dynamicFacets: v.array(facetSchema),
  activeFacets: v.array(facetSchema),
})
export type Facets = v.InferOutput<typeof facetsSchema>

/**
 * The three sorts of spec §2, and three for customers: by their own price of one unit (campaigns of the day included),
 * and by the stock of their warehouse or of the one that the list is narrowed to. Who may not see those gets the first.
 */
export const sorts = [
  'Relevance',
  'AlphabeticalAsc',
  'AlphabeticalDesc',
  'PriceAsc',
  'PriceDesc',
  'StockDesc',
] as const
export type Sort = (typeof sorts)[number]

/** Limits of a list's query (reliability 2.9). A page drops what exceeds them and says so; a call is refused. */
export const listLimits = {
  /** Number of filtered attributes, including intervals. */
  attributes: 50,
  /** Number of values of one attribute. */
  valuesOfOne: 100,
  /** Number of values of all attributes together; each bound of an interval counts as one. */
  values: 200,
  /** Length of an attribute's id. */
  attributeId: 64,
  /** Length of a value, and of a phrase. */
  text: 256,
  /** Number of pages. */
  pages: 416,
} as const
export type ListLimits = typeof listLimits

const listText = v.optional(v.pipe(v.string(), v.maxLength(listLimits.text)))

/**
 * Query of a product list (spec §2): beside these, `parameters.Facets[id]` for each chosen value of a filter and
 * `parameters.IntervalFacets[id].From` and `.To` for the bounds of an interval; `IntervalFacets_min_id`,
 * `IntervalFacets_max_id` and `sort-radio` mean the same, as forms without script send them. Longer phrases are cut.
 * `parameters.Mentions` lists the products that only mention the words of the phrase, if no other product has them; it
 * changes nothing otherwise.
 */
export const productListQuerySchema = v.objectWithRest(
  {
    'parameters.SearchPhrase': v.optional(v.string()),
    'parameters.FullTextSearchPhrase': v.optional(v.string()),
    'parameters.Mentions': v.optional(v.literal('true')),
    'parameters.page': v.optional(pageNumberSchema),
    'parameters.Sort': v.optional(v.picklist(sorts)),
    'sort-radio': v.optional(v.picklist(sorts)),
  },
  listText,
)

/**
 * `path` is the category's path, such as `valves/ball-valves`; the other parameters are those of a product list.
 */
export const categoryQuerySchema = v.objectWithRest(
  { path: v.pipe(v.string(), v.maxLength(200)), ...productListQuerySchema.entries },
  listText,
)

/** One row of a product list: the product and its best matching variant. */
export const productHitSchema = v.object({
  code: v.string(),
  name: v.string(),
  ...textLanguage,
  brand: v.string(),
  url: pathSchema,
  imageUrl: pathSchema,
  labels: v.array(labelKindSchema),
  /** Number of variants that `/api/search/variants` returns with the filters of the list. */
  variantCount: v.number(),
  keyAttributes: v.array(attributeSchema),
  variant: variantItemSchema,
  ticket: v.string(),
})
export type ProductHit = v.InferOutput<typeof productHitSchema>

/**
 * The words of a phrase, corrected ones as they were searched for: `used` are those that every hit has, `unused` all
 * others. `phrase` is what the hits are for. Null without a phrase, and if the phrase was found as an article number.
 */
export const searchedWordsSchema = v.nullable(
  v.object({ phrase: v.string(), used: v.array(v.string()), unused: v.array(v.string()) }),
)
export type SearchedWords = v.InferOutput<typeof searchedWordsSchema>

const nearHits = { total: v.number(), products: v.array(productHitSchema) }

/**
 * What the first page of a list goes on with: as many products as it has room for; `total` counts all of them. They
 * pass the filters, and neither the list's `total` nor its facets count them.
 */
export const nearMatchesSchema = v.variant('kind', [
  /**
   * If fewer than ten products have all words: products that have all but `unused`. `link` leads to the list of the
   * phrase without it.
   */
  v.object({ kind: v.literal('withoutWord'), unused: v.string(), link: linkSchema, ...nearHits }),
  /**
   * If the list is empty, since nothing but descriptions has the `words`: products that mention them. The same query
   * with `parameters.Mentions` lists all.
   */
  v.object({ kind: v.literal('mentions'), words: v.string(), ...nearHits }),
])
export type NearMatches = v.InferOutput<typeof nearMatchesSchema>

/**
 * `GET /api/search`: the list of a search page. Query: the `parameters.*` of spec §2, as they are in the page's
 * address.
 */
export const searchResultSchema = v.object({
  searchPhrase: v.string(),
  didYouMean: v.nullable(linkSchema),
  /** Set if the phrase is exactly one article number: the target of Enter. */
  exactMatchUrl: v.nullable(pathSchema),
  /** Articles whose number is one typing error away from a phrase that is no number: the likeliest first. */
  nearNumbers: v.array(v.object({ variantNumber: v.string(), name: v.string(), url: pathSchema })),
  /**
   * Percent of the search index that is built, while there is none; null otherwise. Meanwhile a category lists its
   * products in the order of the catalogue, without filters and sorts, and a phrase finds articles by number only.
   */
  preparing: v.nullable(v.number()),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  sort: v.picklist(sorts),
  products: v.array(productHitSchema),
  words: searchedWordsSchema,
  /** The products only mention the words in their descriptions, as `parameters.Mentions` asks. */
  onlyMentioned: v.boolean(),
  nearMatches: v.nullable(nearMatchesSchema),
  facets: facetsSchema,
})
export type SearchResult = v.InferOutput<typeof searchResultSchema>

/** `GET /api/category?path=valves/ball-valves`: one category with its list. 404 if it does not exist. */
export const categoryResultSchema = v.object({
  path: v.string(),
  name: v.string(),
  description: v.string(),
  breadcrumbs: v.array(linkSchema),
  subCategories: v.array(
    v.object({ name: v.string(), url: pathSchema, imageUrl: pathSchema, count: v.number() }),
  ),
  result: searchResultSchema,
})
export type CategoryResult = v.InferOutput<typeof categoryResultSchema>

/** One article among quick results: `text` names it by what tells it from its sisters, `itemId` is its number. */
export const productCardSchema = v.object({
  text: v.string(),
  ...textLanguage,
  url: pathSchema,
  imageUrl: pathSchema,
  showMyAssortmentStar: v.boolean(),
  /** It has been replaced: it has neither stock nor price. */
  isReplacement: v.boolean(),
  displayUnitCode: v.string(),
  /** As of the variant. */
  priceOnRequest: v.optional(v.literal(true)),
  trackingAttributes: v.object({ itemId: v.string() }),
})
export type ProductCard = v.InferOutput<typeof productCardSchema>

export const quickSearchQuerySchema = v.object({ searchPhrase: v.optional(v.string()) })

/** `GET /api/search/quick?searchPhrase=kul` (spec §3 "Quick search result"). */
export const quickSearchSchema = v.object({
  originalSearchPhrase: v.string(),
  searchPhrase: v.string(),
  words: searchedWordsSchema,
  didYouMean: v.nullable(linkSchema),
  alternativeSearch: v.nullable(linkSchema),
  suggestions: v.array(linkSchema),
  productCategories: v.array(linkSchema),
  categoryCards: v.array(v.object({ text: v.string(), parentName: v.string(), url: pathSchema })),
  productCards: v.array(productCardSchema),
  /** Articles whose number is one typing error away from a phrase that is no number: the likeliest first. */
  nearNumbers: v.array(productCardSchema),
  /** Set when the phrase is exactly one article number: where Enter goes. */
  exactMatchUrl: v.nullable(pathSchema),
  /** Percent of the search index that is built, while there is none to answer from; null otherwise. */
  preparing: v.nullable(v.number()),
  hasOriginalSearchResults: v.boolean(),
})
export type QuickSearchResult = v.InferOutput<typeof quickSearchSchema>
