/** An article that what is typed can mean. */
export interface ArticleSuggestion {
  variantNumber: string
  name: string
  /** The customer's own number; empty for none. */
  customCode?: string
}
