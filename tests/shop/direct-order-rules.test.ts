import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { CheckedRow, DirectOrderItem } from '@tradecounter/api/contract'
import { translatorOf, type Language } from '@tradecounter/shop/core'
import { translationsFor } from '@tradecounter/shop/translations'
import { gridErrorModel, gridItems } from '../../shop/direct-order/rules.ts'
import {
  isOrderable,
  gridRows,
  nothingChosen,
  isOpen,
  problemFile,
  rowsToOrder,
  templateFile,
} from '../../shop/direct-order/import/row-rules.ts'
import { rowFormats, writeRows, writeWorkbook } from '../../shop/direct-order/import/rows-file.ts'
import { readRows } from '../../api/direct-order/pasted-rows/index.ts'
import { shopContext } from './in-shop.tsx'

const languages = ['sv', 'fi', 'nn', 'da', 'en'] as const
const say = (language: Language) =>
  translatorOf(
    shopContext({ language, translations: translationsFor(language, ['direct-order', 'order-directly']) }),
  )
const t = say('sv')

const row = (more: Partial<CheckedRow>): CheckedRow => ({
  line: 2,
  raw: 'VALVE;2',
  outcome: 'ok',
  outcomeIfShown: null,
  note: null,
  written: 'VALVE',
  variantNumber: 'VALVE',
  name: 'Kulventil',
  quantity: 2,
  askedQuantity: 2,
  writtenQuantity: '2',
  imageUrl: '/pictures/none.svg',
  stock: null,
  unitPrice: null,
  priceUnit: 'st',
  totalPrice: null,
  unit: 'st',
  choices: [],
  ...more,
})

const item = (more: Partial<DirectOrderItem> = {}): DirectOrderItem => ({
  itemId: 'i',
  name: 'Rör',
  displayVariantNumber: 'PIPE',
  variantNumber: 'PIPE',
  quantity: 5,
  lineItemData: { errors: [], warnings: [], customerSpecificVariantNumber: '' },
  duplicateProducts: [],
  nearProducts: [],
  version: 1,
  written: 'PIPE',
  replacedNumber: '',
  imageUrl: '/pictures/none.svg',
  stock: null,
  unitPrice: null,
  priceUnit: 'st',
  totalPrice: null,
  currency: 'SEK',
  askedQuantity: 3,
  unit: 'm',
  unitVolume: 2.5,
  decimalPrecision: 1,
  productCode: 'P1',
  needsConfiguration: false,
  ...more,
})

describe('messages of a direct order (DIR-3)', () => {
  it('have a text for every code, with its values, and show an unknown code as it is', () => {
    const list = {
      version: 1,
      items: [
        item({
          replacedNumber: 'OLD',
          lineItemData: {
            errors: ['notFound', 'choose', 'notBuyable', 'noPrice', 'somethingNew'],
            warnings: ['replaced', 'quantityRaised', 'notInStock', 'partlyInStock', 'somethingElse'],
            customerSpecificVariantNumber: '',
          },
        }),
      ],
      errorModel: {
        errors: ['linesWithErrors', 'listFull'],
        warningNotes: ['quantitiesRaised', 'articlesReplaced', 'notAllInStock'],
      },
    }
    const [shown] = gridItems(list, t)
    expect(shown?.lineItemData.errors).toEqual([
      'Numret finns inte. Kontrollera det eller ta bort raden.',
      'Välj vilken artikel du menar',
      'Kan inte beställas. Ta bort raden.',
      'Pris på begäran. Ta bort raden eller ring oss.',
      'somethingNew',
    ])
    expect(shown?.lineItemData.warnings).toEqual([
      'Ersätter OLD',
      'Höjt från 3 till hela förpackningar om 2,5\u00a0m',
      'Finns inte i lager',
      'Finns delvis i lager',
      'somethingElse',
    ])
    const model = gridErrorModel(list, t)
    expect([...model.errors, ...model.warningNotes].filter((text) => /^\w+$/u.test(text))).toEqual([])
  })
})

describe('checked rows (DIR-5)', () => {
  const twins = row({
    line: 3,
    outcome: 'choose',
    note: 'ambiguous',
    written: 'TWIN',
    variantNumber: '',
    name: '',
    quantity: null,
    choices: [
      { variantNumber: 'TWIN-1', name: 'Ena', quantity: 2, unit: 'st' },
      { variantNumber: 'TWIN-2', name: 'Andra', quantity: 4, unit: 'st' },
    ],
  })
  const shirt = row({ line: 4, outcome: 'configure', variantNumber: 'SHIRT' })
  const lost = row({ line: 5, outcome: 'notFound', variantNumber: '', quantity: null })

  it('are orderable when no decision is missing', () => {
    const rows = [row({}), twins, shirt, lost]
    expect(rowsToOrder(rows, nothingChosen)).toEqual([{ variantNumber: 'VALVE', quantity: 2 }])
    const chosen = {
      withHidden: false,
      articles: { 3: 'TWIN-2' },
      choices: {
        4: {
          itemConfigurations: { length: 'long' },
          print: '',
          embroidery: '',
          textPrint: '',
          textEmbroidery: '',
          logoId: '',
          garmentText: '',
        },
      },
    }
    expect(rowsToOrder(rows, chosen)).toEqual([
      { variantNumber: 'VALVE', quantity: 2 },
      // As requested: the server rounds the sum of an article's rows to packs.
      { variantNumber: 'TWIN-2', quantity: 2 },
      { variantNumber: 'SHIRT', quantity: 2, choices: chosen.choices[4] },
    ])
    expect(rows.map((each) => isOrderable(each, chosen))).toEqual([true, true, true, false])
    expect(gridRows(rows, chosen, t, () => ({})).map(({ outcome, quantity }) => [outcome, quantity])).toEqual(
      [
        ['ok', '2 st'],
        ['choose', '4 st'],
        ['ok', '2 st'],
        ['notFound', undefined],
      ],
    )
  })

  it('are not ordered while their sheet hides them, until the buyer wants them', () => {
    const rows = [row({}), row({ line: 3, outcome: 'hidden', outcomeIfShown: 'ok' })]
    const withHidden = { ...nothingChosen, withHidden: true }
    expect(rowsToOrder(rows, nothingChosen)).toHaveLength(1)
    expect(rowsToOrder(rows, withHidden)).toHaveLength(2)
    const outcomes = (chosen: typeof withHidden) =>
      gridRows(rows, chosen, t, () => ({})).map(({ outcome }) => outcome)
    expect([outcomes(nothingChosen), outcomes(withHidden)]).toEqual([
      ['ok', 'hidden'],
      ['ok', 'ok'],
    ])
  })

  it('are neither ordered nor a problem with a quantity of 0', () => {
    const skipped = row({ outcome: 'skipped', quantity: null, askedQuantity: null })
    expect([isOrderable(skipped, nothingChosen), isOpen(skipped, nothingChosen)]).toEqual([false, false])
    expect(isOpen(lost, nothingChosen)).toBe(true)
  })

  it('offer the articles of a rounded number only if one fits', () => {
    const noteOf = (each: typeof lost) =>
      gridRows([{ ...each, note: 'eanRounded' }], nothingChosen, t, () => ({}))[0]?.note
    expect(noteOf(twins)).toContain('Välj rätt artikel')
    expect(noteOf(lost)).toContain('ingen artikel passar')
  })
})

/** The result of reading one of our own files, of either kind. */
const reread = {
  csv: (rows: string[][]) => readRows(writeRows(rows)),
  xlsx: async (rows: string[][]) => readRows(Buffer.from(await (await writeWorkbook(rows)).arrayBuffer())),
}

describe.each(rowFormats)('generated files as %s (DIR-5)', (format) => {
  it.each(languages)('the template in %s is read with its columns', async (language) => {
    const [header = []] = templateFile(say(language))
    const bulk = await reread[format]([header, ['0045678', '2,5']])
    expect(bulk.header?.line).toBe(1)
    expect(bulk.rows).toMatchObject([{ number: '0045678', quantity: { value: 2.5 } }])
  })

  /** The parsed form of a cell, so that it can be written again. */
  const number = fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(...'0123456789ABÅ-./;,|\t" =+@\'’＝＋－＠_x'),
        fc.string({ unit: 'binary' }),
      ),
      maxLength: 25,
    })
    .map((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
        .trim(),
    )

  it('rows with problems are read back unchanged, in every language', async () => {
    const rows = fc.array(fc.tuple(number, number, fc.string({ maxLength: 60 })), {
      minLength: 1,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(...languages), async (cells, language) => {
        const words = say(language)
        const checked = cells.map(([written, writtenQuantity, raw], index) =>
          row({ line: index + 1, written, writtenQuantity, raw, outcome: 'notFound' }),
        )
        const bulk = await reread[format](problemFile(checked, words))
        expect(bulk.rows.map((each) => [each.number, each.writtenQuantity])).toEqual(
          cells.map(([written, quantity]) => [written, quantity]),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('an ambiguous quantity stays ambiguous when read back', async () => {
    const checked = [
      row({ writtenQuantity: '1.200', quantity: null, askedQuantity: null, outcome: 'invalid' }),
    ]
    const { rows } = await reread[format](problemFile(checked, t))
    expect(rows[0]?.quantity.problem).toBe('quantityAmbiguous')
  })
})

describe('cells of generated files', () => {
  it('are never formulas, whatever they begin with', async () => {
    const signs = [...'=+-@\t\r＝＋－＠']
    const rows = [[...signs.map((sign) => `${sign}SUM(A1)`), '1']]
    const cells = writeRows(rows).trimEnd().slice(1).split(';')
    expect(cells.map((cell) => cell.replace(/^"/u, '').slice(0, 2))).toEqual([
      ...signs.map((sign) => `'${sign}`),
      '1',
    ])
    const bytes = new Uint8Array(await (await writeWorkbook(rows)).arrayBuffer())
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet.match(/<c /gu)).toHaveLength(signs.length + 1)
    // All text, with the apostrophe for users who save it as CSV.
    expect(sheet.match(/t="inlineStr"><is><t xml:space="preserve">'/gu)).toHaveLength(signs.length)
    expect(sheet).not.toContain('<f')
  })

  it('are truncated at the limit of a spreadsheet', async () => {
    const { rows } = await reread.xlsx([['A'.repeat(40_000), '1']])
    expect(rows[0]?.number).toHaveLength(32_767)
  })

  it('keep leading zeros of numbers typed into a template', async () => {
    const bytes = new Uint8Array(await (await writeWorkbook(templateFile(t))).arrayBuffer())
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    // Style 1 is text, 0 is the default.
    expect([...sheet.matchAll(/<col [^>]*style="(\d)"/gu)].map(([, style]) => style)).toEqual(['1', '0'])
  })
})
