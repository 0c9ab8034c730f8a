/** Sizes set by the specification; no brand or density changes them. */
export const specified = {
  /** A side panel from medium screens up (§2, §9). */
  sidePanel: '480px',
  /** Maximum width of the search box in the header (§2, §9). */
  searchBox: '700px',
  /** Maximum height of the list of customers in the account menu (§2, §9). */
  accountList: '300px',
  /** Maximum height of the list of lines in the mini cart (§9). */
  miniCartList: '500px',
} as const

/** The widest window that is mobile, in px (§9). */
export const widestMobile = 768
