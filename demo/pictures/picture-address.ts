import type { Family, Row, Value } from '../catalogue/family.ts'

/** A value as it stands in a picture's address: lower-case letters and digits only. */
function slug(attribute: string, value: Value): string {
  const text = String(value)
    .toLowerCase()
    .replaceAll('.', 'p')
    .replaceAll(/[^a-z0-9]/gu, '')
  return /^\d/u.test(text) ? `${attribute.replaceAll('-', '')}${text}` : text
}

/** Every value that an attribute takes somewhere in the family, in order. */
export function valuesOf(family: Family, attribute: string): Value[] {
  const inRows = family.rows.flatMap((row) => row[attribute] ?? [])
  const listed = [...(family.choices[attribute] ?? []), ...(family.cross[attribute] ?? [])]
  const fixed = family.fixed[attribute]
  return [...new Set([...inRows, ...listed, ...(fixed === undefined ? [] : [fixed])])]
}

/** Key of the picture of an article with these attributes: `dn25-dzrbrass-lever`. */
export function pictureKey(family: Family, attributes: Row): string {
  return family.picture
    .map((name) => slug(name, attributes[name] ?? valuesOf(family, name)[0] ?? ''))
    .join('-')
}

/**
 * The attributes that a key stands for, or null when it is no key of the family. What comes out is taken from the
 * family's own values, never from the key.
 */
export function readPictureKey(family: Family, key: string): Row | null {
  const parts = key.split('-')
  if (parts.length !== family.picture.length) return null
  const found = family.picture.map((name, index) => {
    const value = valuesOf(family, name).find((candidate) => slug(name, candidate) === parts[index])
    return [name, value] as const
  })
  const row: Record<string, Value> = {}
  for (const [name, value] of found) {
    if (value === undefined) return null
    row[name] = value
  }
  return row
}

/** Address of an article's picture. Without attributes: of the family's typical article, for categories. */
export function pictureUrl(family: Family, attributes: Row = typicalOf(family)): string {
  return `/pictures/${family.key}/${pictureKey(family, attributes)}.svg`
}

/** The article in the middle of the first range and at the head of the others. */
function typicalOf(family: Family): Row {
  return Object.fromEntries(
    family.picture.map((name, index) => {
      const values = valuesOf(family, name)
      return [name, values[index === 0 ? Math.floor(values.length / 2) : 0] ?? '']
    }),
  )
}
