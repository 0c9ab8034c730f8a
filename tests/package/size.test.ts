import { rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { complaint, readBudgets } from '../../bin/size/budgets.ts'
import { type Bundle, bundle, isReact, weigh } from '../../bin/size/weigh.ts'
import { makeConsumer } from './consumer.ts'

const { folder, installed } = makeConsumer(null, [], true)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const appWith = (entry: string): Promise<Bundle> => bundle(join(installed, entry, 'index.js'), isReact)

const ours = `${sep}node_modules${sep}@tradecounter${sep}`
/** The packages of these files. */
const packagesIn = (files: readonly string[]): string[] => {
  const outside = files.filter((file) => !file.includes(ours) && file.includes('node_modules'))
  return [
    ...new Set(outside.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1] ?? file)),
  ].toSorted()
}
/** The folders of our own package of these files. */
const widgetsIn = (files: readonly string[]): string[] => {
  const inside = files.filter((file) => file.startsWith(installed))
  return [...new Set(inside.map((file) => file.slice(installed.length + 1).split(sep)[0] ?? ''))].toSorted()
}

describe('the weight of an entry', () => {
  it('keeps its budget, and loads no engine or widget that the budget does not name', async () => {
    const [weights, budgets] = [await weigh(), readBudgets()]
    expect(
      Object.entries(weights).flatMap(([entry, weight]) => complaint(entry, weight, budgets[entry]) ?? []),
    ).toEqual([])
    expect(Object.keys(budgets).filter((entry) => !(entry in weights))).toEqual([])
  })

  it('a failure names what grew', () => {
    const budget = { gzip: 300, engines: [], widgets: ['icon'] }
    expect(complaint('badge', { ...budget, gzip: 301 }, budget)).toContain('301')
    expect(complaint('badge', { ...budget, engines: ['@radix-ui/react-dialog'] }, budget)).toContain('dialog')
    expect(complaint('badge', { ...budget, widgets: ['icon', 'field'] }, budget)).toContain('field')
    expect(complaint('badge', { ...budget, gzip: 200 }, budget)).toBeUndefined()
    expect(complaint('badge', budget, undefined)).toContain('no budget')
  })
})

describe('an app with one widget', () => {
  it('with a badge has no engine or other widget', async () => {
    const { gzip, atOnce, onDemand } = await appWith('badge')
    expect([packagesIn(atOnce), widgetsIn(atOnce), onDemand]).toEqual([[], ['badge'], []])
    expect(gzip).toBeLessThan(600)
  })

  it('with a button has neither Radix nor the table engine', async () => {
    expect(packagesIn((await appWith('button')).atOnce)).toEqual([])
  })

  it('with a side panel has the dialog engine, not those of tables, calendars or sliders', async () => {
    const { gzip, atOnce } = await appWith('side-panel')
    const packages = packagesIn(atOnce)
    expect(packages).toContain('@radix-ui/react-dialog')
    expect(packages.filter((name) => /tanstack|daypicker|slider|dropdown/u.test(name))).toEqual([])
    expect(gzip).toBeLessThan(22_000)
  })

  it('loads the calendar engine on demand', async () => {
    const { atOnce, onDemand } = await appWith('date-picker')
    expect(packagesIn(atOnce).filter((name) => /daypicker|date-fns/u.test(name))).toEqual([])
    expect(packagesIn(onDemand).filter((name) => /daypicker|date-fns/u.test(name))).not.toEqual([])
  })
})
