import type { RichNode } from '../rich-text/index.ts'
import type { SalesmanCardProps } from '../salesman-card/index.ts'

/** A node of the category tree with its sub-items (spec §3, Menus). */
export interface MenuItem {
  title: string
  url: string
  /** The current page, or one of its ancestors. */
  current?: boolean
  subItems: readonly MenuItem[]
  /** The item's HTML, sanitised and parsed on the server: a campaign, a picture, a few links. */
  nodes?: readonly RichNode[]
  /** On the item of the customer's salesman: name and telephone number. */
  salesMan?: Pick<SalesmanCardProps, 'name' | 'telephoneNumber' | 'email'>
}

/** Texts of `MegaMenu`. */
export interface MegaMenuLabels {
  /** Name of the navigation: "Assortment". */
  menu: string
  /** Opens the items that do not fit in the row: "More". */
  more: string
  /** Name of an item's button: "Show Pipes menu". */
  show: (title: string) => string
  /** Read in an open panel while `busy`. */
  busy: string
  /** Texts of the salesman's card. */
  salesman: SalesmanCardProps['labels']
}

/** Whether an item has anything to open. */
export const opens = ({ subItems, nodes = [], salesMan }: MenuItem): boolean =>
  subItems.length > 0 || nodes.length > 0 || salesMan !== undefined

/** `page` for the current page's item or its ancestors. */
export const currentOf = (item: MenuItem): 'page' | undefined => (item.current === true ? 'page' : undefined)

/** The `openId` of "More". */
export const moreId = ':more'
