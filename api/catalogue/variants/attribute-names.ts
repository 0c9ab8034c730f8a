import ownName from './own-name.json' with { type: 'json' }

/**
 * The attribute for what the name of an article adds to that of its product, where a supplier names each article of a
 * product by itself: `DN 15` of `Kulventil DN 15`.
 */
export const ownNameKey = 'article-name'

/** The name of this attribute by language. */
export const ownNameTexts: Readonly<typeof ownName> = ownName

/**
 * A feature of ETIM or ECLASS, or an end of its range, in the notations of files and keys: `EF000416`, `ef000416-min`,
 * `eclass-aaf040`.
 */
const featureCode =
  /^(?:ef\d{6}|eclass-[a-z\d]{6}|0173-1#02-[a-z\d]{6}(?:#\d{3})?|[a-z]{3}\d{6})(?:[ -](?:min|max|maks))?$/iu
/** A value of ETIM or ECLASS: `EV010006`. */
const valueCode = /^(?:ev\d{6}|0173-1#07-[a-z\d]{6}(?:#\d{3})?)$/iu

/**
 * Whether what stands for the name of an attribute is only its code, which says nothing to customers: they do not see
 * such attributes.
 */
export const isFeatureCode = (name: string): boolean => featureCode.test(name)

/** The same for the name of a value. */
export const isValueCode = (name: string): boolean => valueCode.test(name)
