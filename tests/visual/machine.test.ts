import { describe, expect, it } from 'vitest'
import { differenceOf, drawsAlike } from './machine.ts'

const here = { chromium: '156.0.8078.79' }

describe('the machine that took a picture', () => {
  it('draws alike in every release of one main version', () => {
    expect(drawsAlike(here, { chromium: '156.0.8099.1' })).toBe(true)
    expect(differenceOf(here, { chromium: '156.0.8099.1' })).toBeUndefined()
  })

  it('is named in a sentence when its Chromium is another', () => {
    expect(differenceOf(here, { chromium: '157.0.1.2' })).toBe(
      'taken with Chromium 156.0.8078.79, here it is 157.0.1.2',
    )
  })
})
