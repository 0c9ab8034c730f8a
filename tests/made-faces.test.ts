import { describe, expect, it } from 'vitest'
import { latin, latinExtended } from '../bin/faces/characters.ts'
import { changedFiles, changedSheetFonts, makeFaces } from '../bin/faces/make.ts'
import { makeSheetFonts } from '../bin/faces/sheet-fonts.ts'
import { pointsIn } from '../bin/faces/subset.ts'

describe('font files', () => {
  it('equal the output of npm run faces', { timeout: 60_000 }, async () => {
    expect(changedFiles(await makeFaces())).toEqual([])
  })

  it('of order sheets are made by the same command, and have every letter and sign', async () => {
    const files = await makeSheetFonts()
    expect(changedSheetFonts(files)).toEqual([])
    for (const [name, bytes] of files) {
      if (typeof bytes === 'string') continue
      const has = pointsIn(bytes)
      const missing = [...latin, ...latinExtended].filter((point) => !has.has(point))
      expect([name, String.fromCodePoint(...missing)]).toEqual([name, ''])
    }
  })
})
