import type { RichNode } from '../rich-text/index.ts'
import type { SalesmanCardProps } from '../salesman-card/index.ts'

/** A place in the category tree with what is below it (spec §3, Menus). */
export interface MenuItem {
  title: string
  url: string
  /** The page that is open, or the branch it is in. */
  current?: boolean
  subItems: readonly MenuItem[]
  /** The item's html, cleaned and parsed on the server: a campaign, a picture, a few links. */
  nodes?: readonly RichNode[]
  /** On the entry of the customer's own salesman: who it is, and the number to call. */
  salesMan?: Pick<SalesmanCardProps, 'name' | 'telephoneNumber' | 'email'>
}

/** All words of `MegaMenu`. */
export interface MegaMenuLabels {
  /** Name of the navigation: "Assortment". */
  menu: string
  /** Opens the items that do not fit in the row: "More". */
  more: string
  /** Name of an item's button: "Show Pipes menu". */
  show: (title: string) => string
  /** Read in an open panel while `busy`. */
  busy: string
  /** Of the card on the salesman's entry. */
  salesman: SalesmanCardProps['labels']
}

/** Whether there is something to open below an item. */
export const opens = ({ subItems, nodes = [], salesMan }: MenuItem): boolean =>
  subItems.length > 0 || nodes.length > 0 || salesMan !== undefined

/** `page` for the item that is open or that the page is below. */
export const currentOf = (item: MenuItem): 'page' | undefined => (item.current === true ? 'page' : undefined)

/** The `openId` of "More". */
export const moreId = ':more'
