import { readXml, UnreadableFile } from '../../spreadsheets/index.ts'
import { checkArticle } from '../article.ts'
import type { Attributes } from '../attributes.ts'
import type { FileFacts, ImportItem } from '../items.ts'
import type { Media } from '../table/media-columns.ts'
import { languageNamed, type CatalogueLanguage } from '../languages.ts'
import { slugOf } from '../parse-values.ts'
import { readArticle, type ArticleContext } from './article.ts'
import { childOf, childrenOf, elementReader, rawOf, textOf, type Element } from './element.ts'
import { keyOf } from './features.ts'
import { mediaBelow } from './media-root.ts'
import { optionPriceItems } from './option-prices.ts'
import type { PriceContext } from './prices.ts'
import { tongueOf, type Tongue } from './language-reader.ts'
import words from '../default-texts.json' with { type: 'json' }

/** What a BMEcat file is read with. */
export interface BmecatSettings {
  attributes: Attributes
  /** The language of words that say none; the file's own when null. */
  language: CatalogueLanguage | null
  territory: string | null
  today: string
  groupFor: PriceContext['groupFor']
  media: Media
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

interface State {
  context: ArticleContext
  tongue: Tongue
  units: Map<string, string>
  /** What was left out or refused of an article since the last item. */
  notes: Array<Extract<ImportItem, { kind: 'left-out' | 'refused' }>>
}

function begin(header: Element, pricesOnly: boolean, facts: FileFacts, settings: BmecatSettings): State {
  const catalog = childOf(header, 'CATALOG')
  const languages = childrenOf(catalog, 'LANGUAGE')
  const named = languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0]
  const language = settings.language ?? languageNamed(named?.text ?? '')
  if (language === null)
    throw new UnreadableFile(
      `The file is written in "${named?.text.trim() ?? ''}", which is no language of the catalogue; say which one it is with --language.`,
    )
  const supplier = childOf(header, 'SUPPLIER')
  facts.source ??= slugOf(
    textOf(supplier, 'SUPPLIER_ID', 'SUPPLIER_NAME') ||
      // Version 2005 names the supplier in the header itself; a catalogue's id may be another with each edition.
      textOf(header, 'SUPPLIER_IDREF') ||
      textOf(catalog, 'CATALOG_ID'),
  )
  const notes: State['notes'] = []
  const note = (what: string, line: number) => void notes.push({ kind: 'left-out', what, line })
  const tongue = tongueOf(language, (name, line) => note(`text in ${name}`, line))
  const units = new Map<string, string>()
  return {
    tongue,
    units,
    notes,
    context: {
      pricesOnly,
      features: {
        attributes: settings.attributes,
        units,
        tongue,
        ends: { min: words.min, max: words.max },
        leftOut: note,
      },
      prices: {
        currency: textOf(catalog, 'CURRENCY'),
        territory: settings.territory,
        today: settings.today,
        groupFor: settings.groupFor,
        leftOut: note,
      },
      mime: {
        ...mediaBelow(textOf(catalog, 'MIME_ROOT') || textOf(header, 'MIME_ROOT'), settings.media),
        tongue,
        leftOut: note,
        refuse: (mime, reason) => {
          const refusal = { line: mime.line, field: 'MIME_SOURCE', reason, raw: rawOf(mime) }
          notes.push({ kind: 'refused', refusal, code: null })
        },
      },
    },
  }
}

function* groupItem(element: Element, { tongue }: State): Generator<ImportItem> {
  if (element.attributes['type'] === 'root') return
  const parent = textOf(element, 'PARENT_ID')
  yield {
    kind: 'group',
    id: textOf(element, 'GROUP_ID'),
    parent: parent === '' ? null : parent,
    words: tongue.words(childrenOf(element, 'GROUP_NAME')),
    position: Number(textOf(element, 'GROUP_ORDER') || '0'),
  }
}

/** Classes are groups for articles that are in no other. */
function* classItem(element: Element, { tongue }: State): Generator<ImportItem> {
  const id = textOf(element, 'CLASSIFICATION_GROUP_ID', 'FEATURE_GROUP_ID')
  const names = tongue.words(childrenOf(element, 'CLASSIFICATION_GROUP_NAME', 'FEATURE_GROUP_NAME'))
  if (id !== '') yield { kind: 'group', id: id.toUpperCase(), parent: null, words: names, position: 0 }
}

function* templateItems(element: Element, { tongue, units }: State): Generator<ImportItem> {
  if (element.name === 'UNIT') {
    units.set(textOf(element, 'UNIT_ID'), textOf(element, 'UNIT_SHORTNAME') || textOf(element, 'UNIT_CODE'))
  } else if (element.name === 'ALLOWED_VALUE') {
    const key = textOf(element, 'ALLOWED_VALUE_ID').toLowerCase()
    yield {
      kind: 'words',
      owner: `value:${key}`,
      words: tongue.words(childrenOf(element, 'ALLOWED_VALUE_NAME')),
    }
  } else {
    const id = textOf(element, 'FT_ID', 'FT_IDREF')
    const names = tongue.words(childrenOf(element, 'FT_NAME'))
    if (id !== '') yield { kind: 'words', owner: `attribute:${keyOf(id)}`, words: names }
  }
}

function* articleItems(element: Element, state: State): Generator<ImportItem> {
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
  for (const { owner, words: told } of read.words) yield { kind: 'words', owner, words: told }
  yield { kind: 'article', article: checked.article, raw }
  if (read.draft.remove) return
  yield* optionPriceItems(element, code, state.context.prices)
  yield* state.notes.splice(0)
}

function* itemsOf(element: Element, state: State): Generator<ImportItem> {
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
        kind: 'placed',
        code: textOf(element, 'ART_ID', 'PROD_ID'),
        group: textOf(element, 'CATALOG_GROUP_ID'),
      }
    default:
      return yield* templateItems(element, state)
  }
}

/**
 * Reads a catalogue of BMEcat 1.2 or 2005 piece by piece. What it says of itself is put into `facts`. Throws
 * `UnreadableFile` for XML that is broken or no BMEcat.
 */
export async function* readBmecat(
  bytes: AsyncIterable<Uint8Array>,
  facts: FileFacts,
  settings: BmecatSettings,
): AsyncGenerator<ImportItem> {
  let header: Element | null = null
  let state: State | null = null
  for await (const element of readXml(bytes, elementReader(wanted, catalogues))) {
    if (element.name === 'HEADER') {
      header = element
    } else if (catalogues.has(element.name)) {
      if (!header) throw new UnreadableFile('The catalogue has no header.')
      facts.full = element.name === 'T_NEW_CATALOG'
      state = begin(header, element.name === 'T_UPDATE_PRICES', facts, settings)
    } else if (state) {
      yield* itemsOf(element, state)
    }
  }
  if (!state) throw new UnreadableFile('The file is XML, but no BMEcat catalogue.')
}
