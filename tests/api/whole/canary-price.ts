/** A price that nothing else in the shop looks like, in the minor unit; one more is looked for too, for campaigns. */
export const canary = 7777_77

/** Whatever a price may be broken by: spaces of every width, as they are and as markup and scripts write them. */
const spaces = /\s|&nbsp;|&#(?:160|8239|xa0|x202f);|\\u(?:00a0|202f)/giu

/** Whether a text holds the canary price, in whatever locale it was written. */
export const showsCanary = (text: string): boolean =>
  /7[.,'’]?777[.,]?7[78]/u.test(text.replaceAll(spaces, ''))

/** What stands around it, for the message of a failing test. */
export const aroundCanary = (text: string): string => {
  const plain = text.replaceAll(spaces, '')
  const at = plain.search(/7[.,'’]?777[.,]?7[78]/u)
  return at < 0 ? '' : plain.slice(Math.max(0, at - 120), at + 40)
}
