import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CheckedRow } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { odsContent, xlsxOf, xlsxParts } from './pasted-rows/workbooks.ts'
import { zipOf } from './pasted-rows/zip.ts'
import { openOrderShop } from '../fixtures/order-shop.ts'
import { databases } from '../fixtures/databases.ts'
import { priceRow, variantRow } from '../fixtures/goods.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { expectLessTime } from '../../setup/measures.ts'

const key = () => ({ 'Idempotency-Key': randomUUID() })
const ending = ({ line, outcome, note, variantNumber, quantity }: CheckedRow) => [
  line,
  outcome,
  note,
  variantNumber,
  quantity,
]

const choicesOf = ({ choices }: CheckedRow) => choices.map(({ variantNumber }) => variantNumber)

/** Number of one of five thousand articles. */
const numberOf = (index: number): string => String(9_000_000 + index)

describe.each(databases)('many rows at once, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openOrderShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    for (const table of ['listItems', 'lists', 'cartLines', 'carts'] as const)
      await shop.store.db.deleteFrom(table).execute()
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  const check = (text: string, who = buyer) => who.post('/api/directorder/check', { content: text })

  it('offer the articles one digit off for an unknown number, and are checked again under another (DIR-5)', async () => {
    const { body } = await check('Artnr;Antal\n0045778;3\n0000001;3\nEGEN-12;1')
    expect(body.rows.map(ending)).toEqual([
      [2, 'notFound', null, '', null],
      [3, 'notFound', null, '', null],
      [4, 'notFound', null, '', null],
    ])
    expect(body.rows.map(({ choices }: CheckedRow) => choices)).toMatchObject([
      [{ variantNumber: '0045678', quantity: 3 }],
      [],
      [{ variantNumber: 'VALVE' }],
    ])
    const [{ writtenQuantity, askedQuantity }] = body.rows
    const again = (number: string) =>
      buyer.post('/api/directorder/checkrow', { number, writtenQuantity, askedQuantity })
    expect((await again('0045678')).body).toMatchObject({
      outcome: 'ok',
      variantNumber: '0045678',
      written: '0045678',
      quantity: 3,
    })
    expect((await again('PIPE')).body).toMatchObject({
      outcome: 'changed',
      note: 'quantityRaised',
      quantity: 5,
    })
    expect((await again('0045677')).body).toMatchObject({
      outcome: 'notFound',
      choices: [{ variantNumber: '0045678' }],
    })
    const refused = await again('1')
    expect([refused.status, refused.body.field]).toEqual([400, 'number'])
  })

  it.each([
    ['', 1, 'changed', 'quantityAssumed', 1],
    ['', null, 'invalid', 'quantityRequired', null],
    ['många', null, 'invalid', 'quantityIsNotNumber', null],
    ['1.200', null, 'invalid', 'quantityAmbiguous', null],
    ['1,200', null, 'invalid', 'quantityAmbiguous', null],
    ['1,2', 1.2, 'changed', 'quantityLowered', 1],
  ])('are checked under another number with the quantity %j, read as %j', async (written, asked, ...end) => {
    const { body } = await buyer.post('/api/directorder/checkrow', {
      number: 'VALVE',
      writtenQuantity: written,
      askedQuantity: asked,
    })
    expect([body.outcome, body.note, body.quantity]).toEqual(end)
  })

  it('have one outcome each, with line, text and reason (DIR-5)', async () => {
    const lines = [
      'Artnr;Antal',
      'VALVE;2',
      'egen 1;2',
      'PIPE;3',
      'OLD;1',
      'TWIN;1',
      'SHIRT;1',
      'NOSUCH;1',
      'LOST;1',
      'GONE;1',
      'BARE;1',
      'VALVE;',
      'VALVE;många',
      'VALVE;0',
      ';5',
      'X;5',
      'VALVE;5 st',
      'VALVE;5 pkt',
      '7,33E+12;5',
      '1,11E+12;5',
      'Summa;40',
    ]
    const { body } = await check(lines.join('\n'))
    expect(body.header).toEqual({ line: 1, raw: lines[0] })
    expect(body.rows.map(({ raw }: CheckedRow) => raw)).toEqual(lines.slice(1))
    expect(body.rows.map(ending)).toEqual([
      [2, 'ok', null, 'VALVE', 2],
      [3, 'ok', null, 'VALVE', 2],
      [4, 'changed', 'quantityRaised', 'PIPE', 5],
      [5, 'replaced', 'replaced', 'VALVE', 1],
      [6, 'choose', 'ambiguous', '', null],
      [7, 'configure', null, 'SHIRT', 1],
      [8, 'notFound', null, '', null],
      [9, 'notBuyable', 'discontinued', 'LOST', null],
      [10, 'notBuyable', null, 'GONE', null],
      [11, 'notBuyable', 'noPrice', 'BARE', null],
      [12, 'invalid', 'quantityRequired', '', null],
      [13, 'invalid', 'quantityIsNotNumber', '', null],
      [14, 'skipped', null, '', null],
      [15, 'invalid', 'articleNumberRequired', '', null],
      [16, 'invalid', 'articleNumberInvalidLength', '', null],
      [17, 'ok', null, 'VALVE', 5],
      [18, 'invalid', 'quantityIsNotNumber', 'VALVE', null],
      [19, 'choose', 'eanRounded', '', null],
      [20, 'notFound', 'eanRounded', '', null],
      [21, 'skipped', 'totals', '', null],
    ])
    expect(body.rows[4].choices).toEqual([
      { variantNumber: 'TWIN-1', name: 'Kulventil', quantity: 1, unit: 'st' },
      { variantNumber: 'TWIN-2', name: 'Kulventil', quantity: 1, unit: 'st' },
    ])
    // Only one article has such an EAN, and still the user must confirm it.
    expect(body.rows[17].choices).toMatchObject([{ variantNumber: '0045678', quantity: 5 }])
  })

  it('round the packs of an article once, over the sum of its rows (VAR-7, DIR-5)', async () => {
    const pieces = 'Artnr;Antal\nPIPE;1\nVALVE;1\nPIPE;1\nPIPE;4'
    const { body } = await check(pieces)
    expect(body.rows.map(ending)).toEqual([
      [2, 'changed', 'quantityRaised', 'PIPE', 2.5],
      [3, 'ok', null, 'VALVE', 1],
      [4, 'changed', 'inEarlierPack', 'PIPE', 0],
      [5, 'changed', 'quantityRaised', 'PIPE', 5],
    ])
    const rows = body.rows.map(({ variantNumber, askedQuantity }: CheckedRow) => ({
      variantNumber,
      quantity: askedQuantity,
    }))
    await buyer.post('/api/directorder/rows', { rows: rows.slice(0, 3) }, key())
    const { body: cart } = await buyer.get('/api/cart')
    expect(
      cart.lines.map((line: { variantNbr: string; quantity: number }) => [line.variantNbr, line.quantity]),
    ).toEqual([
      ['PIPE', 2.5],
      ['VALVE', 1],
    ])
    const visitor = new Visitor(shop.api)
    await visitor.post('/api/directorder/rows', { rows: rows.slice(0, 3) }, key())
    const entries = await shop.store.db
      .selectFrom('listItems')
      .select(['variantId', 'quantity'])
      .where('variantId', '=', 2)
      .execute()
    expect(entries).toEqual([{ variantId: 2, quantity: 25 }])
  })

  it('stand apart while their sheet hides them, with the outcome that they would have (DIR-5)', async () => {
    const [book, ...parts] = xlsxParts([
      ['Artnr', 'Antal'],
      ['VALVE', 1],
      ['PIPE', 5],
      ['VALVE', 0],
    ])
    if (book === undefined) throw new Error('There is no workbook.')
    const hidden = parts.map((part) =>
      part.name.endsWith('sheet1.xml')
        ? { ...part, content: String(part.content).replace('<row r="3"', '<row r="3" hidden="1"') }
        : part,
    )
    const content = zipOf([book, ...hidden]).toString('base64')
    const { body } = await buyer.post('/api/directorder/check', { encoding: 'base64', content })
    expect(body.sheet).toEqual({ name: 'A', sheets: 1 })
    expect(body.rows.map(({ outcome, outcomeIfShown }: CheckedRow) => [outcome, outcomeIfShown])).toEqual([
      ['ok', null],
      ['hidden', 'ok'],
      ['skipped', null],
    ])
  })

  it('say that a spreadsheet has made a day of a number (DIR-5)', async () => {
    const { body } = await check('Artnr;Antal\njun-08;1\n2008-06-01;1\n8-jun;1\n12-12;1')
    expect(body.rows.map(({ outcome, note }: CheckedRow) => [outcome, note])).toEqual([
      ['notFound', 'numberIsDay'],
      ['notFound', 'numberIsDay'],
      ['notFound', 'numberIsDay'],
      ['notFound', null],
    ])
  })

  it('are found whatever invisible or typographic characters a number has, in check and add (DIR-5)', async () => {
    const numbers = [
      'TWIN\u20111',
      '\u202aTWIN-1\u202c',
      'TW\u00adIN\u20121',
      'VAL\u200bVE',
      '\ufeffVALVE',
      '\uff36ALVE',
      'TWIN\u22121',
    ]
    const quantities = ['\u202a2\u202c', '1\u200b2', '\u00ad3', '4\u00a0', '\uff15', '6', '7\u2060']
    const lines = numbers.map((number, index) => `${number};${quantities[index]}`)
    const { body } = await check(`Art\u00adnr;An\u200btal\n${lines.join('\n')}`)
    expect(body.header?.line).toBe(1)
    expect(
      body.rows.map(({ variantNumber, askedQuantity }: CheckedRow) => [variantNumber, askedQuantity]),
    ).toEqual([
      ['TWIN-1', 2],
      ['TWIN-1', 12],
      ['TWIN-1', 3],
      ['VALVE', 4],
      ['VALVE', 5],
      ['VALVE', 6],
      ['TWIN-1', 7],
    ])
    for (const variantNumber of numbers) {
      const { body: added } = await buyer.post('/api/directorder/add', { variantNumber, quantity: 1 })
      expect(added.list.items.at(-1).variantNumber, JSON.stringify(variantNumber)).not.toBe('')
    }
    await buyer.post('/api/directorder/clear', {})
  })

  it('are found by a code of any length: EAN-13, UPC-A and GTIN-14 (DIR-5)', async () => {
    const { db } = shop.store
    const codes = [
      [910, 'LONG', '00012345678905'],
      [911, 'UPC', '036000291452'],
      [912, 'EAN', '0614141000036'],
      [913, 'EAN-8', '96385074'],
      [914, 'EAN-8-ZEROS', '00012348'],
      [915, 'MAKER', ''],
      [916, '5901234123457', ''],
      [917, 'OWN', ''],
      [918, '7350053850019', ''],
      [919, '07350053850019', ''],
      [920, '096385081', ''],
    ] as const
    await insertRows(
      db,
      'variants',
      codes.map(([id, code, ean]) =>
        variantRow(id, code, { ean, manufacturerNumber: id === 915 ? '4006381333931' : '' }),
      ),
    )
    const { customerId } = (await buyer.get('/api/user/current')).body
    await insertRows(db, 'customerNumbers', [{ customerId, variantId: 917, code: '0049000-042566' }])
    await insertRows(
      db,
      'prices',
      codes.map(([id]) => priceRow(id, 'se-list', 100)),
    )
    const written = [
      ['012345678905', 'LONG'],
      ['0012345678905', 'LONG'],
      ['00012345678905', 'LONG'],
      ['12345678905', 'LONG'],
      ['0036000291452', 'UPC'],
      ['00036000291452', 'UPC'],
      ['614141000036', 'EAN'],
      ['07330417000123', '0045678'],
      ['7 330417 000123', '0045678'],
      ['7330417-000123', '0045678'],
      ['000007330417000123', '0045678'],
      ['(01)00036000291452', 'UPC'],
      ['0100036000291452', 'UPC'],
      ['(01)00036000291452(10)A-7', 'UPC'],
      [']C10100036000291452', 'UPC'],
      ['0000096385074', 'EAN-8'],
      ['00000096385074', 'EAN-8'],
      ['96385074', 'EAN-8'],
      ['0000000012348', 'EAN-8-ZEROS'],
      ['04006381333931', 'MAKER'],
      ['05901234123457', '5901234123457'],
      ['0049000042566', 'OWN'],
      ['049000042566', 'OWN'],
      ['00049000042566', 'OWN'],
      // Both numbers are there: each means itself.
      ['7350053850019', '7350053850019'],
      ['07350053850019', '07350053850019'],
      // A wrong check digit, and a pack of the article.
      ['7330417000124', ''],
      ['05901234123450', ''],
      ['17330417000120', ''],
      ['0110036000291459', ''],
      ['0100036000291453', ''],
      ['1234560', ''],
      // Zeros count in the shop's own numbers.
      ['000045678', ''],
      ['96385081', ''],
    ]
    const { body } = await check(`EAN;Antal\n${written.map(([ean]) => `${ean};1`).join('\n')}`)
    expect(body.rows.map((row: CheckedRow) => [row.written, row.variantNumber])).toEqual(written)
    // A spreadsheet rounds the code without the zeros before it.
    const { body: rounded } = await check('EAN;Antal\n3,60003E+10;1\n1,23457E+10;1\n7,33042E+12;1')
    expect(rounded.rows.map((row: CheckedRow) => [row.note, ...choicesOf(row)])).toEqual([
      ['eanRounded', 'UPC'],
      ['eanRounded', 'LONG'],
      ['eanRounded', '0045678'],
    ])
    for (const [variantNumber, code] of [
      ['0036000291452', 'UPC'],
      ['(01)00036000291452', 'UPC'],
      ['04006381333931', 'MAKER'],
    ]) {
      const added = await buyer.post('/api/directorder/add', { variantNumber, quantity: 1 })
      expect(added.body.list.items.at(-1).variantNumber).toBe(code)
    }
    await buyer.post('/api/directorder/clear', {})
    for (const table of ['prices', 'customerNumbers'] as const)
      await db.deleteFrom(table).where('variantId', '>=', 910).where('variantId', '<=', 920).execute()
    await db.deleteFrom('variants').where('id', '>=', 910).where('id', '<=', 920).execute()
  })

  it('are found in letters whose marks are separate characters, as in text that is copied from a PDF (DIR-5)', async () => {
    const { db } = shop.store
    await insertRows(db, 'variants', [variantRow(930, 'KÅB-É1')])
    await insertRows(db, 'prices', [priceRow(930, 'se-list', 100)])
    const variantNumber = 'KA\u030aB-E\u03011'
    const { body } = await check(`Artikelnummer;Ma\u0308a\u0308ra\u0308\n${variantNumber};2`)
    expect(body.rows.map(ending)).toEqual([[2, 'ok', null, 'KÅB-É1', 2]])
    const added = await buyer.post('/api/directorder/add', { variantNumber, quantity: 1 })
    expect(added.body.list.items).toMatchObject([{ displayVariantNumber: 'KÅB-É1' }])
    await buyer.post('/api/directorder/clear', {})
    await db.deleteFrom('prices').where('variantId', '=', 930).execute()
    await db.deleteFrom('variants').where('id', '=', 930).execute()
  })

  it('are never another article: a number that became a decimal one is a whole number first (DIR-5)', async () => {
    const { db } = shop.store
    const articles = [
      [900, '4012301'],
      [901, '40123010'],
      [902, '5012301'],
      [903, '60123010'],
      [904, '70.12'],
      [905, '801234.5'],
      [906, '8012345'],
      [907, '571'],
      [908, '20080601'],
      [909, 'KUL125'],
    ] as const
    await insertRows(
      db,
      'variants',
      articles.map(([id, code]) => variantRow(id, code)),
    )
    await insertRows(
      db,
      'prices',
      articles.map(([id]) => priceRow(id, 'se-list', 100)),
    )
    const lines = [
      '4012301.0;1',
      '4012301,00;1',
      '5012301.0;1',
      '5,012,301;1',
      '5.012.301;1',
      '60123010;1',
      '6012301.0;1',
      '6012301,0;1',
      '70.12;1',
      '7012;1',
      '801234.5;1',
      '8012345;1',
      '50123.01;1',
      '57.1;1',
      '2008-06-01;1',
      'KUL-12 5;1',
      'KUL-125;1',
    ]
    const { body } = await check(`Artnr;Antal\n${lines.join('\n')}`)
    expect(
      body.rows.map((row: CheckedRow) => [row.written, row.outcome, row.variantNumber, choicesOf(row)]),
    ).toEqual([
      ['4012301.0', 'choose', '', ['4012301', '40123010']],
      ['4012301,00', 'ok', '4012301', []],
      ['5012301.0', 'ok', '5012301', []],
      ['5,012,301', 'ok', '5012301', []],
      ['5.012.301', 'ok', '5012301', []],
      ['60123010', 'ok', '60123010', []],
      ['6012301.0', 'choose', '', ['60123010']],
      ['6012301,0', 'notFound', '', ['60123010']],
      ['70.12', 'ok', '70.12', []],
      ['7012', 'ok', '70.12', []],
      ['801234.5', 'choose', '', ['801234.5', '8012345']],
      ['8012345', 'choose', '', ['801234.5', '8012345']],
      ['50123.01', 'choose', '', ['5012301']],
      ['57.1', 'choose', '', ['571']],
      ['2008-06-01', 'choose', '', ['20080601']],
      ['KUL-12 5', 'choose', '', ['KUL125']],
      ['KUL-125', 'ok', 'KUL125', []],
    ])
    expect(body.rows[6].note).toBe('numberUnsure')
    const added = await buyer.post('/api/directorder/add', { variantNumber: '6012301.0', quantity: 1 })
    expect(added.body.list.items[0]).toMatchObject({
      variantNumber: '',
      lineItemData: { errors: ['choose'] },
      duplicateProducts: [{ variantNumber: '60123010' }],
    })
    await buyer.post('/api/directorder/clear', {})
    await db.deleteFrom('prices').where('variantId', '>=', 900).where('variantId', '<', 910).execute()
    await db.deleteFrom('variants').where('id', '>=', 900).where('id', '<', 910).execute()
  })

  it('can come from a file; a number without a quantity is ordered once with a note', async () => {
    const content = xlsxOf([['EAN'], [7330417000123]]).toString('base64')
    const { body } = await buyer.post('/api/directorder/check', { encoding: 'base64', content })
    expect([body.kind, ...body.rows.map(ending)]).toEqual([
      'xlsx',
      [2, 'changed', 'quantityAssumed', '0045678', 1],
    ])
  })

  it('are refused with a reason when nothing can be read', async () => {
    const macros = { encoding: 'base64', content: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]).toString('base64') }
    const refused = await buyer.post('/api/directorder/check', macros)
    expect([refused.status, refused.body.code]).toEqual([400, 'oldFormat'])
    expect((await check(' \n')).body.code).toBe('empty')
    const endless = zipOf([
      {
        name: 'content.xml',
        content: odsContent(
          `<table:table-row><table:table-cell><text:p>${'<text:s text:c="170000000"/>'.repeat(3)}</text:p></table:table-cell></table:table-row>`,
        ),
      },
    ])
    const unfolding = { encoding: 'base64', content: endless.toString('base64') }
    const { status, body } = await buyer.post('/api/directorder/check', unfolding)
    expect([status, body.code, body.field]).toEqual([400, 'tooMuch', 'content'])
    const large = await buyer.post('/api/directorder/check', {
      encoding: 'base64',
      content: 'AAAA'.repeat(300_000),
    })
    expect(large.status).toBe(413)
  })

  it('are added to the cart together, once per idempotency key (DIR-5)', async () => {
    await buyer.add('VALVE', 1)
    const rows = [
      { variantNumber: 'VALVE', quantity: 2 },
      { variantNumber: 'PIPE', quantity: 5 },
      { variantNumber: 'VALVE', quantity: 3 },
      { variantNumber: 'SHIRT', quantity: 1, choices: { itemConfigurations: { length: 'short' } } },
    ]
    const repeat = key()
    const answers = await Promise.all(
      [1, 2, 3].map(() => buyer.post('/api/directorder/rows', { rows }, repeat)),
    )
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        { success: true, rows: 4, items: 3, newLines: 2, cartCount: 3, list: null },
      ])
    }
    const { body: cart } = await buyer.get('/api/cart')
    expect(
      cart.lines.map((line: { variantNbr: string; quantity: number }) => [line.variantNbr, line.quantity]),
    ).toEqual([
      ['VALVE', 6],
      ['PIPE', 5],
      ['SHIRT', 1],
    ])
    expect((await buyer.post('/api/directorder/rows', { rows })).body.code).toBe('idempotencyKey')
  })

  it('leave the cart unchanged when one of them cannot be ordered', async () => {
    const good = { variantNumber: 'VALVE', quantity: 2 }
    for (const [row, code, field] of [
      [{ variantNumber: 'GONE', quantity: 1 }, 'notBuyable', 'rows.1.variantNumber'],
      [{ variantNumber: 'NOSUCH', quantity: 1 }, 'notFound', 'rows.1.variantNumber'],
      [{ variantNumber: 'SHIRT', quantity: 1 }, 'configurationRequired', 'rows.1.choices'],
      [{ variantNumber: 'VALVE', quantity: 100_000 }, 'quantityInvalid', 'rows.1.choices'],
    ] as const) {
      const { status, body } = await buyer.post('/api/directorder/rows', { rows: [good, row] }, key())
      expect([status, body.code, body.field]).toEqual([400, code, field])
    }
    expect((await buyer.get('/api/cart')).body.lines).toEqual([])
  })

  it("become a visitor's favourite list", async () => {
    const visitor = new Visitor(shop.api)
    const { body } = await visitor.post(
      '/api/directorder/rows',
      {
        rows: [
          { variantNumber: 'PIPE', quantity: 3 },
          { variantNumber: 'PIPE', quantity: 1 },
        ],
      },
      key(),
    )
    expect(body).toMatchObject({
      rows: 2,
      items: 1,
      newLines: 1,
      cartCount: 1,
      list: { name: '2026-11-20' },
    })
    const entries = await shop.store.db.selectFrom('listItems').select(['variantId', 'quantity']).execute()
    expect(entries).toEqual([{ variantId: 2, quantity: 50 }])
  })

  it('are checked within three seconds and ordered in one request when there are 5,000 (DIR-5)', async () => {
    const { db } = shop.store
    const count = 5000
    const variants = Array.from({ length: count }, (_, index) =>
      variantRow(1000 + index, numberOf(index), { manufacturerNumber: `MM-${index}` }),
    )
    await insertRows(db, 'variants', variants)
    await insertRows(
      db,
      'prices',
      variants.map(({ id }) => priceRow(id, 'se-list', 100)),
    )
    const text = variants.map(
      (_, index) => `${index % 2 === 0 ? numberOf(index) : `mm ${index}`};${(index % 50) + 1}`,
    )
    const before = process.cpuUsage()
    const { body } = await check(text.join('\n'))
    const spent = process.cpuUsage(before)
    expect(body.rows.filter(({ outcome }: CheckedRow) => outcome === 'ok')).toHaveLength(count)
    expectLessTime((spent.user + spent.system) / 1e6, 3)
    const rows = body.rows.map(({ variantNumber, quantity }: CheckedRow) => ({ variantNumber, quantity }))
    const { body: ordered } = await buyer.post('/api/directorder/rows', { rows }, key())
    expect(ordered).toMatchObject({ rows: count, items: count, cartCount: count })
  })
})
