import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../api/platform/database/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { importBytes, insertFrame } from './run-import.ts'

type Group = [id: string, parent: string, name?: string]

const group = ([id, parent, name = `Gruppe ${id}`]: Group): string =>
  `<CATALOG_STRUCTURE type="${parent === '0' ? 'root' : 'node'}"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>${name}</GROUP_NAME><PARENT_ID>${parent}</PARENT_ID></CATALOG_STRUCTURE>`
const article = (code: string, name = 'Ventil') =>
  `<ARTICLE><SUPPLIER_AID>${code}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>${name}</DESCRIPTION_SHORT></ARTICLE_DETAILS></ARTICLE>`
const place = (code: string, id: string) =>
  `<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>${code}</ART_ID><CATALOG_GROUP_ID>${id}</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`

/** A file in one line, as many programs write it. */
const fileOf = (supplier: string, content: string, transaction = 'T_NEW_CATALOG') =>
  `<BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG><SUPPLIER><SUPPLIER_NAME>${supplier}</SUPPLIER_NAME></SUPPLIER></HEADER><${transaction}>${content}</${transaction}></BMECAT>`

describe.each(databases)('groups of a BMEcat file (SRCH-13), in $name', ({ open }) => {
  let opened: TestStore
  let store: Store
  beforeAll(async () => {
    opened = await open()
    store = opened.store
    await insertFrame(store)
  })
  afterAll(() => opened.remove())

  /** Imports groups with one article in each of `places`; returns the path of each article's category. */
  const paths = async (supplier: string, groups: Group[], places: string[], transaction?: string) => {
    const codeOf = (at: number) => `${supplier}-${places[at]}-${at}`
    const articles = places.map((_, at) => article(codeOf(at))).join('')
    const maps = places.map((id, at) => place(codeOf(at), id)).join('')
    const content = groups.map(group).join('') + articles + maps
    const summary = await importBytes(store, fileOf(supplier, content, transaction))
    expect(summary.refusals).toEqual([])
    const rows = await store.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'products.categoryId')
      .select(['products.code', 'categories.path'])
      .where(
        'products.code',
        'in',
        places.map((_, at) => codeOf(at)),
      )
      .execute()
    const found = new Map(rows.map(({ code, path }) => [code, path]))
    return { summary, paths: places.map((_, at) => found.get(codeOf(at))) }
  }

  it('keeps every group below its parent, however many articles the groups have', async () => {
    const children = ['3', '4', '5', '6'].map((id): Group => [id, '2'])
    const groups: Group[] = [['1', '0'], ['2', '1'], ...children]
    const all = await paths('tree', groups, ['2', '2', '3', '4', '5', '6', '6'])
    const below = ['3', '4', '5', '6', '6'].map((id) => `gruppe-2/gruppe-${id}`)
    expect(all.paths).toEqual(['gruppe-2', 'gruppe-2', ...below])
    // An update that names only the new group.
    const later = await paths('tree', [['7', '2']], ['7'], 'T_UPDATE_PRODUCTS')
    expect(later.paths).toEqual(['gruppe-2/gruppe-7'])
  })

  it('takes groups in a circle, without a parent, without a name, and too deep', async () => {
    const deep = Array.from({ length: 9 }, (_, at): Group => [`d${at}`, `d${at - 1}`])
    const groups: Group[] = [['a', 'b'], ['b', 'a'], ['c', 'c'], ['x', 'gone'], ['n', 'x', ''], ...deep]
    const { summary, paths: found } = await paths('odd', groups, ['a', 'b', 'c', 'x', 'n', 'd8', 'none'])
    expect(found).toEqual([
      'gruppe-a',
      'gruppe-a/gruppe-b',
      'gruppe-c',
      'gruppe-x',
      'gruppe-x/n',
      'gruppe-d0/gruppe-d1/gruppe-d2/gruppe-d3/gruppe-d4',
      'odd',
    ])
    expect(summary.unsupported.get('category that is above itself')?.count).toBe(2)
    const { id } = await store.db
      .selectFrom('categories')
      .select('id')
      .where('path', '=', 'gruppe-x/n')
      .executeTakeFirstOrThrow()
    const names = await store.db
      .selectFrom('texts')
      .select(['language', 'text'])
      .where('owner', '=', `category:${id}`)
      .execute()
    expect(names).toEqual([{ language: 'en', text: 'n' }])
  })

  it('refuses a number that the same line has already', async () => {
    const twice = article('T-1', 'first') + article('T-2') + article('T-1', 'second')
    const summary = await importBytes(store, fileOf('twice', twice))
    expect(summary).toMatchObject({ articles: 2, refused: 1 })
    expect(summary.refusals).toEqual(['1 article: T-1 is in line 1 already'])
    const names = await store.db
      .selectFrom('texts')
      .select('text')
      .where('text', 'in', ['first', 'second'])
      .execute()
    expect(names.map(({ text }) => text)).toEqual(['first'])
  })
})
