import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xlsxOf } from '../direct-order/pasted-rows/workbooks.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame } from './run-import.ts'

describe.each(databases)('a text that no database stores, into $name', ({ open }) => {
  let test: TestStore
  beforeAll(async () => {
    test = await open()
    await insertFrame(test.store)
  })
  afterAll(() => test.remove())
  const reason = 'has a character that cannot be stored (U+0000)'

  it.each([
    ['name.sv', ['NUL-1', 'valves', 'Ven_x0000_til', '']],
    ['attribute.colour', ['NUL-2', 'valves', 'Ventil', 'r_x0000_d']],
    ['article', ['NUL-_x0000_3', 'valves', 'Ventil', '']],
  ])('refuses its row of articles with the reason, and no other one: %s', async (field, cells) => {
    const head = ['article', 'category', 'name.sv', 'attribute.colour']
    const file = xlsxOf([head, cells, ['GOOD', 'valves', 'Kran', 'blue']])
    const { refusals, articles } = await importBytes(test.store, file)
    expect(refusals).toEqual([`2 ${field}: ${reason}`])
    expect(articles).toBe(1)
    expect((await articleNamed(test.store, 'GOOD')).texts['name.sv']).toBe('Kran')
  })

  it('refuses its row of texts', async () => {
    const file = xlsxOf([
      ['key', 'name.sv'],
      ['attribute:length', 'L_x0000_ngd'],
      ['attribute:colour', 'Kulör'],
    ])
    expect((await importBytes(test.store, file)).refusals).toEqual([`2 name.sv: ${reason}`])
  })

  it('refuses its row of option prices', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tc-unstorable-'))
    const report = join(folder, 'refused.csv')
    const file = xlsxOf([
      ['configuration', 'option', 'price.se'],
      ['gar_x0000_ment', 'leg', '69'],
    ])
    try {
      await expect(importBytes(test.store, file, { report })).rejects.toThrow('All 1 rows were refused')
      expect(await readFile(report, 'utf8')).toContain(reason)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
