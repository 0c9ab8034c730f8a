import * as v from 'valibot'
import { linkSchema, pathSchema } from './common.ts'
import { richNodeSchema, type RichNode } from './rich-text.ts'

/** Who sells to a customer (spec §3 "Menus"). */
export const salesmanSchema = v.object({ name: v.string(), telephoneNumber: v.string(), email: v.string() })
export type Salesman = v.InferOutput<typeof salesmanSchema>

/**
 * A category with its children, or the entry of the customer's own salesman (spec §3 "Menus"). `nodes` is the item's
 * html as the tree that was left of it after cleaning.
 */
export interface CategoryNode {
  name: string
  url: string
  subCategories: CategoryNode[]
  nodes?: RichNode[]
  isMySalesmanPage?: boolean
  salesMan?: Salesman
}
export const categoryNodeSchema: v.GenericSchema<CategoryNode> = v.object({
  name: v.string(),
  url: pathSchema,
  subCategories: v.array(v.lazy(() => categoryNodeSchema)),
  nodes: v.optional(v.array(richNodeSchema)),
  isMySalesmanPage: v.optional(v.boolean()),
  salesMan: v.optional(salesmanSchema),
})

/** How much of the menu is wanted: `1` is the row of top categories alone. */
export const megaMenuQuerySchema = v.object({ depth: v.optional(v.picklist(['1', '2', '3']), '3') })

/**
 * `GET /api/site/getmegamenu`: the category tree, three levels or as many as were asked for, with the words of editors
 * when it is more than one level; for a signed-in user behind it the entry of the customer's salesman.
 */
export const megaMenuSchema = v.array(categoryNodeSchema)

/** Login settings (spec §3). */
export const loginSettingsSchema = v.object({
  show: v.boolean(),
  loginBlock: v.object({
    content: v.string(),
    userNameLabel: v.string(),
    passwordLabel: v.string(),
    loginButtonLabel: v.string(),
    errorLabel: v.string(),
    lockedOutErrorLabel: v.string(),
    currentUser: v.string(),
    logoutButtonUserInformation: v.string(),
  }),
  pageLinks: v.array(v.object({ title: v.string(), url: pathSchema })),
})

/** `GET /api/site/settings`: what the shop draws its frame from, in the reader's language. */
export const siteSettingsSchema = v.object({
  searchBasePath: pathSchema,
  search: v.object({ productSearchResult: v.boolean(), infiniteScroll: v.boolean() }),
  variantListCacheDuration: v.number(),
  topMenu: v.array(linkSchema),
  footerMenu: v.array(v.object({ title: v.string(), items: v.array(linkSchema) })),
  /** Ids of the pages below /my-pages/ that this site's menu may ask for (spec §7, `/bff/menu/my-pages`). */
  myPages: v.array(v.string()),
  login: loginSettingsSchema,
  notFound: v.object({ title: v.string(), text: v.string() }),
  startPage: v.object({ title: v.string(), text: v.string() }),
  customerService: v.object({ phone: v.string(), email: v.string(), hours: v.string() }),
})
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,8}$/u, 'must be a whole number'), v.transform(Number))

/** Which part of the public addresses is wanted: at most 2000 at a time. */
export const publicAddressesQuerySchema = v.object({
  from: v.optional(wholeNumber, '0'),
  count: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(2000)), '1000'),
})

/**
 * `GET /api/site/addresses`: paths that anybody may visit, without a locale, in an order that stays while `version`
 * does. `changedAt` is when the catalogue was loaded, null when it never was.
 */
export const publicAddressesSchema = v.object({
  version: v.string(),
  changedAt: v.nullable(v.string()),
  total: v.number(),
  addresses: v.array(pathSchema),
})
export type PublicAddresses = v.InferOutput<typeof publicAddressesSchema>

/** `GET /api/site/start`: the start page's shelves. */
export const startPageSchema = v.object({
  categories: v.array(
    // The count is null while nothing can be counted.
    v.object({ name: v.string(), url: pathSchema, imageUrl: pathSchema, count: v.nullable(v.number()) }),
  ),
  shelves: v.array(
    v.object({
      title: v.string(),
      url: pathSchema,
      products: v.array(
        v.object({
          code: v.string(),
          name: v.string(),
          brand: v.string(),
          url: pathSchema,
          imageUrl: pathSchema,
          labels: v.array(v.picklist([1, 5, 10, 15])),
        }),
      ),
    }),
  ),
})
export type StartPage = v.InferOutput<typeof startPageSchema>
