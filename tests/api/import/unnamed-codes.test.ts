import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../api/platform/database/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame } from './run-import.ts'

const feature = (name: string, values: string[], unit = '') =>
  `<FEATURE><FNAME>${name}</FNAME>${values.map((value) => `<FVALUE>${value}</FVALUE>`).join('')}${unit && `<FUNIT>${unit}</FUNIT>`}</FEATURE>`
const article = (code: string, features: string) =>
  `<ARTICLE><SUPPLIER_AID>${code}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Ventil ${code}</DESCRIPTION_SHORT></ARTICLE_DETAILS>
   <ARTICLE_FEATURES><REFERENCE_FEATURE_GROUP_ID>EC000001</REFERENCE_FEATURE_GROUP_ID>${features}</ARTICLE_FEATURES></ARTICLE>`
const file = (content: string) =>
  `<BMECAT><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG><SUPPLIER><SUPPLIER_NAME>Werk</SUPPLIER_NAME></SUPPLIER></HEADER>
   <T_UPDATE_PRODUCTS>${content}</T_UPDATE_PRODUCTS></BMECAT>`
const template = (id: string, name: string) =>
  `<CLASSIFICATION_GROUP_FEATURE_TEMPLATE><FT_ID>${id}</FT_ID><FT_NAME>${name}</FT_NAME></CLASSIFICATION_GROUP_FEATURE_TEMPLATE>`
const features =
  feature('EF000008', ['15'], 'MMT') +
  feature('EF000416', ['-10', '80'], 'CEL') +
  feature('EF002169', ['EV010006'])

describe.each(databases)('features that only a code names, into $name', ({ open }) => {
  let opened: TestStore
  let store: Store
  beforeAll(async () => {
    opened = await open()
    store = opened.store
    await insertFrame(store)
  })
  afterAll(() => opened.remove())
  const unnamed = async (content: string) =>
    (await importBytes(store, file(content))).incompletes.filter((line) => line.includes('no name'))
  const textsOf = async (owner: string) =>
    (await store.db.selectFrom('texts').selectAll().where('owner', '=', owner).execute()).map(
      ({ language, text }) => `${language} ${text}`,
    )

  it('are kept, and counted once for each code with the number of its articles', async () => {
    const summary = await importBytes(store, file(article('E-1', features) + article('E-2', features)))
    expect(summary).toMatchObject({ articles: 2, incomplete: 2 })
    expect(summary.warnings.get('incomplete: feature without a name: customers do not see it')?.count).toBe(4)
    expect(summary.warnings.get('incomplete: value without a name: customers do not see it')?.count).toBe(1)
    expect(summary.incompletes).toContainEqual(
      expect.stringContaining(
        'FNAME: EF000008 has no name in the file or the catalogue: 2 articles have it, customers do not see it',
      ),
    )
    expect((await articleNamed(store, 'E-1')).values).toMatchObject({
      ef000008: 15_000,
      'ef000416-min': -10_000,
    })
    expect(await textsOf('attribute:ef000416-min')).toEqual([])
  })

  it('have the names of the file, wherever they are in it, also at the ends of a range', async () => {
    const names =
      template('EF000008', 'Durchmesser') +
      template('EF000416', 'Temperatur') +
      template('EF002169', 'Werkstoff') +
      '<ALLOWED_VALUE><ALLOWED_VALUE_ID>EV010006</ALLOWED_VALUE_ID><ALLOWED_VALUE_NAME>Messing</ALLOWED_VALUE_NAME></ALLOWED_VALUE>'
    expect(await unnamed(article('E-1', features) + names)).toEqual([])
    expect(await textsOf('attribute:ef000416-max')).toEqual(['de Temperatur max'])
  })

  it('have the names of the catalogue if the file has none', async () => {
    expect(await unnamed(article('E-3', features))).toEqual([])
    await importBytes(store, 'key;name.sv\nattribute:ef000049;Längd\n')
    expect(await unnamed(article('E-4', feature('EF000049', ['1', '2'], 'MTR')))).toEqual([])
    expect(await textsOf('attribute:ef000049-min')).toEqual(['sv Längd min'])
  })
})
