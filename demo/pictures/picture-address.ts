import { families } from '../catalogue/families/index.ts'
import type { Family, Row, Value } from '../catalogue/family.ts'

/** A value in the address of a picture: lower-case letters and digits only. */
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
function pictureKey(family: Family, attributes: Row): string {
  return family.picture
    .map((name) => slug(name, attributes[name] ?? valuesOf(family, name)[0] ?? ''))
    .join('-')
}

/** Returns the attributes of a key, or null if it is no key of the family. */
function readPictureKey(family: Family, key: string): Row | null {
  const parts = key.split('-')
  if (parts.length !== family.picture.length) return null
  const row: Record<string, Value> = {}
  for (const [index, name] of family.picture.entries()) {
    const value = valuesOf(family, name).find((candidate) => slug(name, candidate) === parts[index])
    if (value === undefined) return null
    row[name] = value
  }
  return row
}

/** Address of an article's picture. Articles that look the same share it. */
export const pictureAddress = (family: Family, attributes: Row): string =>
  `/pictures/${family.key}/${pictureKey(family, attributes)}.svg`

const byKey = new Map(families.map((family) => [family.key, family]))
const address = /^\/pictures\/([a-z-]{1,40})\/([a-z0-9-]{1,80})\.svg$/u

/** Returns what the picture at an address shows, or null if it is not drawn. */
export function readPictureAddress(path: string): { family: Family; attributes: Row } | null {
  const [, familyKey = '', key = ''] = address.exec(path) ?? []
  const family = byKey.get(familyKey)
  const attributes = family && readPictureKey(family, key)
  return family && attributes ? { family, attributes } : null
}
