import type { Language } from '@tradecounter/search'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { textsFor } from '../texts.ts'
import { isFeatureCode, isValueCode, ownNameKey } from './attribute-names.ts'
import { measureText } from './measure-text.ts'

/** The maximum number of attributes in a label; longer labels are hard to read. */
const maxAttributes = 4
/** Longer values are descriptions, not labels. */
const maxValueLength = 40
/** The kind of yes-or-no attributes. */
const yesOrNo = 3

const nbsp = '\u00A0'

/** A value of a variant. `name` and `text` are in the reader's language; the name is empty if only a code is known. */
export interface LabelPart {
  name: string
  text: string
  unit: string
  isYesOrNo: boolean
}

/**
 * The attributes that together distinguish all variants, in the catalogue's order. `values` are the stored values
 * of each variant by attribute. An attribute is included only if it separates variants that the earlier attributes
 * do not separate.
 */
export function distinguishingKeys(
  keys: readonly string[],
  values: readonly ReadonlyMap<string, string>[],
): string[] {
  const chosen: string[] = []
  let groups = values.map(() => '')
  let count = Math.min(values.length, 1)
  for (const key of keys) {
    if (count === values.length || chosen.length === maxAttributes) break
    const isDescription = values.some((each) => (each.get(key)?.length ?? 0) > maxValueLength)
    if (isDescription && key !== ownNameKey) continue
    const finer = values.map((each, place) => `${groups[place]}\n${each.get(key) ?? ''}`)
    const finerCount = new Set(finer).size
    if (finerCount === count) continue
    chosen.push(key)
    groups = finer
    count = finerCount
  }
  return chosen
}

/** Converts `Storlek` to `storlek`, as within a sentence; `DN` and `IP-klass` stay. */
const inSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text

/** The name of an attribute without the part in brackets. */
const nameInside = ({ name }: LabelPart): string => inSentence(name.replaceAll(/\s*\([^)]*\)/gu, ''))

/**
 * Whether a value needs the attribute's name: sizes and bare numbers (`41`, `XL`, `52–61`) are unclear without it.
 */
const needsName = ({ name, text, unit }: LabelPart): boolean =>
  name !== '' && unit === '' && (/^[\d\s.,/×–-]+$/u.test(text) || /^\d?\p{Lu}{1,4}$/u.test(text))

/** A degree sign follows its number directly, other units after a non-breaking space. */
const withUnit = ({ text, unit }: LabelPart): string =>
  unit === '' ? text : `${text}${unit === '°' ? '' : nbsp}${unit}`

/** A label from its parts: `22 mm`, `storlek 41`, `svart, storlek XL`. Numbers keep their units on one line. */
export function formatLabel(parts: readonly LabelPart[]): string {
  const units = parts.map(({ unit }) => unit)
  return parts
    .map((part) => {
      if (part.isYesOrNo) return `${nameInside(part)}:${nbsp}${inSentence(part.text)}`
      const isUnclear =
        part.name !== '' && part.unit !== '' && units.indexOf(part.unit) !== units.lastIndexOf(part.unit)
      const text = inSentence(withUnit(part))
      const whole = /\d/u.test(text) ? text.replaceAll(' ', nbsp) : text
      return needsName(part) || isUnclear ? `${nameInside(part)}${nbsp}${whole}` : whole
    })
    .join(', ')
}

const readSisters = (queries: Queries, productIds: readonly number[]) =>
  readInChunks(productIds, (some) =>
    queries
      .selectFrom('variants')
      .innerJoin('variantAttributes', 'variantAttributes.variantId', 'variants.id')
      .innerJoin('attributes', 'attributes.key', 'variantAttributes.attributeKey')
      .select(['variants.productId', 'variants.id', 'variants.code', 'attributes.key', 'attributes.kind'])
      .select(['attributes.unit', 'variantAttributes.number', 'variantAttributes.value'])
      .where('variants.productId', 'in', some)
      .orderBy('attributes.position')
      .execute(),
  )

type StoredValue = Awaited<ReturnType<typeof readSisters>>[number]

const storedText = ({ number, value }: StoredValue): string =>
  number === null ? (value ?? '') : String(number)

/** The values that say something: without those that only a code names, and those of a yes or no to such a question. */
async function withoutCodes(
  queries: Queries,
  language: Language,
  rows: readonly StoredValue[],
): Promise<StoredValue[]> {
  const owners = rows.flatMap(({ key, kind, value }) => [
    ...(kind === yesOrNo && isFeatureCode(key) ? [`attribute:${key}`] : []),
    ...(isValueCode(value ?? '') ? [`value:${value}`] : []),
  ])
  const names = await textsFor(queries, language, 'name', owners)
  return rows.filter(
    ({ key, kind, value }) =>
      !(kind === yesOrNo && isFeatureCode(names(`attribute:${key}`, key))) &&
      !isValueCode(names(`value:${value ?? ''}`, value ?? '')),
  )
}

/** The values in the label of each variant of one product, by the variant's number. */
function distinguishingValues(rows: readonly StoredValue[]): Map<string, StoredValue[]> {
  const variants = Map.groupBy(rows, ({ code }) => code)
  const stored = [...variants.values()].map((each) => new Map(each.map((row) => [row.key, storedText(row)])))
  const keys = new Set(distinguishingKeys([...new Set(rows.map(({ key }) => key))], stored))
  return new Map([...variants].map(([code, each]) => [code, each.filter(({ key }) => keys.has(key))]))
}

/**
 * Labels of articles by their numbers, in the reader's language: they distinguish an article from the other
 * variants of its product. Absent for an article that is the only one of its product or has no attribute of its
 * own.
 */
export async function readVariantLabels(
  queries: Queries,
  language: Language,
  articles: readonly { productId: number; code: string }[],
): Promise<Map<string, string>> {
  if (articles.length === 0) return new Map()
  const rows = await readSisters(
    queries,
    articles.map(({ productId }) => productId),
  )
  const byCode = new Map<string, StoredValue[]>()
  const readable = await withoutCodes(queries, language, rows)
  for (const ofProduct of Map.groupBy(readable, ({ productId }) => productId).values()) {
    for (const [code, values] of distinguishingValues(ofProduct)) byCode.set(code, values)
  }
  const labelled = new Map(articles.map(({ code }) => [code, byCode.get(code) ?? []]))
  const shown = [...labelled.values()].flat()
  const names = await textsFor(
    queries,
    language,
    'name',
    shown.flatMap(({ key, value }) => [`attribute:${key}`, ...(value === null ? [] : [`value:${value}`])]),
  )
  const nameOf = (key: string): string => {
    const name = names(`attribute:${key}`, key)
    return isFeatureCode(name) ? '' : name
  }
  return new Map(
    [...labelled].flatMap(([code, values]) => {
      const parts = values.map(({ key, kind, unit, number, value }): LabelPart => ({
        name: nameOf(key),
        text: number === null ? names(`value:${value ?? ''}`, value ?? '') : measureText(number),
        unit,
        isYesOrNo: kind === yesOrNo,
      }))
      return parts.length === 0 ? [] : [[code, formatLabel(parts)] as const]
    }),
  )
}
