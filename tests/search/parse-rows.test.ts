import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRows } from '../../search/index/parse-rows.ts'

describe('rows as one text', () => {
  it('are parsed as they were written', () => {
    assert(
      property(array(integer({ min: 0, max: 0xffff_ffff })), (rows) => {
        expect([...parseRows(rows.join(','))]).toEqual(rows)
      }),
    )
  })
})
