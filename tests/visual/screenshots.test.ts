import { globSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brandNames } from '@tradecounter/ui/theme/brands'
import { describe, expect, it } from 'vitest'
import { widgetFolders } from './widgets.ts'

const folder = 'tests/visual/screenshots'

describe('the accepted screenshots (LIB-4)', () => {
  it.each(widgetFolders())('%s has one in every brand at both widths', (widget) => {
    const expected = brandNames.flatMap((brand) => [375, 1280].map((width) => `${brand}-${width}.png`))
    expect(readdirSync(join(folder, widget)).toSorted(), 'npm run visual:accept').toEqual(expected.toSorted())
  })

  it('belong to widgets that exist', () => {
    expect(readdirSync(folder).filter((name) => !widgetFolders().includes(name))).toEqual([])
  })

  it('take less than 25 MB together', () => {
    const bytes = globSync(`${folder}/*/*.png`).reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(25_000_000)
  })
})
