import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureText } from '../../../api/catalogue/variants/measure-text.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame } from './run-import.ts'

describe.each(databases)('measures with many decimals (SRCH-13), into $name', ({ open }) => {
  let opened: TestStore
  beforeAll(async () => {
    opened = await open()
    await insertFrame(opened.store)
  })
  afterAll(() => opened.remove())

  it.each([
    ['0,0625', '0,0625'],
    ['0.0005', '0,0005'],
    ['1,1', '1,1'],
    ['-12,3456', '-12,3456'],
    ['0,0000001', '0,0000001'],
    ['123456789,123', '123456789,123'],
    ['0,07 cm', '0,7'],
    ['0,00625 cm', '0,0625'],
    ['15', '15'],
  ])('%s mm stays as it was written', async (written, shown) => {
    const csv = `article;category;name.sv;attribute.length[mm]\nM-1;valves;Ventil;${written}\n`
    const summary = await importBytes(opened.store, csv)
    expect(summary.refusals).toEqual([])
    expect(measureText(Number((await articleNamed(opened.store, 'M-1')).values['length']))).toBe(shown)
    expect(await importBytes(opened.store, csv)).toMatchObject({ changed: false })
  })
})
