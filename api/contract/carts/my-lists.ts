import * as v from 'valibot'
import {
  articleNumberSchema,
  moneySchema,
  oneLineSchema,
  pathSchema,
  quantitySchema,
  stockSchema,
} from '../common.ts'
import { exportFormatEntry, listPageEntry, undatedListFilterSchema } from '../list-query.ts'
import { favouriteListLineSchema, listNameSchema } from './favourite-lists.ts'

const listId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const itemId = v.pipe(v.number(), v.integer(), v.minValue(1))
const version = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Characters of a list's description. */
export const longestListDescription = 500
/** Characters of the note of a line. */
export const longestListNote = 200
/** Lines of one list. */
export const mostListLines = 5000

/** Lists per page of their overview. */
export const listsPerPage = 25
export const favouriteListSorts = ['name', 'lineCount', 'changedAt'] as const
export type FavouriteListSort = (typeof favouriteListSorts)[number]

/** A favourite list without its lines. `version` is sent with a change of its name or description. */
export const favouriteListHeadSchema = v.object({
  listId: v.string(),
  version: v.number(),
  name: v.string(),
  description: v.string(),
  lineCount: v.number(),
  /** ISO 8601 in UTC. */
  changedAt: v.string(),
})
export type FavouriteListHead = v.InferOutput<typeof favouriteListHeadSchema>

const listsFilterSchema = undatedListFilterSchema(favouriteListSorts, {})
export type MyListsFilterQuery = v.InferOutput<typeof listsFilterSchema>
export const myListsQuerySchema = v.object({ ...listPageEntry, ...listsFilterSchema.entries })
/** `GET /api/my-pages/my-lists/export`. */
export const myListsExportQuerySchema = v.object({ ...exportFormatEntry, ...listsFilterSchema.entries })

/** `GET /api/my-pages/my-lists`: a page of the user's lists at the customer, the last changed first. */
export const myListsSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  lists: v.array(favouriteListHeadSchema),
})
export type MyLists = v.InferOutput<typeof myListsSchema>

export const listIdQuerySchema = v.object({ listId })
/** `GET /api/my-pages/my-lists/list?listId=`: one list without its lines. 404 for any other. */
export const myListSchema = v.object({ list: favouriteListHeadSchema })
export type MyList = v.InferOutput<typeof myListSchema>

/** Lines per page of a list. */
export const listLinesPerPage = 50
export const listLineSorts = ['articleNumber', 'name', 'quantity', 'addedAt'] as const
export type ListLineSort = (typeof listLineSorts)[number]

const linesFilterSchema = undatedListFilterSchema(listLineSorts, { listId })
export type ListLinesFilterQuery = v.InferOutput<typeof linesFilterSchema>
export const listLinesQuerySchema = v.object({ ...listPageEntry, ...linesFilterSchema.entries })
/** `GET /api/my-pages/my-lists/lines/export`. */
export const listLinesExportQuerySchema = v.object({ ...exportFormatEntry, ...linesFilterSchema.entries })

/** A line of a list. Number and name are those of the list's own article, unless it is `replaced`. */
export const myListLineSchema = v.object({
  ...favouriteListLineSchema.entries,
  /** Identifies the line in its list for good. */
  itemId: v.number(),
  /** The quantity that the list has, in order units. */
  asked: v.number(),
  decimalPrecision: v.number(),
  unitVolume: v.number(),
  note: v.string(),
  /** ISO 8601 in UTC; empty for lines from before this was kept. */
  addedAt: v.string(),
  /** The customer's own number; empty without one. */
  customerSpecificVariantNumber: v.string(),
  imageUrl: pathSchema,
  /** Page of the article. */
  url: pathSchema,
  /** Per price unit and for `quantity`, without VAT; null if prices are not visible or the article has none. */
  unitPrice: v.nullable(moneySchema),
  priceUnit: v.string(),
  sum: v.nullable(moneySchema),
  stock: v.nullable(stockSchema),
})
export type MyListLine = v.InferOutput<typeof myListLineSchema>

/** `GET /api/my-pages/my-lists/lines?listId=`: a page of a list's lines, in its own order unless another is asked for. */
export const listLinesSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  currency: v.string(),
  lines: v.array(myListLineSchema),
})
export type ListLines = v.InferOutput<typeof listLinesSchema>

const listTexts = {
  name: listNameSchema,
  description: v.optional(v.pipe(oneLineSchema, v.maxLength(longestListDescription)), ''),
}

/**
 * `POST /api/lists/save`: an empty `listId` creates a list. 409 `changed` with the list as it is, if it was changed
 * since `version`.
 */
export const saveListRequestSchema = v.object({
  listId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  version: v.optional(version, 0),
  ...listTexts,
})
export type SaveListRequest = v.InferOutput<typeof saveListRequestSchema>

/** `POST /api/lists/copy`: a new list with the same lines. */
export const copyListRequestSchema = v.object({ listId, name: listTexts.name })

/** `POST /api/lists/delete` and `/restore`. A deleted list can be restored for a day. */
export const listIdRequestSchema = v.object({ listId })

/**
 * `POST /api/lists/addline`: adds one article by number: as a new line, or to the quantity of the line that has it. 400
 * `unknownArticle` for a number of none, `severalArticles` for one of several, `tooManyLines`.
 */
export const addListLineRequestSchema = v.object({
  listId,
  articleNumber: articleNumberSchema,
  quantity: quantitySchema,
})
export const addedListLineSchema = v.object({ itemId: v.number(), name: v.string() })

/** `POST /api/lists/changeline`: changes the quantity, the note or both. */
export const changeListLineRequestSchema = v.object({
  listId,
  itemId,
  quantity: v.optional(quantitySchema),
  note: v.optional(v.pipe(oneLineSchema, v.maxLength(longestListNote))),
})

/** Lines of a list that are chosen at once. */
const itemIds = v.pipe(v.array(itemId), v.minLength(1), v.maxLength(500))

/** `POST /api/lists/removelines` and `/restorelines`. Removed lines can be restored for a day. */
export const listLinesRequestSchema = v.object({ listId, itemIds })

/**
 * `POST /api/lists/copylines`: copies lines to another of the user's lists, or moves them. A line whose article with
 * the same choices is in that list is added to its quantity.
 */
export const copyListLinesRequestSchema = v.object({
  listId,
  itemIds,
  toListId: listId,
  move: v.optional(v.boolean(), false),
})
