import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import type { Value } from './family.ts'
import { attributesInName, type DemoProduct } from './product.ts'
import { values } from './values.ts'
import {
  composeTranslations,
  inLanguage,
  languages,
  translations,
  type Language,
  type Translations,
} from './translations.ts'

/** One row of the texts table. */
export interface Text {
  owner: string
  field: string
  language: Language
  text: string
}

/** A text as rows, one per language. */
export function textRows(owner: string, field: string, text: Translations): Text[] {
  return languages.flatMap((language) => {
    const written = text[language]
    return written === undefined ? [] : [{ owner, field, language, text: written }]
  })
}

/** Names of units of order, by their code. */
const units: Readonly<Record<string, Translations>> = {
  st: translations('st', 'kpl', 'stk', 'stk', 'pcs'),
  m: translations('m', 'm', 'm', 'm', 'm'),
  par: translations('par', 'pari', 'par', 'par', 'pair'),
  pkt: translations('förp', 'pkt', 'pk', 'pk', 'pack'),
}

/** Titles of documents, by their kind. */
export const documentTitles: Readonly<Record<string, Translations>> = {
  'data-sheet': translations('Datablad', 'Tuotekortti', 'Datablad', 'Datablad', 'Data sheet'),
  'declaration-of-performance': translations(
    'Prestandadeklaration',
    'Suoritustasoilmoitus',
    'Ytelseserklæring',
    'Ydeevnedeklaration',
    'Declaration of performance',
    'Ytingserklæring',
  ),
}

/** Headings in the documents. */
const documentHeadings: Readonly<Record<string, Translations>> = {
  article: translations('Artikelnr', 'Tuotenro', 'Artikkelnr', 'Varenr.', 'Article no.'),
  maker: translations('Tillv. nr', 'Valm. nro', 'Prod. nr', 'Prod.nr.', 'Maker no.'),
  ean: translations('EAN', 'EAN', 'EAN', 'EAN', 'EAN'),
  pack: translations('Förpackning', 'Pakkaus', 'Pakning', 'Pakning', 'Pack'),
}

const warrantyYears = [1, 2, 3, 5, 10]
const warranty = (years: number): Translations =>
  translations(
    `${years} års garanti från leveransdagen mot fel i material och tillverkning.`,
    `${years} vuoden takuu toimituspäivästä materiaali- ja valmistusvirheille.`,
    `${years} års garanti fra leveringsdagen mot feil i materiale og produksjon.`,
    `${years} års garanti fra leveringsdagen mod fejl i materiale og fremstilling.`,
    `${years === 1 ? '1-year' : `${years}-year`} warranty from the day of delivery against faults in material and making.`,
    `${years} års garanti frå leveringsdagen mot feil i materiale og produksjon.`,
  )

/** An attribute's value in one language; the decimal separator is a comma except in English. */
function valueText(key: string, value: Value, language: Language): string {
  const known = typeof value === 'string' ? values[value] : undefined
  if (known) return inLanguage(known, language)
  const unit = attributes[key]?.unit ?? ''
  const text =
    typeof value === 'number' && language !== 'en' ? String(value).replace('.', ',') : String(value)
  if (unit === '') return text
  return unit === '°' ? `${text}°` : `${text} ${unit}`
}

/** Makes the first letter lower-case, except in abbreviations (`PVC`, `IP44`). */
const inSentence = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Name of a product: `Kulventil Kallvik KV 110, avzinkningshärdig mässing, spak`. */
export function productName(product: DemoProduct): Translations {
  return composeTranslations((language) =>
    [
      `${inLanguage(product.family.name, language)} ${product.brand} ${product.series}`,
      ...attributesInName(product).map(([key, value]) => inSentence(valueText(key, value, language))),
    ].join(', '),
  )
}

const closing = (product: DemoProduct): Translations => {
  const { brand, series, variants } = product
  const count = variants.length
  return translations(
    `Serien ${series} från ${brand} finns i ${count} ${count === 1 ? 'utförande' : 'utföranden'}.`,
    `${brand} ${series} -sarjassa on ${count} ${count === 1 ? 'vaihtoehto' : 'vaihtoehtoa'}.`,
    `Serien ${series} fra ${brand} finnes i ${count} ${count === 1 ? 'utførelse' : 'utførelser'}.`,
    `Serien ${series} fra ${brand} fås i ${count} ${count === 1 ? 'udførelse' : 'udførelser'}.`,
    `The ${series} series from ${brand} comes in ${count} ${count === 1 ? 'version' : 'versions'}.`,
    `Serien ${series} frå ${brand} finst i ${count} ${count === 1 ? 'utføring' : 'utføringar'}.`,
  )
}

/** Description of a product: two or three sentences. */
export function productDescription(product: DemoProduct): Translations {
  const last = closing(product)
  return composeTranslations(
    (language) => `${inLanguage(product.family.about, language)} ${inLanguage(last, language)}`,
  )
}

/** Texts that products share: categories, attributes, values, units, warranties, document titles. */
export function commonTexts(): Text[] {
  return [
    ...categories.flatMap(({ id, name }) => textRows(`category:${id}`, 'name', name)),
    ...Object.entries(attributes).flatMap(([key, { name }]) => textRows(`attribute:${key}`, 'name', name)),
    ...Object.entries(values).flatMap(([key, name]) => textRows(`value:${key}`, 'name', name)),
    ...Object.entries(units).flatMap(([key, name]) => textRows(`unit:${key}`, 'name', name)),
    ...Object.entries(documentTitles).flatMap(([kind, name]) => textRows(`document:${kind}`, 'name', name)),
    ...Object.entries(documentHeadings).flatMap(([key, name]) =>
      textRows(`document-word:${key}`, 'name', name),
    ),
    ...warrantyYears.flatMap((years) => textRows(`warranty:${years}`, 'name', warranty(years))),
  ]
}
