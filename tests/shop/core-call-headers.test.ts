import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withQuery } from '@tradecounter/shop/core'
// Not exported by core: only the HTTP client uses headers.
import { cacheHeaders, type CacheRule } from '../../shop/core/http/cache-scope.ts'

const text = fc.string({ unit: 'grapheme' })
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.oneof(text, fc.integer())),
)

describe('the query of a call', () => {
  it('drops empty values, joins lists by comma and loses nothing else (ACC-6)', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z.[\]]{1,8}$/u), value), (parameters) => {
        const url = new URL(withQuery('/api/x', parameters), 'http://shop.localhost')
        const expected = Object.entries(parameters).flatMap(([name, one]) => {
          const whole = Array.isArray(one) ? one.filter((part) => part !== '').join(',') : String(one ?? '')
          return whole === '' ? [] : [[name, whole]]
        })
        expect([...url.searchParams]).toEqual(expected)
      }),
    )
  })

  it('never throws (ACC-6)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(withQuery('/api/x?a=1', { typed: `\ud800${typed}` })).toMatch(/^\/api\/x\?a=1&typed=/u)
      }),
    )
  })
})

const rule: fc.Arbitrary<CacheRule> = fc.record(
  {
    scope: fc.constantFrom('public', 'private', 'customer', 'user'),
    duration: fc.oneof(fc.integer(), fc.double()),
    staleWhileRevalidate: fc.oneof(fc.integer(), fc.double()),
  },
  { requiredKeys: ['scope'] },
)

const keyOf = (customerId: string) =>
  cacheHeaders({ scope: 'customer' }, { userId: '', customerId })['X-Cache-Key-Context']

describe('the headers of a cache rule', () => {
  it('are well-formed for every rule and never public for personal data (ACC-6)', () => {
    fc.assert(
      fc.property(rule, text, text, (one, userId, customerId) => {
        const identity = { userId: `u${userId}`, customerId: `c${customerId}` }
        const headers = new Headers(cacheHeaders(one, identity))
        const control = headers.get('Cache-Control') ?? ''
        expect(control).toMatch(/^(?:public|private), max-age=\d+(?:, stale-while-revalidate=[1-9]\d*)?$/u)
        expect(control.startsWith('public')).toBe(one.scope === 'public')
        expect(headers.has('X-Cache-Key-Context')).toBe(one.scope === 'customer' || one.scope === 'user')
      }),
    )
  })

  it('keep any two customers apart (ACC-6)', () => {
    fc.assert(fc.property(text, text, (a, b) => a === b || keyOf(`c${a}`) !== keyOf(`c${b}`)))
  })

  it("name the missing id in the specification's words (ACC-6)", () => {
    const nobody = { userId: '', customerId: '' }
    expect(() => cacheHeaders({ scope: 'customer' }, nobody)).toThrow(
      'Customer scope requires valid customerId',
    )
    expect(() => cacheHeaders({ scope: 'user' }, nobody)).toThrow('User scope requires valid userId')
  })
})
