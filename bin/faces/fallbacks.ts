import { fallbackFamily, type fallbackNames, type FontFallback } from '../../ui/theme/fonts.ts'
import type { Family } from './families.ts'
import { instance, openFont, readSource } from './subset.ts'

/** A system font, and a file with the same widths. */
interface SystemFace {
  name: (typeof fallbackNames)[number]
  /** Its names on different systems. */
  regular: readonly string[]
  strong: readonly string[]
  /** File with `*` in place of the weight, or a variable one. */
  source: (weight: 400 | 700) => string
  variable?: true
}

/** Arial is on Windows, macOS and iOS, Liberation Sans (of the same widths) on most Linux, Roboto on Android. */
const systemFaces: readonly SystemFace[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    strong: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    source: () => '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2',
    variable: true,
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    strong: ['Roboto Bold', 'Roboto-Bold'],
    source: (weight) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`,
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    strong: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    source: (weight) => `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`,
  },
]

/** Typical texts of a shop, in its languages: names of articles, labels, sentences, measures and prices. */
const text = {
  body: `Kopplingsrör med muff 22 mm, förkromad mässing. Kulventil DN 25 med invändig gänga, PN 40. Lägg i varukorgen.
Finns i lager: 148 st. Leverans nästa arbetsdag. Pris exkl. moms 1 249,00 kr. Logga in för att se ditt pris. Visa alla 312 artiklar.
Installationskabel 3G1,5 vit ring 100 m. Art.nr 4715102. Lägsta temperatur −20 °C. Sök artikel, produkt eller varumärke.
Palloventtiili sisäkierteellä, hinta ilman arvonlisäveroa. Lisää ostoskoriin, kirjaudu sisään. Varastossa 36 kpl.
Legg i handlekurven, vis alle varer på lager. Kobling for rør, pris utan mva. Læg i kurven, rørfittings og ventiler til vand.
Ball valve with threaded ends, add to cart, in stock, delivery next working day, price excluding VAT 89.50.`,
  headings: `Kulventil DN 25 med invändig gänga Kopplingsrör 22 mm förkromad Nyheter och kampanjer Installationskabel 3G1,5
Rör och rördelar Verktyg Arbetskläder Varukorg Logga in Populära kategorier Palloventtiilit Rørdeler Ball valves 1 249,00`,
}

const percent = (share: number): `${number}%` => `${Math.round(share * 1e4) / 100}%`

/** Width of a text in ems. Figures are tabular, as on every page. */
async function widthOf(bytes: Buffer, weight: number | undefined, words: string): Promise<number> {
  const font = openFont(weight === undefined ? bytes : await instance(bytes, weight))
  const lines = words.split(/\s*\n\s*/u)
  const widths = lines.map((line) => font.layout(line, { kern: true, tnum: true, liga: false }).advanceWidth)
  return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm
}

/** The fallbacks of a family. `bytesOf` returns the file of its Latin characters for a weight. */
export async function fallbacksOf(
  family: Family,
  bytesOf: (weight: number) => { bytes: Buffer; variable: boolean },
): Promise<FontFallback[]> {
  const found: FontFallback[] = []
  for (const kind of ['body', 'headings'] as const) {
    const words = family.capitals && kind === 'headings' ? text[kind].toUpperCase() : text[kind]
    for (const weight of family[kind]) {
      const { bytes, variable } = bytesOf(weight)
      const own = await widthOf(bytes, variable ? weight : undefined, words)
      const { ascent, descent, unitsPerEm } = openFont(bytes)
      const near = weight < 500 ? 400 : 700
      for (const face of systemFaces) {
        const size = own / (await widthOf(readSource(face.source(near)), face.variable && near, words))
        found.push({
          family: fallbackFamily(family.name, face.name),
          weight: String(weight),
          local: near === 400 ? face.regular : face.strong,
          sizeAdjust: percent(size),
          ascent: percent(ascent / unitsPerEm / size),
          descent: percent(-descent / unitsPerEm / size),
        })
      }
    }
  }
  return found
}
