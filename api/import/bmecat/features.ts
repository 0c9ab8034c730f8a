import { avoidReservedKey, toThousandths, type Attributes, type StoredValue } from '../attributes.ts'
import type { LocalTexts } from '../items.ts'
import { parseNumber, toSlug } from '../parse-values.ts'
import { childrenOf, textOf, type Element } from './element.ts'
import type { LanguageReader } from './language-reader.ts'
import { measureUnit } from './units.ts'

/** The attributes of an article, from its features. */
export interface Features {
  values: Record<string, StoredValue>
  /** Names of attributes and values. */
  texts: Array<{ owner: string; words: LocalTexts }>
  /** The class, `EC000123`, when there is one. */
  classId: string | null
}

/** What features are read with. */
export interface FeatureContext {
  attributes: Attributes
  /** Units by the file's own codes. */
  units: ReadonlyMap<string, string>
  languages: LanguageReader
  /** Names of the ends of a range, after the attribute's name. */
  ends: { min: LocalTexts; max: LocalTexts }
  addUnsupported(what: string, line: number): void
}

const etimFeature = /^EF\d{6}$/iu
const etimValue = /^EV\d{6}$/iu
const etimClass = /^EC\d{6}$/iu
/** A Map, since a value may be any word, such as `constructor`. */
const yesNoValues = new Map([
  ['true', 'yes'],
  ['false', 'no'],
  ['ja', 'yes'],
  ['nein', 'no'],
])

/** The key of an attribute: ETIM's code, or made of the name. */
export const keyOf = (name: string): string =>
  etimFeature.test(name) ? name.toLowerCase() : avoidReservedKey(toSlug(name).slice(0, 40))

const withEnd = (names: LocalTexts, key: string, end: LocalTexts): LocalTexts =>
  Object.fromEntries(
    Object.entries(end).map(([language, word]) => [
      language,
      `${Reflect.get(names, language) ?? key} ${word}`,
    ]),
  )

/** A fault of one feature. */
interface Fault {
  field: string
  reason: string
}

/**
 * Reads one feature into `into`. The content distinguishes ETIM's four types: a value code or text is a single value, true and
 * false are yes and no, a number is an interval, two numbers are the ends of a range.
 */
function readFeature(feature: Element, context: FeatureContext, into: Features): Fault | null {
  const { attributes, languages, units } = context
  const id = textOf(feature, 'FT_IDREF')
  const names = languages.texts(childrenOf(feature, 'FNAME'))
  const written = id || languages.plainText(childrenOf(feature, 'FNAME'))
  const key = keyOf(written)
  if (key === '') return { field: 'FNAME', reason: 'is empty' }
  const values = languages
    .ownElements(childrenOf(feature, 'FVALUE'))
    .map(({ text }) => text.trim())
    // ETIM writes a hyphen where a feature does not apply.
    .filter((text) => text !== '' && text !== '-')
  if (childrenOf(feature, 'VARIANTS').length > 0)
    context.addUnsupported('variants of a feature', feature.line)
  const [first] = values
  if (first === undefined || key in into.values) return null
  const named = etimFeature.test(written) ? {} : names
  const note = (owner: string, words: LocalTexts) => {
    if (Object.keys(words).length > 0) into.texts.push({ owner, words })
  }
  const unitCode = textOf(feature, 'FUNIT')
  const unit = measureUnit(unitCode, units)
  const numbers = values.map(parseNumber)
  const known = attributes.find(key)
  const isEtim = etimFeature.test(written)

  const measure = (attribute: string, value: number): Fault | null => {
    const facts = attributes.findOrAdd(attribute, 2, unit)
    if (facts.kind !== 2) {
      into.values[attribute] = { value: first }
      return null
    }
    if (unitCode === '' && facts.unit !== '')
      return { field: key, reason: `has no unit; ${facts.unit} is expected` }
    const stored = toThousandths(facts, value, unit)
    if (typeof stored === 'string') return { field: key, reason: stored }
    into.values[attribute] = stored
    return null
  }

  const [low, high] = numbers
  if (values.length === 2 && typeof low === 'number' && typeof high === 'number' && (isEtim || unit !== '')) {
    if (low > high) return { field: key, reason: `begins above its end (${low}, ${high})` }
    note(`attribute:${key}-min`, withEnd(names, written, context.ends.min))
    note(`attribute:${key}-max`, withEnd(names, written, context.ends.max))
    return measure(`${key}-min`, low) ?? measure(`${key}-max`, high)
  }
  if (values.length > 1) context.addUnsupported('further value of a feature', feature.line)
  note(`attribute:${key}`, named)
  const truth = yesNoValues.get(first.toLowerCase())
  if (known?.kind === 3 || (truth !== undefined && !known)) {
    if (truth === undefined) return { field: key, reason: `must be true or false (${first})` }
    attributes.findOrAdd(key, 3, '')
    into.values[key] = { value: truth }
    return null
  }
  if (typeof low === 'number' && (known?.kind === 2 || (!known && (isEtim || unit !== ''))))
    return measure(key, low)
  if (known?.kind === 2)
    return { field: key, reason: `must be a number of ${known.unit || 'pieces'} (${first})` }
  const facts = attributes.findOrAdd(key, 1, unit)
  const text = etimValue.test(first) ? first.toLowerCase() : first
  if (facts.unit !== '' && unit !== facts.unit && typeof low === 'number')
    return { field: key, reason: `is in ${facts.unit}, not in ${unit || 'nothing'}` }
  into.values[key] = { value: text }
  note(`value:${text}`, languages.otherTexts(childrenOf(feature, 'FVALUE')))
  return null
}

/** Reads the features of an article, or the first fault in them. */
export function readFeatures(blocks: readonly Element[], context: FeatureContext): Features | Fault {
  const into: Features = { values: {}, texts: [], classId: null }
  for (const block of blocks) {
    const id = textOf(block, 'REFERENCE_FEATURE_GROUP_ID')
    if (into.classId === null && etimClass.test(id)) into.classId = id.toUpperCase()
    for (const feature of childrenOf(block, 'FEATURE')) {
      const fault = readFeature(feature, context, into)
      if (fault) return fault
    }
  }
  return into
}
