/** A personal number for answers: the date of birth stays, the rest is hidden. */
export const maskPersonalNumber = (number: string): string =>
  number === '' ? '' : `${number.replaceAll(/\D/gu, '').slice(0, 6)}-****`

/** Whether a text is a masked number, which the server replaces by the one that it keeps. */
export const isMasked = (text: string): boolean => /^\d{0,6}-\*{4}$/u.test(text.trim())
