import type { ReactNode } from 'react'

/** One thing to go to. The kinds are those of the quick answer (spec §3), and what the visitor searched for before. */
export interface QuickSearchOption {
  /** Unique across all sections. */
  id: string
  /** Text in the list, and in the field while highlighted. */
  text: string
  /** Language of `text` when it is not the page's: the `lang` of HTML. */
  lang?: string
  /** Where it leads; a link of its own, so a middle click works. */
  url: string
  /** `category` is the same search in one category; `category-card` the category itself, with its parent. */
  kind: 'recent' | 'did-you-mean' | 'suggestion' | 'category' | 'category-card' | 'product'
  /** Of a product. Empty or absent if there is no picture. */
  imageUrl?: string
  /** Second line: a category's parent, a product's number. */
  detail?: string
  /** At the end of a product: its price and stock. It may come after the row. */
  aside?: ReactNode
  /** The star of the visitor's own assortment, in words. */
  star?: string
}

/** A group of options under its heading. */
export interface QuickSearchSection {
  /** Unique among the sections. */
  id: string
  /** Empty for a section that needs none, such as did-you-mean. */
  heading: string
  /** In the order of the arrow keys. */
  options: readonly QuickSearchOption[]
  /** Shown if there are no options (spec §8). */
  emptyText?: string
}
