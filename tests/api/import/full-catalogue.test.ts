import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../api/platform/database/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame, wholeCatalogue } from './run-import.ts'

const head = 'article;product;category;name.sv;name.en;price.se;replaced-by'
const rowsFrom = (first: number, last: number, more: (at: number) => string = () => '') =>
  Array.from({ length: last - first + 1 }, (_, at) => {
    const number = first + at
    return more(number) || `F-${number};;valves;Ventil ${number};Valve ${number};${number},00;`
  })
const file = (...rows: string[]) => [head, ...rows].join('\n')

describe.each(databases)('full catalogues into $name', ({ open }) => {
  let opened: TestStore
  let store: Store
  const buyable = async () => {
    const rows = await store.db.selectFrom('variants').select('code').where('buyable', '=', 1).execute()
    return rows.map(({ code }) => code).toSorted()
  }
  beforeAll(async () => {
    opened = await open()
    store = opened.store
    await insertFrame(store)
    await importBytes(store, file(...rowsFrom(10, 29)), { source: 'a' })
    await importBytes(store, file('OTHER;;valves;Annan;;1,00;'), { source: 'b' })
    await importBytes(store, file('OWN;;valves;Egen;;1,00;'))
  })
  afterAll(() => opened.remove())

  it('end the sale of missing articles of their own source only', async () => {
    const summary = await importBytes(store, file(...rowsFrom(10, 27)), { source: 'a', full: true })
    expect(summary).toMatchObject({ articles: 18, unchanged: 18, retired: 2, changed: true })
    expect(await buyable()).toEqual(
      [...rowsFrom(10, 27).map((row) => row.slice(0, 4)), 'OTHER', 'OWN'].toSorted(),
    )
    const { variant, prices, texts } = await articleNamed(store, 'F-28')
    // Orders and carts still refer to an article with its name.
    expect({ buyable: variant.buyable, price: prices[0]?.amount, name: texts['name.sv'] }).toEqual({
      buyable: 0,
      price: 2800,
      name: 'Ventil 28',
    })
  })

  it('keep an article whose row is refused, and restore one that comes again', async () => {
    const rows = rowsFrom(10, 28, (at) => (at === 15 ? 'F-15;;valves;Ventil;;gratis;' : ''))
    const summary = await importBytes(store, file(...rows), { source: 'a', full: true })
    expect(summary).toMatchObject({ articles: 18, retired: 0 })
    expect(summary.refusals).toEqual(['7 price.se: is no amount ("gratis")'])
    expect(await buyable()).toContain('F-15')
    expect(await buyable()).toContain('F-28')
  })

  it('are refused when more than a fifth is missing, unless allowed', async () => {
    const before = await wholeCatalogue(store)
    const half = file(...rowsFrom(10, 15))
    await expect(importBytes(store, half, { source: 'a', full: true })).rejects.toThrow(
      'lacks 13 of 19 articles',
    )
    expect(await wholeCatalogue(store)).toBe(before)
    expect(await importBytes(store, half, { source: 'a', full: true, retireMany: true })).toMatchObject({
      retired: 13,
    })
  })

  it('of the shop itself concern all articles', async () => {
    await importBytes(store, file(...rowsFrom(10, 29)), { source: 'a' })
    const summary = await importBytes(store, file(...rowsFrom(10, 29), 'OWN;;;;;;'), { full: true })
    expect(summary.retired).toBe(1)
    expect(await buyable()).not.toContain('OTHER')
  })
})

describe.each(databases)('updates into $name', ({ open }) => {
  let opened: TestStore
  let store: Store
  beforeAll(async () => {
    opened = await open()
    store = opened.store
    await insertFrame(store)
    await importBytes(
      store,
      'article;product;category;name.sv;description.sv;attribute.length[mm];attribute.colour;price.se;stock.STO;delivery.STO;labels;accessories;document.data-sheet\n' +
        'U-1;UU;valves;Ventil;Text;12;red;10;5;2026-12-01;new|outlet;;/documents/U/x.pdf\nU-2;UU;;;;15;blue;11;0;;;;\nU-3;;valves;Tillbehör;;;;1;1;;;U-1|U-2;',
    )
  })
  afterAll(() => opened.remove())

  it('change only what they name', async () => {
    const before = await articleNamed(store, 'U-1')
    await importBytes(store, 'article;stock.STO\nU-1;7\n')
    const after = await articleNamed(store, 'U-1')
    expect(after.stock[0]).toMatchObject({ quantity: 7, type: 3 })
    expect({ ...after, stock: [] }).toEqual({ ...before, stock: [] })
    await importBytes(store, 'article;attribute.colour\nU-1;\n')
    expect((await articleNamed(store, 'U-1')).values).toEqual({ length: 12_000 })
  })

  it('combine the rows of one product, the first value of each field counting', async () => {
    expect((await articleNamed(store, 'U-2')).product).toMatchObject({ code: 'UU', labels: '10,15' })
    expect((await articleNamed(store, 'U-2')).variant.position).toBe(1)
  })

  it('link related products once for repeated references', async () => {
    const { product } = await articleNamed(store, 'U-3')
    const rows = await store.db
      .selectFrom('relations')
      .selectAll()
      .where('productId', '=', product.id)
      .execute()
    expect(rows).toHaveLength(1)
    await importBytes(store, 'article;accessories\nU-3;\n')
    expect(await store.db.selectFrom('relations').selectAll().execute()).toEqual([])
  })

  it('take a unit that no list has as it is written, with a warning', async () => {
    const { adjustments, refusals } = await importBytes(store, 'article;unit\nU-1;Gebinde X\nU-2;Stück\n')
    expect(refusals).toEqual([])
    expect(adjustments).toEqual(['2 unit: unit that no list has: shown as it is written (Gebinde X)'])
    expect((await articleNamed(store, 'U-1')).variant.unit).toBe('Gebinde X')
    expect((await articleNamed(store, 'U-2')).variant.unit).toBe('st')
  })

  it('refuse to remove unknown articles and to change decimals', async () => {
    const { refusals } = await importBytes(store, 'article;remove;decimals\nNEVER;ja;\nU-1;;2\nU-2;;\n')
    expect(refusals).toEqual([
      '2 article: is to be taken away and was never there',
      '3 pack: has 0 decimals, on which carts and orders rest; they cannot become 2',
    ])
  })

  it('name categories, attributes and values, and create categories below existing ones', async () => {
    const words =
      'key;name.sv;name.fi;position\ncategory:valves/new;Nya;Uudet;7\nattribute:colour;Färg;Väri;\ncategory:lost/x;X;;\nsomething:x;X;;\n'
    const { refusals } = await importBytes(store, words)
    expect(refusals.toSorted()).toEqual([
      '4 key: the category above it is not there',
      '5 key: must be attribute:, value:, unit:, warranty:, document: or category: and a name',
    ])
    const made = await store.db
      .selectFrom('categories')
      .selectAll()
      .where('path', '=', 'valves/new')
      .executeTakeFirst()
    expect(made).toMatchObject({ parentId: 1, position: 7 })
    const texts = await store.db
      .selectFrom('texts')
      .select('text')
      .where('owner', '=', `category:${made?.id}`)
      .execute()
    expect(texts.map(({ text }) => text).toSorted()).toEqual(['Nya', 'Uudet'])
    const { changed } = await importBytes(store, words)
    expect(changed).toBe(false)
  })

  it('create price groups and warehouses with a currency and a country', async () => {
    await importBytes(store, 'article;price.no:NOK;stock.OSL:NO\nU-1;14;3\n')
    expect(await store.db.selectFrom('priceGroups').selectAll().where('id', '=', 'no').execute()).toEqual([
      { id: 'no', currency: 'NOK' },
    ])
    expect((await articleNamed(store, 'U-1')).stock).toHaveLength(2)
  })
})
