import { readXml, UnreadableFile } from '../../spreadsheets/index.ts'
import { checkArticle } from '../article.ts'
import type { Attributes } from '../attributes.ts'
import type { FileFacts, ImportItem } from '../items.ts'
import type { MediaLookup } from '../table/media-columns.ts'
import { parseLanguage, type CatalogueLanguage } from '../languages.ts'
import { toSlug } from '../parse-values.ts'
import { readArticle, type ArticleContext } from './article.ts'
import { childOf, childrenOf, elementReader, rawOf, textOf, type Element } from './element.ts'
import { keyOf } from './features.ts'
import { mediaBelowRoot } from './media-root.ts'
import { optionPriceItems } from './option-prices.ts'
import type { PriceContext } from './prices.ts'
import { languageReaderFor, type LanguageReader } from './language-reader.ts'
import defaultTexts from '../default-texts.json' with { type: 'json' }

/** Settings of a BMEcat file. */
export interface BmecatSettings {
  attributes: Attributes
  /** The language of texts without one; null for the file's own. */
  language: CatalogueLanguage | null
  territory: string | null
  today: string
  findPriceGroup: PriceContext['findPriceGroup']
  media: MediaLookup
}

const catalogues = new Set(['T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES', 'T_NEW_PRODUCTDATA'])
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
  /** What was ignored or refused of an article since the last item. */
  notes: Array<Extract<ImportItem, { kind: 'unsupported' | 'refused' }>>
}

function beginCatalogue(
  header: Element,
  pricesOnly: boolean,
  facts: FileFacts,
  settings: BmecatSettings,
): ReadState {
  const catalog = childOf(header, 'CATALOG')
  const languageElements = childrenOf(catalog, 'LANGUAGE')
  const named =
    languageElements.find(({ attributes }) => attributes['default'] === 'true') ?? languageElements[0]
  const language = settings.language ?? parseLanguage(named?.text ?? '')
  if (language === null)
    throw new UnreadableFile(
      `The file is written in "${named?.text.trim() ?? ''}", which is no language of the catalogue; say which one it is with --language.`,
    )
  const supplier = childOf(header, 'SUPPLIER')
  facts.source ??= toSlug(
    textOf(supplier, 'SUPPLIER_ID', 'SUPPLIER_NAME') ||
      // Version 2005 names the supplier in the header itself; a catalogue's id may be another with each edition.
      textOf(header, 'SUPPLIER_IDREF') ||
      textOf(catalog, 'CATALOG_ID'),
  )
  const notes: ReadState['notes'] = []
  const note = (what: string, line: number) => void notes.push({ kind: 'unsupported', what, line })
  const languages = languageReaderFor(language, (name, line) => note(`text in ${name}`, line))
  const units = new Map<string, string>()
  return {
    languages,
    units,
    notes,
    context: {
      pricesOnly,
      features: {
        attributes: settings.attributes,
        units,
        languages,
        ends: { min: defaultTexts.min, max: defaultTexts.max },
        addUnsupported: note,
      },
      prices: {
        currency: textOf(catalog, 'CURRENCY'),
        territory: settings.territory,
        today: settings.today,
        findPriceGroup: settings.findPriceGroup,
        addUnsupported: note,
      },
      media: {
        ...mediaBelowRoot(textOf(catalog, 'MIME_ROOT') || textOf(header, 'MIME_ROOT'), settings.media),
        languages,
        addUnsupported: note,
        refuse: (mime, reason) => {
          const refusal = { line: mime.line, field: 'MIME_SOURCE', reason, raw: rawOf(mime) }
          notes.push({ kind: 'refused', refusal, code: null })
        },
      },
    },
  }
}

function* groupItem(element: Element, { languages }: ReadState): Generator<ImportItem> {
  if (element.attributes['type'] === 'root') return
  const parent = textOf(element, 'PARENT_ID')
  yield {
    kind: 'group',
    id: textOf(element, 'GROUP_ID'),
    parent: parent === '' ? null : parent,
    words: languages.texts(childrenOf(element, 'GROUP_NAME')),
    position: Number(textOf(element, 'GROUP_ORDER') || '0'),
  }
}

/** Classes are groups of articles without another group. */
function* classItem(element: Element, { languages }: ReadState): Generator<ImportItem> {
  const id = textOf(element, 'CLASSIFICATION_GROUP_ID', 'FEATURE_GROUP_ID')
  const names = languages.texts(childrenOf(element, 'CLASSIFICATION_GROUP_NAME', 'FEATURE_GROUP_NAME'))
  if (id !== '') yield { kind: 'group', id: id.toUpperCase(), parent: null, words: names, position: 0 }
}

function* templateItems(element: Element, { languages, units }: ReadState): Generator<ImportItem> {
  if (element.name === 'UNIT') {
    units.set(textOf(element, 'UNIT_ID'), textOf(element, 'UNIT_SHORTNAME') || textOf(element, 'UNIT_CODE'))
  } else if (element.name === 'ALLOWED_VALUE') {
    const key = textOf(element, 'ALLOWED_VALUE_ID').toLowerCase()
    yield {
      kind: 'words',
      owner: `value:${key}`,
      words: languages.texts(childrenOf(element, 'ALLOWED_VALUE_NAME')),
    }
  } else {
    const id = textOf(element, 'FT_ID', 'FT_IDREF')
    const names = languages.texts(childrenOf(element, 'FT_NAME'))
    if (id !== '') yield { kind: 'words', owner: `attribute:${keyOf(id)}`, words: names }
  }
}

function* articleItems(element: Element, state: ReadState): Generator<ImportItem> {
  const code = textOf(element, 'SUPPLIER_AID', 'SUPPLIER_PID')
  const raw = rawOf(element)
  const refused = (field: string, reason: string): ImportItem => ({
    kind: 'refused',
    refusal: { line: element.line, field, reason, raw },
    code: code === '' ? null : code,
  })
  const read = readArticle(element, state.context)
  yield* state.notes.splice(0)
  if ('reason' in read) return yield refused(read.field, read.reason)
  const checked = checkArticle(read.draft)
  if (!('article' in checked)) return yield refused(checked.field, checked.reason)
  for (const { owner, words } of read.texts) yield { kind: 'words', owner, words }
  yield { kind: 'article', article: checked.article, raw }
  if (read.draft.remove) return
  yield* optionPriceItems(element, code, state.context.prices)
  yield* state.notes.splice(0)
}

function* itemsOf(element: Element, state: ReadState): Generator<ImportItem> {
  switch (element.name) {
    case 'ARTICLE':
    case 'PRODUCT':
      return yield* articleItems(element, state)
    case 'CATALOG_STRUCTURE':
      return yield* groupItem(element, state)
    case 'CLASSIFICATION_GROUP':
    case 'FEATURE_GROUP':
      return yield* classItem(element, state)
    case 'ARTICLE_TO_CATALOGGROUP_MAP':
    case 'PRODUCT_TO_CATALOGGROUP_MAP':
      return yield {
        kind: 'article-group',
        code: textOf(element, 'ART_ID', 'PROD_ID'),
        group: textOf(element, 'CATALOG_GROUP_ID'),
      }
    default:
      return yield* templateItems(element, state)
  }
}

/**
 * Reads a BMEcat 1.2 or 2005 catalogue as a stream and fills `facts`. Throws `UnreadableFile` for broken XML and for other
 * XML.
 */
export async function* readBmecat(
  bytes: AsyncIterable<Uint8Array>,
  facts: FileFacts,
  settings: BmecatSettings,
): AsyncGenerator<ImportItem> {
  let header: Element | null = null
  let state: ReadState | null = null
  for await (const element of readXml(bytes, elementReader(wanted, catalogues))) {
    if (element.name === 'HEADER') {
      header = element
    } else if (catalogues.has(element.name)) {
      if (!header) throw new UnreadableFile('The catalogue has no header.')
      facts.full = element.name === 'T_NEW_CATALOG'
      state = beginCatalogue(header, element.name === 'T_UPDATE_PRICES', facts, settings)
    } else if (state) {
      yield* itemsOf(element, state)
    }
  }
  if (!state) throw new UnreadableFile('The file is XML, but no BMEcat catalogue.')
}
