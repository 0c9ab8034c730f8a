/** A phone number that a line break does not divide. */
export const unbroken = (phone: string): string => phone.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0')
