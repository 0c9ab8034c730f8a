import { freeKey, measured, type Attributes, type StoredValue } from '../attributes.ts'
import type { Words } from '../items.ts'
import { readNumber, slugOf } from '../parse-values.ts'
import { childrenOf, textOf, type Element } from './element.ts'
import type { Tongue } from './language-reader.ts'
import { measureUnit } from './units.ts'

/** What the features of an article have become. */
export interface Features {
  values: Record<string, StoredValue>
  /** Words that the features bring: what attributes and values are called. */
  words: Array<{ owner: string; words: Words }>
  /** The class, `EC000123`, when there is one. */
  classId: string | null
}

/** What a file tells about features before its articles. */
export interface FeatureContext {
  attributes: Attributes
  /** Units by the file's own codes. */
  units: ReadonlyMap<string, string>
  tongue: Tongue
  /** What the ends of a range are called, behind the attribute's name. */
  ends: { min: Words; max: Words }
  leftOut(what: string, line: number): void
}

const etimFeature = /^EF\d{6}$/iu
const etimValue = /^EV\d{6}$/iu
const etimClass = /^EC\d{6}$/iu
/** Not an object: a value may be called `constructor`, too. */
const truths = new Map([
  ['true', 'yes'],
  ['false', 'no'],
  ['ja', 'yes'],
  ['nein', 'no'],
])

/** The key of an attribute: ETIM's code, or made of the name. */
export const keyOf = (name: string): string =>
  etimFeature.test(name) ? name.toLowerCase() : freeKey(slugOf(name).slice(0, 40))

const withEnd = (names: Words, key: string, end: Words): Words =>
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
 * Reads one feature into `into`. ETIM's four types are told by what stands in them: a value code or text is a single
 * value, true and false are a yes or no, a number is an interval, two numbers are the two ends of one.
 */
function readFeature(feature: Element, context: FeatureContext, into: Features): Fault | null {
  const { attributes, tongue, units } = context
  const id = textOf(feature, 'FT_IDREF')
  const names = tongue.words(childrenOf(feature, 'FNAME'))
  const written = id || tongue.plain(childrenOf(feature, 'FNAME'))
  const key = keyOf(written)
  if (key === '') return { field: 'FNAME', reason: 'is empty' }
  const values = tongue
    .own(childrenOf(feature, 'FVALUE'))
    .map(({ text }) => text.trim())
    // ETIM writes a hyphen where a feature does not apply.
    .filter((text) => text !== '' && text !== '-')
  if (childrenOf(feature, 'VARIANTS').length > 0) context.leftOut('variants of a feature', feature.line)
  const [first] = values
  if (first === undefined || key in into.values) return null
  const named = etimFeature.test(written) ? {} : names
  const note = (owner: string, words: Words) => {
    if (Object.keys(words).length > 0) into.words.push({ owner, words })
  }
  const unitCode = textOf(feature, 'FUNIT')
  const unit = measureUnit(unitCode, units)
  const numbers = values.map(readNumber)
  const known = attributes.find(key)
  const isEtim = etimFeature.test(written)

  const measure = (attribute: string, value: number): Fault | null => {
    const facts = attributes.claim(attribute, 2, unit)
    if (facts.kind !== 2) {
      into.values[attribute] = { value: first }
      return null
    }
    if (unitCode === '' && facts.unit !== '')
      return { field: key, reason: `has no unit; ${facts.unit} is expected` }
    const stored = measured(facts, value, unit)
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
  if (values.length > 1) context.leftOut('further value of a feature', feature.line)
  note(`attribute:${key}`, named)
  const truth = truths.get(first.toLowerCase())
  if (known?.kind === 3 || (truth !== undefined && !known)) {
    if (truth === undefined) return { field: key, reason: `must be true or false (${first})` }
    attributes.claim(key, 3, '')
    into.values[key] = { value: truth }
    return null
  }
  if (typeof low === 'number' && (known?.kind === 2 || (!known && (isEtim || unit !== ''))))
    return measure(key, low)
  if (known?.kind === 2)
    return { field: key, reason: `must be a number of ${known.unit || 'pieces'} (${first})` }
  const facts = attributes.claim(key, 1, unit)
  const text = etimValue.test(first) ? first.toLowerCase() : first
  if (facts.unit !== '' && unit !== facts.unit && typeof low === 'number')
    return { field: key, reason: `is told in ${facts.unit}, not in ${unit || 'nothing'}` }
  into.values[key] = { value: text }
  note(`value:${text}`, tongue.others(childrenOf(feature, 'FVALUE')))
  return null
}

/** Reads the features of an article, or the first fault in them. */
export function readFeatures(blocks: readonly Element[], context: FeatureContext): Features | Fault {
  const into: Features = { values: {}, words: [], classId: null }
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
