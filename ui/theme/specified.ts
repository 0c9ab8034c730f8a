/** Sizes that the specification states; no brand, density or designer changes them. */
export const specified = {
  /** A side panel from medium screens up (§2, §9). */
  sidePanel: '480px',
  /** The search box of the header at its widest (§2, §9). */
  searchBox: '700px',
  /** The list of customers in the account menu at its highest (§2, §9). */
  accountList: '300px',
  /** The list of lines in the mini cart at its highest (§9). */
  miniCartList: '500px',
} as const

/** The widest window that is mobile, in px (§9). */
export const widestMobile = 768
