import { languages } from '@tradecounter/search'
import * as v from 'valibot'

/** An object with known keys only. An array would pass as an empty object. */
export const section = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'must be an object'),
    v.strictObject(entries, 'must be an object'),
  )

const linkRule = 'must be a path such as /search, or start with https://, mailto: or tel:'
const linkShape = /^(?:\/(?![/\\\t\n\r])|https:\/\/|mailto:|tel:)\S*$/u

/** The address of a link: of a page of the shop or elsewhere, or a way to write or call. */
export const linkAddress = v.pipe(
  v.string(linkRule),
  v.maxLength(500, linkRule),
  v.regex(linkShape, linkRule),
)

/** One text for all languages, or texts by language, of at most `most` characters each. */
export function textOrTexts(most: number) {
  const rule = `must be a text of 1 to ${most} characters, or texts by language such as { "sv": "…", "en": "…" }`
  const text = v.pipe(v.string(rule), v.trim(), v.minLength(1, rule), v.maxLength(most, rule))
  const byLanguage = v.pipe(
    v.record(v.picklist(languages, rule), text),
    v.check((texts) => Object.keys(texts).length > 0, rule),
  )
  return v.union([text, byLanguage], rule)
}
/** A text of an operator. */
export type TextOrTexts = v.InferOutput<ReturnType<typeof textOrTexts>>
