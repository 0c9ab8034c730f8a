import type { Generated } from 'kysely'
import type { LockKind } from '../../../contract/index.ts'

/** Tables of carts, direct orders and lists. */
export interface CartsTables {
  carts: {
    id: string
    /**
     * `session:<idHash>` for a visitor's purchase list, `user:<id> customer:<id>` for a user's cart at a customer,
     * `approval:<id>` for one that was sent for approval. Unique among open carts.
     */
    owner: string
    site: string
    version: number
    /** `open`, `ordered` or `merged`. */
    state: string
    changedAt: string
  }
  /** The changes of a user's cart: version, user, action (`carts/store.ts`) and time. */
  cartChanges: { cartId: string; version: number; userId: string; action: string; changedAt: string }
  cartLines: {
    id: string
    cartId: string
    /** 0 for a line of free text. */
    variantId: number
    quantity: number
    version: number
    listName: string
    actionType: string
    searchTerm: string
    /**
     * JSON of print, embroidery, texts, logo, garment text and item configurations; two lines of one variant differ
     * here.
     */
    configuration: string
    addedAt: string
    /** Note of the customer, and goods mark of the parcel. */
    note: Generated<string>
    goodsMark: Generated<string>
    /** The text of a line of free text and the code of its unit; empty for an article. */
    freeText: Generated<string>
    freeTextUnit: Generated<string>
    /** The document that has locked the price, and the position of its line; empty and 0 without one. */
    lockKind: Generated<LockKind | ''>
    lockId: Generated<string>
    lockPosition: Generated<number>
  }
  /**
   * Result of merging a visitor's purchase list at sign-in: lines moved, lines added to others, lines that became a
   * favourite list because the cart was full.
   */
  cartMerges: { session: string; moved: number; summed: number; listed: Generated<number>; mergedAt: string }

  /** Direct order lists. `owner` has the same form as that of a cart. */
  directOrderLists: { id: string; owner: string; version: number; changedAt: Generated<string> }
  directOrderItems: {
    id: string
    listId: string
    /** Null while the number matches no article, or several. */
    variantId: number | null
    written: string
    /** In the article's precision, snapped to its packs; 0 while no article is known. */
    quantity: number
    position: number
    /** Requested quantity in thousandths of an order unit. */
    asked: Generated<number>
    /** The number of the article that `variantId` has replaced; empty if none. */
    replacedNumber: Generated<string>
    version: Generated<number>
  }
  /** Favourite lists. A visitor's list belongs to the `session` (its `idHash`) until sign-in. */
  lists: {
    id: string
    customerId: string
    userId: string
    name: string
    changedAt: string
    session: Generated<string>
    description: Generated<string>
    /** Counts the changes of name and description. */
    version: Generated<number>
    /** Empty unless it was deleted: it can then be restored for a day. */
    deletedAt: Generated<string>
  }
  /**
   * `configuration` has the same form as that of a cart line. `position` identifies a line in its list for good: a
   * new one has the next, also after removed ones.
   */
  listItems: {
    listId: string
    variantId: number
    quantity: number
    position: number
    configuration: Generated<string>
    note: Generated<string>
    /** Empty for lines from before this was kept. */
    addedAt: Generated<string>
    /** Empty unless it was removed: it can then be restored for a day. */
    removedAt: Generated<string>
  }
}
