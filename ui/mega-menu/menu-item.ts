/** A place in the category tree with what is below it (spec §3, Menus). */
export interface MenuItem {
  title: string
  url: string
  /** The page that is open, or the branch it is in. */
  current?: boolean
  subItems: readonly MenuItem[]
}
