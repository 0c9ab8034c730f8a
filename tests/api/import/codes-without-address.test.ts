import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRoute } from '@tradecounter/shop/core/addresses'
import { articleUrl } from '../../../api/catalogue/articles/view.ts'
import { pathSpellingOf } from '../../../api/contract/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { importBytes, insertFrame } from './run-import.ts'

const reason =
  'cannot be part of an address: it is "." or "..", ends like the name of a file (.pdf), or has a backslash'
const article = (code: string) => `<ARTICLE mode="new"><SUPPLIER_AID>${code}</SUPPLIER_AID>
   <ARTICLE_DETAILS><DESCRIPTION_SHORT>Ventil</DESCRIPTION_SHORT></ARTICLE_DETAILS></ARTICLE>`
/** Files with the article and another one: a file without any good row is refused as a whole. */
const bmecat = (code: string) =>
  `<?xml version="1.0"?><BMECAT><HEADER><CATALOG><LANGUAGE>swe</LANGUAGE><CURRENCY>SEK</CURRENCY></CATALOG>
   <SUPPLIER><SUPPLIER_NAME>Koder</SUPPLIER_NAME></SUPPLIER></HEADER><T_UPDATE_PRODUCTS>${article(code)}${article('OTHER-2')}</T_UPDATE_PRODUCTS></BMECAT>`
const csv = (code: string, more = '') =>
  `article;category;name.sv;product;accessories\nOTHER-1;valves;Ventil\n${code};valves;Ventil;${more}\n`

describe.each(databases)('numbers that cannot have an address (SRCH-13), into $name', ({ open }) => {
  let opened: TestStore
  beforeAll(async () => {
    opened = await open()
    await insertFrame(opened.store)
  })
  afterAll(() => opened.remove())

  it.each(['..', '.', 'A\\B', '\\', 'KABEL.PDF', 'x.js'])('are refused with the reason: %j', async (code) => {
    for (const file of [csv(code), csv('GOOD-1', code), bmecat(code)]) {
      const { refused, refusals } = await importBytes(opened.store, file)
      expect(refused).toBe(1)
      expect(refusals[0]).toContain(reason)
    }
  })

  it.each(['A.B', '...', '.A', 'A/B', '1/2 "', 'A%2FB', 'å&ä?#', 'A--B', '-', '~', 'a'])(
    'are imported if they can have one, and then do: %j',
    async (code) => {
      expect(await importBytes(opened.store, csv(`"${code.replaceAll('"', '""')}"`))).toMatchObject({
        refused: 0,
      })
      const url = articleUrl({ slug: 'ventil', code })
      expect(pathSpellingOf(url)).toBe('canonical')
      expect(pathSpellingOf(`/api/product/${encodeURIComponent(code)}`)).toBe('canonical')
      expect(readRoute(url, '', { searchBasePath: '/search' })).toEqual({ page: 'product', code })
    },
  )

  it('keep no article out that only names them', async () => {
    expect(await importBytes(opened.store, csv('GOOD-2', ';..'))).toMatchObject({ refused: 0, articles: 2 })
  })
})
