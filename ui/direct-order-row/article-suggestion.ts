/** An article that matches the typed number. */
export interface ArticleSuggestion {
  variantNumber: string
  name: string
  /** The customer's own number; empty if there is none. */
  customCode?: string
}
