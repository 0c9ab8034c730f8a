import * as v from 'valibot'
import { pathSchema } from '../common.ts'
import { externalServicesSchema } from './external-services.ts'
import { richNodeSchema, type RichNode } from './rich-text.ts'

/** The customer's salesperson (spec §3 "Menus"). */
export const salesmanSchema = v.object({ name: v.string(), telephoneNumber: v.string(), email: v.string() })
export type Salesman = v.InferOutput<typeof salesmanSchema>

/**
 * A category with its children, or the entry of the customer's own salesman (spec §3 "Menus"). `html` is what editors
 * wrote below it, as the tree that cleaning has left: no markup travels as text.
 */
export interface CategoryNode {
  name: string
  url: string
  subCategories: CategoryNode[]
  html?: RichNode[]
  isMySalesmanPage?: boolean
  salesMan?: Salesman
}
export const categoryNodeSchema: v.GenericSchema<CategoryNode> = v.object({
  name: v.string(),
  url: pathSchema,
  subCategories: v.array(v.lazy(() => categoryNodeSchema)),
  html: v.optional(v.array(richNodeSchema)),
  isMySalesmanPage: v.optional(v.boolean()),
  salesMan: v.optional(salesmanSchema),
})

/** An item of the top or the footer menu (spec §3 "Menus"). A heading of the footer has no address of its own. */
export interface MenuItem {
  title: string
  url: string
  /** As in `CategoryNode`; empty for an item without. */
  html: RichNode[]
  subItems: MenuItem[]
}
export const menuItemSchema: v.GenericSchema<MenuItem> = v.object({
  title: v.string(),
  url: v.union([pathSchema, v.literal('')]),
  html: v.array(richNodeSchema),
  subItems: v.array(v.lazy(() => menuItemSchema)),
})

/** Depth of the menu: `1` returns only the top categories. */
export const megaMenuQuerySchema = v.object({ depth: v.optional(v.picklist(['1', '2', '3']), '3') })

/**
 * `GET /api/site/getmegamenu`: the category tree with three levels or as many as requested, with editorial content
 * if more than one; for a signed-in user followed by the customer's salesperson.
 */
export const megaMenuSchema = v.array(categoryNodeSchema)

const outsideSchema = v.pipe(v.string(), v.regex(/^(?:https:\/\/|mailto:|tel:)\S+$/u))

/** A link that an operator has written: to a page of the shop or elsewhere, or a way to write or call. */
export const operatorLinkSchema = v.object({ title: v.string(), url: v.union([pathSchema, outsideSchema]) })

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
  /** Links beside the form: pages of the shop, pages elsewhere, or a way to write or call. */
  pageLinks: v.array(operatorLinkSchema),
})

/** `GET /api/site/settings`: the data of the shop's shell, in the reader's language. */
export const siteSettingsSchema = v.object({
  searchBasePath: pathSchema,
  search: v.object({ productSearchResult: v.boolean(), infiniteScroll: v.boolean() }),
  /**
   * Tours that introduce pages: whether there are any, and whether they show again after they have been done (spec §4).
   */
  introTour: v.object({ show: v.boolean(), showAgain: v.boolean() }),
  variantListCacheDuration: v.number(),
  topMenu: v.array(menuItemSchema),
  footerMenu: v.array(menuItemSchema),
  /**
   * Ids of the pages below /my-pages/ of this site (spec §7, `/bff/menu/my-pages`); a shop offers those that it has a
   * view for.
   */
  myPages: v.array(v.string()),
  login: loginSettingsSchema,
  notFound: v.object({ title: v.string(), text: v.string() }),
  startPage: v.object({ title: v.string(), text: v.string() }),
  customerService: v.object({ phone: v.string(), email: v.string(), hours: v.string() }),
  /** Scripts of others that the site may load; absent if there are none. */
  externalServices: v.optional(externalServicesSchema),
})
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,8}$/u, 'must be a whole number'), v.transform(Number))

/** The part of the public addresses to return: at most 2000 at a time. */
export const publicAddressesQuerySchema = v.object({
  from: v.optional(wholeNumber, '0'),
  count: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(2000)), '1000'),
})

/**
 * `GET /api/site/addresses`: public paths without a locale, in an order that is stable for a `version`. `changedAt`
 * is when the catalogue was loaded, null if never.
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
    // The count is null while it is unknown.
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
