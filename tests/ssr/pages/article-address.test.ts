import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRoute } from '@tradecounter/shop/core'
import { articleUrl } from '../../../api/catalogue/articles/view.ts'
import { siteSettings } from '../stand-ins.ts'

it.each([
  ['4000001', '/p/kulventil-4000001'],
  ['A-12-B', '/p/kulventil-A%2D12%2DB'],
  ['1/2 "', '/p/kulventil-1%2F2%20%22'],
  ['å&ä?', '/p/kulventil-%C3%A5%26%C3%A4%3F'],
])('the article %s has the address %s', (code, url) => {
  expect(articleUrl({ slug: 'kulventil', code })).toBe(url)
})

it('resolves to the article for any number', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z0-9-]{1,30}$/u),
      fc.string({ minLength: 1, unit: 'grapheme' }),
      (slug, code) => {
        fc.pre(code.trim() !== '')
        expect(readRoute(articleUrl({ slug, code }), '', siteSettings)).toEqual({ page: 'product', code })
      },
    ),
  )
})
