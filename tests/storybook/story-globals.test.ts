import { describe, expect, it } from 'vitest'
import { firstGlobals, readGlobals, writeGlobals } from '../../stories/parts/story-globals.ts'

describe('what the toolbar chooses', () => {
  it('is read from whatever the address says', () => {
    expect(readGlobals({})).toEqual(firstGlobals)
    expect(readGlobals({ brand: 'none', locale: 7, zoom: 200 })).toEqual({ ...firstGlobals, zoom: '200' })
    expect(readGlobals({ brand: 'wall', locale: 'nn-NO', direction: 'rtl' })).toEqual({
      ...firstGlobals,
      brand: 'wall',
      locale: 'nn-NO',
      direction: 'rtl',
    })
  })

  it('is written back without what is so anyway', () => {
    expect(writeGlobals(firstGlobals)).toBe('')
    expect(writeGlobals({ ...firstGlobals, brand: 'aww', motion: 'reduced' })).toBe(
      'brand:aww;motion:reduced',
    )
  })
})
