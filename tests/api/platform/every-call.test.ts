import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bareCalls,
  bodyCalls,
  ofPrograms,
  ofTheCatalogue,
  queryCalls,
  uploadCalls,
} from '../fixtures/calls.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { type MatrixShop, openMatrixShop } from '../permissions/matrix-people.ts'

const names = (method: 'GET' | 'POST', calls: readonly { path: string }[]): string[] =>
  calls.map(({ path }) => `${method} ${path}`)

describe('every call', () => {
  let shop: MatrixShop
  beforeAll(async () => {
    const [{ open } = { open: undefined }] = everyDatabase
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openMatrixShop(open)
  })
  afterAll(() => shop.close())

  it('is covered by the tests of bad input', () => {
    const covered = [
      ...names('GET', [...queryCalls, ...ofTheCatalogue]),
      ...names('POST', [...bodyCalls, ...bareCalls, ...uploadCalls, ...ofPrograms]),
    ]
    expect(shop.calls.toSorted()).toEqual(covered.toSorted())
    expect(shop.calls.length).toBeGreaterThan(20)
  })
})
