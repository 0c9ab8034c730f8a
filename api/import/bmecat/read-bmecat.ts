import { readXml, UnreadableFile } from '../../spreadsheets/index.ts'
import { plainText } from '../../spreadsheets/html-text.ts'
import { checkArticle } from '../article.ts'
import type { Attributes } from '../attributes.ts'
import type { FileFacts, ImportItem } from '../items.ts'
import type { MediaLookup } from '../table/media-columns.ts'
import { parseLanguage, unknownLanguage } from '../languages.ts'
import { toSlug } from '../parse-values.ts'
import { articleNumberOf, readArticle, type ArticleContext } from './article.ts'
import { childOf, childrenOf, elementReader, rawOf, textOf, type Element } from './element.ts'
import { classGroup, keyOf } from './features.ts'
import { partiesOf } from './manufacturer.ts'
import { mediaBelowRoot } from './media-root.ts'
import { Notes } from './notes.ts'
import { createPriceNumbers } from './price-numbers.ts'
import { optionPriceItems } from './option-prices.ts'
import type { PriceContext } from './prices.ts'
import { noteUnreadOfGroup } from './unread-elements.ts'
import { languageReaderFor, type LanguageReader } from './language-reader.ts'
import defaultTexts from '../default-texts.json' with { type: 'json' }

/** Settings of a BMEcat file. */
export interface BmecatSettings {
  attributes: Attributes
  /** The supplier as the operator names it; null for the file's own. */
  source: string | null
  /** The language of texts without one; null for the file's own. */
  language: string | null
  territory: string | null
  today: string
  findPriceGroup: PriceContext['findPriceGroup']
  media: MediaLookup
}

const catalogues = new Set([
  'BMECAT',
  'T_NEW_CATALOG',
  'T_UPDATE_PRODUCTS',
  'T_UPDATE_PRICES',
  'T_NEW_PRODUCTDATA',
])
const wanted = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'CLASSIFICATION_GROUP',
  'FEATURE_GROUP',
  'CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE',
  'CLASSIFICATION_GROUP_FEATURE_TEMPLATE',
  'ALLOWED_VALUE',
  'UNIT',
  'ARTICLE',
  'PRODUCT',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'PRODUCT_TO_CATALOGGROUP_MAP',
])

interface ReadState {
  context: ArticleContext
  languages: LanguageReader
  units: Map<string, string>
  notes: Notes
}

/** The source of files that name no supplier. */
const unnamedSource = 'unnamed'

/** Who the catalogue is of: its id for the catalogue, and its name. */
function supplierOf(header: Element | null): { source: string; name: string } {
  const supplier = childOf(header ?? undefined, 'SUPPLIER')
  const catalog = childOf(header ?? undefined, 'CATALOG')
  const party = childrenOf(childOf(header ?? undefined, 'PARTIES'), 'PARTY').find((each) =>
    childrenOf(each, 'PARTY_ROLE').some(({ text }) => text.trim() === 'supplier'),
  )
  const name =
    textOf(supplier, 'SUPPLIER_NAME') ||
    textOf(childOf(party, 'ADDRESS'), 'NAME') ||
    textOf(catalog, 'CATALOG_NAME')
  const written =
    textOf(supplier, 'SUPPLIER_ID', 'SUPPLIER_NAME') ||
    // Version 2005 names the supplier in the header itself; a catalogue's id may be another with each edition.
    textOf(header ?? undefined, 'SUPPLIER_IDREF') ||
    textOf(party, 'PARTY_ID') ||
    name ||
    textOf(catalog, 'CATALOG_ID')
  return { source: toSlug(written) || toSlug(keyOf(written)), name: plainText(name) }
}

/** Begins a catalogue. A file without a header is read with what the operator states. */
function beginCatalogue(
  mark: Element,
  header: Element | null,
  facts: FileFacts,
  settings: BmecatSettings,
): ReadState {
  const notes = new Notes()
  const catalog = childOf(header ?? undefined, 'CATALOG')
  const languageElements = childrenOf(catalog, 'LANGUAGE')
  const named =
    languageElements.find(({ attributes }) => attributes['default'] === 'true') ?? languageElements[0]
  const language = settings.language ?? parseLanguage(named?.text ?? '')
  if (language === null)
    notes.warn('adjusted', named ?? mark, 'file without a language: name it with --language', named?.text)
  const languages = languageReaderFor(language ?? unknownLanguage)
  const { source, name } = supplierOf(header)
  const isNamed = source !== '' || settings.source !== null
  if (!isNamed)
    notes.warn('adjusted', mark, 'file without a supplier: it ends no sale; name the supplier with --source')
  facts.source ??= source || unnamedSource
  facts.name = name || null
  // Articles that a file of nobody lacks may be those of anybody.
  facts.full = mark.name === 'T_NEW_CATALOG' && isNamed
  facts.pricesOnly = mark.name === 'T_UPDATE_PRICES'
  const units = new Map<string, string>()
  return {
    languages,
    units,
    notes,
    context: {
      pricesOnly: facts.pricesOnly,
      parties: partiesOf(header),
      notes,
      features: {
        attributes: settings.attributes,
        units,
        languages,
        ends: { min: defaultTexts.min, max: defaultTexts.max },
        notes,
      },
      prices: {
        currency: textOf(catalog, 'CURRENCY'),
        territory: settings.territory,
        today: settings.today,
        findPriceGroup: settings.findPriceGroup,
        numbers: createPriceNumbers(),
        notes,
      },
      media: {
        ...mediaBelowRoot(
          textOf(catalog, 'MIME_ROOT') || textOf(header ?? undefined, 'MIME_ROOT'),
          settings.media,
        ),
        languages,
        notes,
      },
    },
  }
}

/** A number that orders groups; 0 for any other text. */
const orderOf = (element: Element): number => Math.round(Number(textOf(element, 'GROUP_ORDER'))) || 0

function* groupItem(element: Element, { languages, notes }: ReadState): Generator<ImportItem> {
  const id = textOf(element, 'GROUP_ID')
  if ((element.attributes['type'] ?? '').toLowerCase() === 'root' || id === '') return
  const parent = textOf(element, 'PARENT_ID')
  noteUnreadOfGroup(element, notes)
  yield {
    kind: 'group',
    id,
    parent: parent === '' ? null : parent,
    words: languages.texts(childrenOf(element, 'GROUP_NAME')),
    position: orderOf(element),
  }
}

/** Classes are groups of articles without another group. */
function* classItem(element: Element, { languages }: ReadState): Generator<ImportItem> {
  const id = textOf(element, 'CLASSIFICATION_GROUP_ID', 'FEATURE_GROUP_ID')
  const parent = textOf(element, 'CLASSIFICATION_GROUP_PARENT_ID', 'FEATURE_GROUP_PARENT_ID')
  const words = languages.texts(childrenOf(element, 'CLASSIFICATION_GROUP_NAME', 'FEATURE_GROUP_NAME'))
  if (id === '') return
  yield {
    kind: 'group',
    id: classGroup(id),
    parent: parent === '' || parent === id ? null : classGroup(parent),
    words,
    position: 0,
  }
}

function* templateItems(element: Element, { languages, units }: ReadState): Generator<ImportItem> {
  if (element.name === 'UNIT') {
    units.set(textOf(element, 'UNIT_ID'), textOf(element, 'UNIT_SHORTNAME') || textOf(element, 'UNIT_CODE'))
  } else if (element.name === 'ALLOWED_VALUE') {
    const key = textOf(element, 'ALLOWED_VALUE_ID').toLowerCase()
    const words = languages.texts(childrenOf(element, 'ALLOWED_VALUE_NAME'))
    if (key !== '') yield { kind: 'words', owner: `value:${key}`, words }
  } else {
    const id = textOf(element, 'FT_ID', 'FT_IDREF')
    const names = languages.texts(childrenOf(element, 'FT_NAME'))
    if (id !== '') yield { kind: 'words', owner: `attribute:${keyOf(id)}`, words: names }
  }
}

function* articleItems(element: Element, state: ReadState): Generator<ImportItem> {
  const { notes } = state
  const raw = rawOf(element)
  const code = articleNumberOf(element)
  const refused = (field: string, reason: string): ImportItem => ({
    kind: 'refused',
    refusal: { line: element.line, field, reason, raw },
    code: code === '' ? null : code,
  })
  const { draft, texts } = readArticle(element, state.context)
  draft.incomplete = notes.has('incomplete')
  draft.adjusted = notes.has('adjusted')
  const checked = checkArticle(draft)
  if (!('article' in checked)) {
    notes.take(raw)
    return yield refused(checked.field, checked.reason)
  }
  yield* notes.take(raw)
  for (const { owner, words } of texts) yield { kind: 'words', owner, words }
  yield { kind: 'article', article: checked.article, raw }
  if (draft.remove) return
  yield* optionPriceItems(element, code, state.context.prices)
  yield* notes.take(raw)
}

function* itemsOf(element: Element, state: ReadState): Generator<ImportItem> {
  for (const [what, count] of element.skipped ?? []) state.notes.addUnsupported(what, element.line, count)
  switch (element.name) {
    case 'ARTICLE':
    case 'PRODUCT':
      return yield* articleItems(element, state)
    case 'CATALOG_STRUCTURE':
      yield* groupItem(element, state)
      break
    case 'CLASSIFICATION_GROUP':
    case 'FEATURE_GROUP':
      yield* classItem(element, state)
      break
    case 'ARTICLE_TO_CATALOGGROUP_MAP':
    case 'PRODUCT_TO_CATALOGGROUP_MAP':
      yield {
        kind: 'article-group',
        code: textOf(element, 'ART_ID', 'PROD_ID', 'SUPPLIER_AID', 'SUPPLIER_PID'),
        group: textOf(element, 'CATALOG_GROUP_ID'),
      }
      break
    default:
      yield* templateItems(element, state)
  }
  for (const { what, line } of element.faults ?? []) state.notes.addUnsupported(what, line)
  yield* state.notes.take(rawOf(element))
}

/** Elements that only a catalogue has. */
const articles = new Set(['ARTICLE', 'PRODUCT'])

/**
 * Reads a BMEcat catalogue of version 1.01 to 2005.2 as a stream and fills `facts`. Elements may come in any order,
 * except that the header is before the articles. Throws `UnreadableFile` for broken XML and for other XML.
 */
export async function* readBmecat(
  bytes: AsyncIterable<Uint8Array>,
  facts: FileFacts,
  settings: BmecatSettings,
): AsyncGenerator<ImportItem> {
  let header: Element | null = null
  let state: ReadState | null = null
  const faults: Array<{ what: string; line: number }> = []
  const reader = elementReader(wanted, catalogues)
  const note = (what: string, line: number): void => {
    if (!reader.addFault(what, line)) faults.push({ what, line })
  }
  let isBmecat = false
  for await (const element of readXml(bytes, reader, note)) {
    for (const { what, line } of faults.splice(0)) yield { kind: 'unsupported', what, line }
    if (element.name === 'BMECAT') {
      isBmecat = true
    } else if (element.name === 'HEADER') {
      header = element
    } else if (catalogues.has(element.name) || (state === null && isBmecat && articles.has(element.name))) {
      state = beginCatalogue(element, header, facts, settings)
      yield* state.notes.take('')
      if (articles.has(element.name)) yield* itemsOf(element, state)
    } else if (state) {
      yield* itemsOf(element, state)
    }
  }
  for (const { what, line } of faults) yield { kind: 'unsupported', what, line }
  if (!state) throw new UnreadableFile('The file is XML, but no BMEcat catalogue.')
}
