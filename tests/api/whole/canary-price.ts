/** A unique price, in minor units; one more is also searched for, for campaigns. */
export const canary = 7777_77

/** Separators in a price: spaces of every width, literal and as entities or escapes. */
const spaces = /\s|&nbsp;|&#(?:160|8239|xa0|x202f);|\\u(?:00a0|202f)/giu

/** Whether a text contains the canary price in the format of any locale. */
export const showsCanary = (text: string): boolean =>
  /7[.,'’]?777[.,]?7[78]/u.test(text.replaceAll(spaces, ''))

/** The surrounding text, for the message of a failing test. */
export const aroundCanary = (text: string): string => {
  const plain = text.replaceAll(spaces, '')
  const at = plain.search(/7[.,'’]?777[.,]?7[78]/u)
  return at < 0 ? '' : plain.slice(Math.max(0, at - 120), at + 40)
}
