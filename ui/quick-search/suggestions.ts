/** One thing to go to. The kinds are those of the quick answer (spec §3), and what the visitor searched for before. */
export interface QuickSearchOption {
  /** One of a kind among all sections. */
  id: string
  /** What stands in the list, and in the field while it is highlighted. */
  text: string
  /** Where it leads; a link of its own, so a middle click works. */
  url: string
  /** `category` is the same search in one category; `category-card` the category itself, with its parent. */
  kind: 'recent' | 'did-you-mean' | 'suggestion' | 'category' | 'category-card' | 'product'
  /** Of a product. Empty or absent where there is no picture. */
  imageUrl?: string
  /** Second line: a category's parent, a product's number. */
  detail?: string
  /** The star of the visitor's own assortment, in words. */
  star?: string
}

/** A group of options under its heading. */
export interface QuickSearchSection {
  /** One of a kind among the sections. */
  id: string
  /** Empty for a line that explains itself, such as did-you-mean. */
  heading: string
  /** In the order in which the arrow keys walk through them. */
  options: readonly QuickSearchOption[]
  /** Said in place of options that there are none of (spec §8). */
  emptyText?: string
}
