/** Texts of one widget's page for designers; controls, states and tokens come from the code. */
export interface WidgetPage {
  /** Its purpose and place, in one or two sentences. */
  purpose: string
  /** Better alternatives, by folder name (`confirm-dialog`), each with its use case. */
  instead: { widget: string; when: string }[]
  /** Every supported key, in the order of its test; empty for widgets without keys. */
  keys: { keys: string; does: string }[]
  /** Role, name, focus and announcements, one sentence each. */
  accessibility: string[]
  /** Recommendations, one sentence each. */
  dos: string[]
  /** Mistakes to avoid, one sentence each. */
  donts: string[]
}
