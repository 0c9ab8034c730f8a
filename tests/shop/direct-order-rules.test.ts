import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CheckedRow, DirectOrderItem } from '@tradecounter/api/contract'
import { wordsOf, type Language } from '@tradecounter/shop/core'
import { wordsFor } from '@tradecounter/shop/words'
import { gridErrorModel, gridItems } from '../../shop/direct-order/rules.ts'
import {
  canOrder,
  gridRows,
  nothingChosen,
  problemFile,
  rowsToOrder,
  templateFile,
} from '../../shop/direct-order/row-rules.ts'
import { writeRows } from '../../shop/direct-order/rows-file.ts'
import { readBulk } from '../../api/bulk/index.ts'
import { shopContext } from './in-shop.tsx'

const languages = ['sv', 'fi', 'nn', 'da', 'en'] as const
const say = (language: Language) =>
  wordsOf(shopContext({ language, words: wordsFor(language, ['direct-order', 'order-directly']) }))
const t = say('sv')

const row = (more: Partial<CheckedRow>): CheckedRow => ({
  line: 2,
  raw: 'VALVE;2',
  outcome: 'ok',
  note: null,
  written: 'VALVE',
  variantNumber: 'VALVE',
  name: 'Kulventil',
  quantity: 2,
  askedQuantity: 2,
  writtenQuantity: '2',
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
  version: 1,
  written: 'PIPE',
  replacedNumber: '',
  askedQuantity: 3,
  unit: 'm',
  unitVolume: 2.5,
  decimalPrecision: 1,
  productCode: 'P1',
  needsConfiguration: false,
  ...more,
})

describe('what the server says of a direct order, in words (DIR-3)', () => {
  it('has words for every code, with what they are about, and shows an unknown code as it is', () => {
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
      'Saknar pris för er. Ta bort raden eller ring oss.',
      'somethingNew',
    ])
    expect(shown?.lineItemData.warnings).toEqual([
      'Ersätter OLD',
      'Höjt från 3 till hela förpackningar om 2,5 m',
      'Finns inte i lager',
      'Finns delvis i lager',
      'somethingElse',
    ])
    const model = gridErrorModel(list, t)
    expect([...model.errors, ...model.warningNotes].filter((text) => /^\w+$/u.test(text))).toEqual([])
  })
})

describe('rows that were checked (DIR-5)', () => {
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

  it('are ordered when nothing is left to be done about them', () => {
    const rows = [row({}), twins, shirt, lost]
    expect(rowsToOrder(rows, nothingChosen)).toEqual([{ variantNumber: 'VALVE', quantity: 2 }])
    const chosen = {
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
      { variantNumber: 'TWIN-2', quantity: 4 },
      { variantNumber: 'SHIRT', quantity: 2, choices: chosen.choices[4] },
    ])
    expect(rows.map((each) => canOrder(each, chosen))).toEqual([true, true, true, false])
    expect(gridRows(rows, chosen, t).map(({ outcome, quantity }) => [outcome, quantity])).toEqual([
      ['ok', '2 st'],
      ['choose', '4 st'],
      ['ok', '2 st'],
      ['notFound', undefined],
    ])
  })
})

describe('files of our own (DIR-5)', () => {
  it.each(languages)('the template in %s is read with its columns', async (language) => {
    const [header = []] = templateFile(say(language))
    const bulk = await readBulk(writeRows([header, ['0045678', '2,5']]))
    expect(bulk.header?.line).toBe(1)
    expect(bulk.rows).toMatchObject([{ number: '0045678', quantity: { value: 2.5 } }])
  })

  /** What the reader makes of a cell, so that it can stand there again. */
  const number = fc
    .string({ unit: fc.constantFrom(...'0123456789ABÅ-./;,|\t" =+@\''), maxLength: 25 })
    .map((text) =>
      text
        .replaceAll(/\s+/gu, ' ')
        .replace(/^['\s]+/u, '')
        .trim(),
    )
    .filter((text) => !text.startsWith('="'))

  it('rows with problems are read again as they were, in every language, without loss', async () => {
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
        const bulk = await readBulk(writeRows(problemFile(checked, words)))
        expect(bulk.rows.map((each) => [each.number, each.writtenQuantity])).toEqual(
          cells.map(([written, quantity]) => [written, quantity]),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('hand no formula to a spreadsheet', () => {
    const text = writeRows([['=SUM(A1)', '+1', '-1', '@x', '1']])
    expect(text).toBe("\ufeff'=SUM(A1);'+1;'-1;'@x;1\r\n")
  })
})
