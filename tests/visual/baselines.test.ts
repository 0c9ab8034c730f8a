import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brandNames } from '@tradecounter/ui/theme/brands'
import { describe, expect, it } from 'vitest'
import { acceptedWidgets, baselineFolder, readBands, readBaseline } from './baselines.ts'
import { widths } from './shoot.ts'
import { widgetFolders } from './widgets.ts'

describe('the accepted looks (LIB-4)', () => {
  it.each(widgetFolders())('%s has one in every brand at both widths', (widget) => {
    const baseline = readBaseline(widget)
    for (const width of widths)
      expect(
        baseline?.bands[width].map(({ brand }) => brand),
        'npm run visual:accept',
      ).toEqual(brandNames)
  })

  it('belong to widgets that there are', () => {
    expect(acceptedWidgets().filter((widget) => !widgetFolders().includes(widget))).toEqual([])
  })

  it('can be read, each band in its size', () => {
    const bands = readBands('button', 375)
    expect([...bands.keys()]).toEqual(brandNames)
    for (const { data, width, height } of bands.values()) expect(data.length).toBe(width * height * 4)
  })

  it('weigh less than 25 MB together', () => {
    const bytes = readdirSync(baselineFolder).reduce(
      (sum, name) => sum + statSync(join(baselineFolder, name)).size,
      0,
    )
    expect(bytes).toBeLessThan(25_000_000)
  })
})
