import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowList } from '../../search/index/parse-rows.ts'

describe('rows as one text', () => {
  it('are read back as they were written', () => {
    assert(
      property(array(integer({ min: 1, max: 0xffff_ffff })), (rows) => {
        expect([...rowList(rows.join(','), 1)]).toEqual(rows.map((row) => row - 1))
      }),
    )
  })
})
