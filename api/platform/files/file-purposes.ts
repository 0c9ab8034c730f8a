const megabyte = 1024 * 1024

interface PurposeRule {
  /** Bytes of one file at most. */
  maxBytes: number
  /** Whether users upload such files; others are made by the shop. */
  isUpload: boolean
  /** Days for which a kept file stays. */
  keepDays: number
  /** Who may download it: its user at the customer, or every user of the customer. */
  readers: 'user' | 'customer'
}

/** What files are for, with the limits of each purpose. */
export const filePurposes = {
  /** Attached to a message. */
  attachment: { maxBytes: 10 * megabyte, isUpload: true, keepDays: 400, readers: 'user' },
  /** Attached to an offer by its customer. */
  offerFile: { maxBytes: 10 * megabyte, isUpload: true, keepDays: 800, readers: 'customer' },
  /** Users to be invited or changed. */
  userImport: { maxBytes: megabyte, isUpload: true, keepDays: 30, readers: 'user' },
  /** A photo or document of a return or complaint; the whole company sees the case. */
  returnFile: { maxBytes: 10 * megabyte, isUpload: true, keepDays: 800, readers: 'customer' },
  /** A document that is attached to a mail. */
  mailedDocument: { maxBytes: 20 * megabyte, isUpload: false, keepDays: 30, readers: 'user' },
  /** A list or a record as CSV or XLSX, made on request. */
  export: { maxBytes: 500 * megabyte, isUpload: false, keepDays: 7, readers: 'user' },
} as const satisfies Record<string, PurposeRule>
export type FilePurpose = keyof typeof filePurposes

/** The limits of a purpose. */
export const purposeRule = (purpose: FilePurpose): PurposeRule => filePurposes[purpose]

/** Hours after which a file expires that nothing keeps. */
export const unkeptHours = 24

/** Files that a user may have at a customer that nothing keeps, and their bytes. */
export const unkeptLimits = { files: 50, bytes: 100 * megabyte }
