import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import type { Value } from './family.ts'
import { telling, type DemoProduct } from './product.ts'
import { values } from './values.ts'
import { compose, inLanguage, languages, words, type Language, type Words } from './translations.ts'

/** One row of the texts table. */
export interface Text {
  owner: string
  field: string
  language: Language
  text: string
}

/** A text as rows, one for each language it is written in. */
export function textRows(owner: string, field: string, text: Words): Text[] {
  return languages.flatMap((language) => {
    const written = text[language]
    return written === undefined ? [] : [{ owner, field, language, text: written }]
  })
}

/** Names of units of order, by their code. */
export const units: Readonly<Record<string, Words>> = {
  st: words('st', 'kpl', 'stk', 'stk', 'pcs'),
  m: words('m', 'm', 'm', 'm', 'm'),
  par: words('par', 'pari', 'par', 'par', 'pair'),
  pkt: words('förp', 'pkt', 'pk', 'pk', 'pack'),
}

/** Titles of documents, by their kind. */
export const documentTitles: Readonly<Record<string, Words>> = {
  'data-sheet': words('Datablad', 'Tuotekortti', 'Datablad', 'Datablad', 'Data sheet'),
  'declaration-of-performance': words(
    'Prestandadeklaration',
    'Suoritustasoilmoitus',
    'Ytelseserklæring',
    'Ydeevnedeklaration',
    'Declaration of performance',
    'Ytingserklæring',
  ),
}

/** Headings inside the documents. */
const documentWords: Readonly<Record<string, Words>> = {
  article: words('Artikelnr', 'Tuotenro', 'Artikkelnr', 'Varenr.', 'Article no.'),
  maker: words('Tillv. nr', 'Valm. nro', 'Prod. nr', 'Prod.nr.', 'Maker no.'),
  ean: words('EAN', 'EAN', 'EAN', 'EAN', 'EAN'),
  pack: words('Förpackning', 'Pakkaus', 'Pakning', 'Pakning', 'Pack'),
}

const warrantyYears = [1, 2, 3, 5, 10]
const warranty = (years: number): Words =>
  words(
    `${years} års garanti från leveransdagen mot fel i material och tillverkning.`,
    `${years} vuoden takuu toimituspäivästä materiaali- ja valmistusvirheille.`,
    `${years} års garanti fra leveringsdagen mot feil i materiale og produksjon.`,
    `${years} års garanti fra leveringsdagen mod fejl i materiale og fremstilling.`,
    `${years === 1 ? '1-year' : `${years}-year`} warranty from the day of delivery against faults in material and making.`,
    `${years} års garanti frå leveringsdagen mot feil i materiale og produksjon.`,
  )

/** Words for an attribute's value in one language; a comma is the decimal mark except in English. */
export function valueText(key: string, value: Value, language: Language): string {
  const known = typeof value === 'string' ? values[value] : undefined
  if (known) return inLanguage(known, language)
  const unit = attributes[key]?.unit ?? ''
  const text =
    typeof value === 'number' && language !== 'en' ? String(value).replace('.', ',') : String(value)
  if (unit === '') return text
  return unit === '°' ? `${text}°` : `${text} ${unit}`
}

/** Lower case at the head, unless it is an abbreviation (`PVC`, `IP44`). */
const inSentence = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Name of a product: `Kulventil Kallvik KV 110, avzinkningshärdig mässing, spak`. */
export function productName(product: DemoProduct): Words {
  return compose((language) =>
    [
      `${inLanguage(product.family.name, language)} ${product.brand} ${product.series}`,
      ...telling(product).map(([key, value]) => inSentence(valueText(key, value, language))),
    ].join(', '),
  )
}

const closing = (product: DemoProduct): Words => {
  const { brand, series, variants } = product
  const count = variants.length
  return words(
    `Serien ${series} från ${brand} finns i ${count} ${count === 1 ? 'utförande' : 'utföranden'}.`,
    `${brand} ${series} -sarjassa on ${count} ${count === 1 ? 'vaihtoehto' : 'vaihtoehtoa'}.`,
    `Serien ${series} fra ${brand} finnes i ${count} ${count === 1 ? 'utførelse' : 'utførelser'}.`,
    `Serien ${series} fra ${brand} fås i ${count} ${count === 1 ? 'udførelse' : 'udførelser'}.`,
    `The ${series} series from ${brand} comes in ${count} ${count === 1 ? 'version' : 'versions'}.`,
    `Serien ${series} frå ${brand} finst i ${count} ${count === 1 ? 'utføring' : 'utføringar'}.`,
  )
}

/** What a product is for, in two or three sentences. */
export function productDescription(product: DemoProduct): Words {
  const last = closing(product)
  return compose((language) => `${inLanguage(product.family.about, language)} ${inLanguage(last, language)}`)
}

/** Everything that is said once for the whole catalogue: categories, attributes, values, units, warranties, document titles. */
export function commonTexts(): Text[] {
  return [
    ...categories.flatMap(({ id, name }) => textRows(`category:${id}`, 'name', name)),
    ...Object.entries(attributes).flatMap(([key, { name }]) => textRows(`attribute:${key}`, 'name', name)),
    ...Object.entries(values).flatMap(([key, name]) => textRows(`value:${key}`, 'name', name)),
    ...Object.entries(units).flatMap(([key, name]) => textRows(`unit:${key}`, 'name', name)),
    ...Object.entries(documentTitles).flatMap(([kind, name]) => textRows(`document:${kind}`, 'name', name)),
    ...Object.entries(documentWords).flatMap(([key, name]) => textRows(`document-word:${key}`, 'name', name)),
    ...warrantyYears.flatMap((years) => textRows(`warranty:${years}`, 'name', warranty(years))),
  ]
}
