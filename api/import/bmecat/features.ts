import { avoidReservedKey, toThousandths, type Attributes, type StoredValue } from '../attributes.ts'
import { unknownUnit, withEnd, type LocalTexts } from '../items.ts'
import { createHash } from 'node:crypto'
import { parseBmecatNumber } from '../../platform/written-number.ts'
import { toSlug } from '../parse-values.ts'
import { childOf, childrenOf, furtherFeature, maxFeatures, textOf, type Element } from './element.ts'
import type { LanguageReader } from './language-reader.ts'
import type { Notes } from './notes.ts'
import { plainText } from '../../spreadsheets/html-text.ts'
import { isUnnamedUnit, measureUnit } from './units.ts'

/** The attributes of an article, from its features. */
export interface Features {
  values: Record<string, StoredValue>
  /** Names of attributes and values. */
  texts: Array<{ owner: string; words: LocalTexts }>
  /** The group of the article's class in the file, when there is a class. */
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
  notes: Notes
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

/** A property of ECLASS: `0173-1#02-AAF040#004`. The last part is its version. */
const eclassProperty = /^0173-1#02-([a-z\d]{6})#\d{3}$/iu
/** A class or block of ECLASS as a value: it stands for the features below it. */
const eclassBlock = /^0173-1(?:#01-|---)/u

/** Characters of an attribute's key. */
const maxKeyLength = 40

/** The key of an attribute: ETIM's code, or made of the name. A name without Latin letters gets a key of its own. */
export function keyOf(name: string): string {
  if (etimFeature.test(name)) return name.toLowerCase()
  const property = eclassProperty.exec(name)?.[1]
  if (property !== undefined) return `eclass-${property.toLowerCase()}`
  const slug = avoidReservedKey(toSlug(name).slice(0, maxKeyLength))
  if (slug !== '' || !/[\p{L}\p{N}]/u.test(name)) return slug
  return `feature-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
}

/**
 * The group of a class: those of ETIM by their code alone, since groups of the catalogue may have the numbers of
 * others.
 */
export const classGroup = (id: string): string => (etimClass.test(id) ? id.toUpperCase() : `class:${id}`)

/** Characters of a value; longer ones are descriptions. */
const maxValueLength = 200

/** Elements with the values of a feature: texts, or the text beside a reference to a value. */
function valuesOf(feature: Element, { languages, notes }: FeatureContext): string[] {
  const values = languages
    .ownElements(childrenOf(feature, 'FVALUE'))
    .map(({ text }) => plainText(text))
    // ETIM writes a hyphen where a feature does not apply.
    .filter((text) => text !== '' && text !== '-')
  if (childrenOf(feature, 'FVALUE').length > 0) return values
  const reference = textOf(feature, 'VALUE_IDREF')
  if (reference === '') return []
  if (eclassBlock.test(reference)) {
    notes.addUnsupported('block of features (ECLASS ADVANCED)', feature.line)
    return []
  }
  const text = languages.plainText(childrenOf(feature, 'FVALUE_DETAILS'))
  return [text || reference]
}

/**
 * Reads one feature into `into`. The content distinguishes ETIM's four types: a value code or text is a single value,
 * true and false are yes and no, a number is an interval, two numbers are the ends of a range. A feature that does not
 * fit its attribute is left out with a warning.
 */
function readFeature(feature: Element, context: FeatureContext, into: Features): void {
  const { attributes, languages, notes, units } = context
  const template = childOf(feature, 'FTEMPLATE')
  const id = textOf(feature, 'FT_IDREF') || textOf(template, 'FT_ID', 'FT_IDREF')
  const named = childrenOf(feature, 'FNAME')
  const nameElements = named.length > 0 ? named : childrenOf(template, 'FT_NAME')
  const written = id || languages.plainText(nameElements)
  const key = keyOf(written)
  if (key === '') {
    notes.warn('incomplete', feature, 'feature without a name')
    return
  }
  const values = valuesOf(feature, context)
  const [first] = values
  // Each variant has a number of its own, the article's with SUPPLIER_AID_SUPPLEMENT, which the article lacks.
  if (childrenOf(feature, 'VARIANTS').length > 0)
    notes.warn('incomplete', feature, 'feature whose values are those of variants', written)
  if (first === undefined || key in into.values) return
  const leaveOut = (reason: string): void =>
    notes.warn('incomplete', feature, `feature that ${reason}`, `${key}: ${first}`)
  const isEtim = etimFeature.test(written)
  const names = isEtim ? {} : languages.texts(nameElements)
  const note = (owner: string, words: LocalTexts) => {
    if (Object.keys(words).length > 0) into.texts.push({ owner, words })
  }
  const unitCode = textOf(feature, 'FUNIT')
  const unit = measureUnit(unitCode, units)
  if (isUnnamedUnit(unit)) notes.warn('adjusted', feature, unknownUnit, unitCode)
  const numbers = values.map(parseBmecatNumber)
  const known = attributes.find(key)

  const measure = (attribute: string, value: number): void => {
    const facts = attributes.findOrAdd(attribute, 2, unit)
    if (facts.kind !== 2) {
      into.values[attribute] = { value: first }
      return
    }
    if (unitCode === '' && facts.unit !== '')
      return leaveOut(`has no unit, where the attribute is measured in ${facts.unit}`)
    const stored = toThousandths(facts, value, unit)
    if (typeof stored === 'string') return leaveOut(stored)
    if ('number' in stored && Math.abs(stored.number) > Number.MAX_SAFE_INTEGER)
      return leaveOut('has too many digits')
    into.values[attribute] = stored
  }

  const [low, high] = numbers
  if (values.length === 2 && typeof low === 'number' && typeof high === 'number' && (isEtim || unit !== '')) {
    if (low > high) return leaveOut('begins above its end')
    note(`attribute:${key}-min`, withEnd(names, context.ends.min))
    note(`attribute:${key}-max`, withEnd(names, context.ends.max))
    measure(`${key}-min`, low)
    return measure(`${key}-max`, high)
  }
  if (values.length > 1) notes.addUnsupported('further value of a feature', feature.line)
  if (first.length > maxValueLength) return leaveOut(`is longer than ${maxValueLength} characters`)
  note(`attribute:${key}`, names)
  const truth = yesNoValues.get(first.toLowerCase())
  if (known?.kind === 3 || (truth !== undefined && !known)) {
    if (truth === undefined) return leaveOut('must be true or false')
    attributes.findOrAdd(key, 3, '')
    into.values[key] = { value: truth }
    return
  }
  if (typeof low === 'number' && (known?.kind === 2 || (!known && (isEtim || unit !== ''))))
    return measure(key, low)
  if (known?.kind === 2) return leaveOut(`must be a number of ${known.unit || 'pieces'}`)
  const facts = attributes.findOrAdd(key, 1, unit)
  const text = etimValue.test(first) ? first.toLowerCase() : first
  if (facts.unit !== '' && unit !== facts.unit && typeof low === 'number')
    return leaveOut(`is measured in ${facts.unit}, not in ${unit || 'nothing'}`)
  into.values[key] = { value: text }
  note(`value:${text}`, languages.otherTexts(childrenOf(feature, 'FVALUE')))
}

/** Reads the features of an article. */
export function readFeatures(blocks: readonly Element[], context: FeatureContext): Features {
  const into: Features = { values: {}, texts: [], classId: null }
  const classes = blocks.map((block) => textOf(block, 'REFERENCE_FEATURE_GROUP_ID')).filter(Boolean)
  const leading = classes.find((id) => etimClass.test(id)) ?? classes[0]
  if (leading !== undefined) into.classId = classGroup(leading)
  const features = blocks.flatMap((block) => childrenOf(block, 'FEATURE'))
  for (const feature of features.slice(0, maxFeatures)) readFeature(feature, context, into)
  const more = features.length - maxFeatures
  if (more > 0) context.notes.addUnsupported(furtherFeature, features[0]?.line ?? 0, more)
  return into
}
