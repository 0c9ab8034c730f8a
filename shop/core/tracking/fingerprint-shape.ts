/** Storage key of the browser's id for statistics (spec §9), and name of its cookie on sites with experiments. */
export const fingerprintKey = 'fingerprintId'

/** Whether a text is such an id: 128 bits in lower-case hexadecimal digits. */
export const isFingerprint = (text: string): boolean => /^[\da-f]{32}$/u.test(text)
