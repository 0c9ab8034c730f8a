/** What a designer's page says of one widget; controls, states and tokens are drawn from the code beside it. */
export interface WidgetPage {
  /** What it is for and where it stands, in one or two sentences. */
  purpose: string
  /** Other widgets that fit better, by folder name (`confirm-dialog`), each with the case in which they do. */
  instead: { widget: string; when: string }[]
  /** Every key it answers, in the order of its test; empty for what takes no keys. */
  keys: { keys: string; does: string }[]
  /** Role, naming, focus and announcements, one sentence each. */
  accessibility: string[]
  /** How to use it well, one sentence each. */
  dos: string[]
  /** What goes wrong, one sentence each. */
  donts: string[]
}
