import { Client } from 'pg'
import { fallbacks, type Language } from '../../search/analysis/languages.ts'
import type { DocumentSource, ProductDocument } from '../../search/documents.ts'
import { startPostgres } from '../../tests/api/fixtures/postgres.ts'
import { depth } from './measure.ts'

/** PostgreSQL's full text search over the same words, stemmed in the reader's language. */
export interface Comparator {
  version: string
  /** Ids of the first products: those with all words, otherwise those with some. */
  ask(language: Language, phrase: string): Promise<number[]>
  close(): Promise<void>
}

const dictionaries: Record<Language, string> = {
  sv: 'swedish',
  fi: 'finnish',
  nn: 'norwegian',
  da: 'danish',
  en: 'english',
}

const table = (language: Language): string => `
  create unlogged table ${language} as
  select id, setweight(to_tsvector('${dictionaries[language]}', name), 'A')
    || setweight(to_tsvector('${dictionaries[language]}', attributes), 'B')
    || setweight(to_tsvector('${dictionaries[language]}', text), 'C')
    || setweight(to_tsvector('simple', numbers), 'A') as words
  from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) as t (id, name, attributes, text, numbers)`

const firstRows = (language: Language): string => `
  select id from ${language}, lateral (select plainto_tsquery('${dictionaries[language]}', $1) as strict) as a,
    lateral (select replace(strict::text, '&', '|')::tsquery as loose) as b,
    lateral (select exists (select 1 from ${language} where words @@ strict) as is_strict) as c
  where words @@ case when is_strict then strict else loose end
  order by ts_rank(words, case when is_strict then strict else loose end) desc, id limit ${depth}`

const inLanguage = (texts: Readonly<Record<string, string>> | undefined, language: Language): string =>
  fallbacks[language].map((each) => texts?.[each]).find((text) => text !== undefined) ?? ''

/** The values of a product as in the catalogue: `dn 15`, `15 mm`, `Mässing`. */
function attributesOf(
  source: DocumentSource,
  units: ReadonlyMap<string, string>,
  product: ProductDocument,
  language: Language,
) {
  const values = product.variants.flatMap(({ attributes }) =>
    attributes.map(({ key, number, value }) => {
      const text = number === null ? (value ?? '') : String(number / 1000).replace('.', ',')
      return `${key.length === 2 ? `${key} ` : ''}${inLanguage(source.names[`value:${text}`], language) || text} ${units.get(key) ?? ''}`
    }),
  )
  return [...new Set([product.brand, ...values])].join(' ')
}

/** Starts a server and loads the catalogue in every language. */
export async function openComparator(
  source: DocumentSource,
  languages: readonly Language[],
): Promise<Comparator> {
  const postgres = await startPostgres(undefined, '-c fsync=off')
  const client = new Client({ connectionString: postgres.url })
  const close = async () => {
    await client.end().catch(() => undefined)
    await postgres.stop()
  }
  try {
    await client.connect()
    const units = new Map(source.attributes.map(({ key, unit }) => [key, unit]))
    const products: ProductDocument[] = []
    for await (const batch of source.products()) products.push(...batch)
    for (const language of languages) {
      await client.query(table(language), [
        products.map(({ id }) => id),
        products.map(
          ({ names }) => `${inLanguage(names, language)} ${language === 'nn' ? (names['nb'] ?? '') : ''}`,
        ),
        products.map((product) => attributesOf(source, units, product, language)),
        products.map(({ descriptions }) => inLanguage(descriptions, language)),
        products.map(({ variants }) =>
          variants.flatMap(({ code, manufacturerNumber, ean }) => [code, manufacturerNumber, ean]).join(' '),
        ),
      ])
    }
  } catch (cause) {
    await close()
    throw cause
  }
  const shown = await client.query('show server_version')
  return {
    version: String(shown.rows[0]?.server_version),
    ask: async (language, phrase) =>
      (await client.query(firstRows(language), [phrase])).rows.map((row) => Number(row.id)),
    close,
  }
}
