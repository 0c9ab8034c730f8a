import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bareCalls, bodyCalls, carrierCalls, hostCalls, queryCalls, uploadCalls } from '../fixtures/calls.ts'

/** Calls of the catalogue, which the search's own tests cover. */
const ofTheCatalogue =
  /^\/(?:api\/(?:openapi|search|directorder\/suggest|category|product|site)|pictures|documents)\b/u

const mounted = readdirSync('api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('routes.ts'))
  .flatMap((file) => [...readFileSync(`api/${file}`, 'utf8').matchAll(/app\.(get|post)\(\s*'([^']+)'/gu)])
  .map(([, method = '', path = '']) => ({ method, path }))

describe('every call', () => {
  it('is covered by the tests of bad input', () => {
    const posts = [
      ...bodyCalls.map(({ path }) => path),
      ...bareCalls,
      ...uploadCalls,
      ...hostCalls,
      ...carrierCalls,
    ]
    const gets = queryCalls.map(({ path }) => path)
    const missed = mounted.filter(({ method, path }) =>
      method === 'post' ? !posts.includes(path) : !gets.includes(path) && !ofTheCatalogue.test(path),
    )
    expect(missed).toEqual([])
    expect(mounted.length).toBeGreaterThan(20)
  })
})
