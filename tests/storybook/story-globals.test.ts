import { describe, expect, it } from 'vitest'
import { firstGlobals, readGlobals, writeGlobals } from '../../stories/parts/story-globals.ts'

describe("the toolbar's globals", () => {
  it('are read from any address', () => {
    expect(readGlobals({})).toEqual(firstGlobals)
    expect(readGlobals({ brand: 'none', locale: 7, zoom: 200 })).toEqual({ ...firstGlobals, zoom: '200' })
    expect(readGlobals({ brand: 'wall', locale: 'nn-NO', direction: 'rtl' })).toEqual({
      ...firstGlobals,
      brand: 'wall',
      locale: 'nn-NO',
      direction: 'rtl',
    })
  })

  it('are written without defaults', () => {
    expect(writeGlobals(firstGlobals)).toBe('')
    expect(writeGlobals({ ...firstGlobals, brand: 'aww', motion: 'reduced' })).toBe(
      'brand:aww;motion:reduced',
    )
  })
})
