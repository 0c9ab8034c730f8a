import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { readChoice } from '@tradecounter/shop/core'
import { asksAttribute } from '@tradecounter/shop/shell'
import { consentScript } from '../../../ssr/server/pages/document/head-script.ts'

afterEach(() => vi.unstubAllGlobals())

/** Effect of the script on the document of a browser with these cookies. */
function attributesWith(cookie: string): [string, string][] {
  const set: [string, string][] = []
  const documentElement = { setAttribute: (name: string, value: string) => set.push([name, value]) }
  runInNewContext(consentScript, { document: { cookie, documentElement } })
  return set
}

it.each([
  '',
  'sid=1; w=2',
  'cookie_consent=',
  'cookie_consent=C9',
  'cookie_consent=C0003',
  'x_cookie_consent=C0001',
  'a=cookie_consent=C0001',
])('shows the banner to a browser with the cookies %j', (cookie) => {
  expect(attributesWith(cookie)).toEqual([[asksAttribute, '']])
})

it('hides the banner after a choice', () => {
  const choices = fc.record({
    groups: fc.constantFrom('C0001', 'C0002', 'C0001.C0002'),
    marks: fc.constantFrom('', '.v1', '.v1.t1763650000'),
    before: fc.constantFrom('', 'sid=1; '),
    behind: fc.constantFrom('', '; w=C9'),
  })
  fc.assert(
    fc.property(choices, ({ groups, marks, before, behind }) => {
      const cookie = `${before}cookie_consent=${groups}${marks}${behind}`
      vi.stubGlobal('document', { cookie })
      expect(readChoice()).not.toBeNull()
      expect(attributesWith(cookie)).toEqual([])
    }),
  )
})
