import * as v from 'valibot'
import { attributeSchema, labelKindSchema, linkSchema, pageNumberSchema, pathSchema } from './common.ts'
import { variantItemSchema } from './product.ts'

/** Facet value types (spec §3): 1 single value, 2 interval, 3 radio. */
export const facetValueTypeSchema = v.picklist([1, 2, 3])

export const facetValueSchema = v.object({
  fieldName: v.string(),
  text: v.string(),
  value: v.string(),
  type: facetValueTypeSchema,
  selected: v.boolean(),
  disabled: v.boolean(),
  count: v.number(),
  /** Bounds of an interval facet over the whole list, null for the other types. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
})
export type FacetValue = v.InferOutput<typeof facetValueSchema>

export const facetSchema = v.object({
  attributeId: v.string(),
  name: v.string(),
  unit: v.string(),
  values: v.array(facetValueSchema),
})
export type Facet = v.InferOutput<typeof facetSchema>

/** Facets of a list (spec §3). `activeFacets` repeats the selected values, in the order of the address. */
export const facetsSchema = v.object({
  myAssortment: v.nullable(facetSchema),
  topCategoryFacets: v.array(facetSchema),
  globalFacets: v.array(facetSchema),
  dynamicFacets: v.array(facetSchema),
  activeFacets: v.array(facetSchema),
})
export type Facets = v.InferOutput<typeof facetsSchema>

export const sorts = ['Relevance', 'AlphabeticalAsc', 'AlphabeticalDesc'] as const
export type Sort = (typeof sorts)[number]

/**
 * What the query of a list may hold (reliability 2.9). A page leaves out what is beyond and says so; a call is refused.
 */
export const listLimits = {
  /** Attributes that a list is filtered by, intervals among them. */
  attributes: 50,
  /** Values of one attribute. */
  valuesOfOne: 100,
  /** Values of all attributes together; each bound of an interval is one. */
  values: 200,
  /** Characters of an attribute's id. */
  attributeId: 64,
  /** Characters of a value, and of a phrase. */
  text: 256,
  /** Lists end after so many pages. */
  pages: 416,
} as const
export type ListLimits = typeof listLimits

const listText = v.optional(v.pipe(v.string(), v.maxLength(listLimits.text)))

/**
 * Query of a product list (spec §2): beside these, `parameters.Facets[id]` for each chosen value of a filter and
 * `parameters.IntervalFacets[id].From` and `.To` for the bounds of an interval. Longer phrases are cut.
 */
export const productListQuerySchema = v.objectWithRest(
  {
    'parameters.SearchPhrase': v.optional(v.string()),
    'parameters.FullTextSearchPhrase': v.optional(v.string()),
    'parameters.page': v.optional(pageNumberSchema),
    'parameters.Sort': v.optional(v.picklist(sorts)),
  },
  listText,
)

/** `path` is the category's path, such as `valves/ball-valves`; the other names are those of a product list. */
export const categoryQuerySchema = v.objectWithRest(
  { path: v.pipe(v.string(), v.maxLength(200)), ...productListQuerySchema.entries },
  listText,
)

/** One row of a product list: the product and the variant that matched best. */
export const productHitSchema = v.object({
  code: v.string(),
  name: v.string(),
  brand: v.string(),
  url: pathSchema,
  imageUrl: pathSchema,
  labels: v.array(labelKindSchema),
  /** Variants that `/api/search/variants` answers under the filters of the list. */
  variantCount: v.number(),
  keyAttributes: v.array(attributeSchema),
  variant: variantItemSchema,
  ticket: v.string(),
})
export type ProductHit = v.InferOutput<typeof productHitSchema>

/** `GET /api/search`: the list of a search page. Query: the `parameters.*` of spec §2, as they stand in the page's address. */
export const searchResultSchema = v.object({
  searchPhrase: v.string(),
  didYouMean: v.nullable(linkSchema),
  /** Set when the phrase is exactly one article number: where Enter goes. */
  exactMatchUrl: v.nullable(pathSchema),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  sort: v.picklist(sorts),
  products: v.array(productHitSchema),
  facets: facetsSchema,
})
export type SearchResult = v.InferOutput<typeof searchResultSchema>

/** `GET /api/category?path=valves/ball-valves`: one category with its list. 404 when there is no such category. */
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

export const quickSearchQuerySchema = v.object({ searchPhrase: v.optional(v.string()) })

/** `GET /api/search/quick?searchPhrase=kul` (spec §3 "Quick search result"). */
export const quickSearchSchema = v.object({
  originalSearchPhrase: v.string(),
  searchPhrase: v.string(),
  didYouMean: v.nullable(linkSchema),
  alternativeSearch: v.nullable(linkSchema),
  suggestions: v.array(linkSchema),
  productCategories: v.array(linkSchema),
  categoryCards: v.array(v.object({ text: v.string(), parentName: v.string(), url: pathSchema })),
  productCards: v.array(
    v.object({
      text: v.string(),
      url: pathSchema,
      imageUrl: pathSchema,
      showMyAssortmentStar: v.boolean(),
      trackingAttributes: v.object({ itemId: v.string() }),
    }),
  ),
  hasOriginalSearchResults: v.boolean(),
})
export type QuickSearchResult = v.InferOutput<typeof quickSearchSchema>
