type Attributes = Readonly<Record<string, string>>

/**
 * The value of an attribute by its name without a prefix: programs choose prefixes of their own. The first one counts.
 */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const plain = attributes[name]
  if (plain !== undefined) return plain
  const end = `:${name}`
  for (const key in attributes) if (key.endsWith(end)) return attributes[key]
  return undefined
}

/** The value of an attribute that must have a prefix, such as `r:id` beside `id`. */
export function prefixedAttribute(attributes: Attributes, name: string): string | undefined {
  const end = `:${name}`
  for (const key in attributes) if (key.endsWith(end)) return attributes[key]
  return undefined
}

/** Whether an attribute of a spreadsheet is true: `1`, `true`, `on`. */
export const isTrue = (written: string | undefined): boolean => /^(?:1|true|on)$/iu.test(written ?? '')

/** Whether an attribute is the number zero: `0`, `0.0`. */
export const isZero = (written: string | undefined): boolean =>
  written !== undefined && written.trim() !== '' && Number(written) === 0
