import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoProducts } from '../../demo/catalogue/demo-products.ts'
import { families } from '../../demo/catalogue/families/index.ts'
import { drawingAt } from '../../demo/pictures/write-pictures.ts'

const addresses = Map.groupBy(
  new Set([...demoProducts(12_000)].flatMap(({ variants }) => variants.map(({ picture }) => picture))),
  (path) => path.split('/')[2] ?? '',
)

/** Every tag is closed, in order, and attributes are quoted. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [\w-]+="[^"<>]*")*)(\/?)>/giu,
    (_, closing: string, name: string, __: string, empty: string) => {
      if (closing) return open.pop() === name ? '' : '<'
      if (!empty) open.push(name)
      return ''
    },
  )
  return open.length === 0 && !/[<>"]/u.test(rest)
}

it.each(families.map(({ key }) => key))('%s is drawn, and its variants look different', (key) => {
  const paths = addresses.get(key) ?? []
  const drawn = paths.map((path) => drawingAt(path) ?? '')
  expect(drawn).not.toContain('')
  expect(new Set(drawn).size).toBeGreaterThan(1)
  expect(new Set(drawn).size).toBe(paths.length)
  expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(4096)
  expect(drawn.filter((svg) => /NaN|undefined|Infinity|null/u.test(svg))).toEqual([])
  expect(drawn[0]).toContain('viewBox="0 0 240 240"')
  expect(drawn.filter((svg) => !isWellFormed(svg))).toEqual([])
})

describe('the address of a drawing', () => {
  it.each([
    '/pictures/',
    '/pictures/none.svg',
    '/pictures/ball-valve',
    '/pictures/ball-valve/.svg',
    '/pictures/ball-valve/dn25.svg',
    '/pictures/ball-valve/dn26-dzrbrass-lever.svg',
    '/pictures/ball-valve/dn25-dzrbrass-lever-more.svg',
    '/pictures/ball-valve/dn25-dzrbrass-lever.svg/',
    '/pictures/ball-valve/DN25-dzrbrass-lever.svg',
    '/pictures/ball-valve/%3Cscript%3E.svg',
    '/pictures/constructor/dn25.svg',
    '/pictures/../store.svg',
    '/picture/ball-valve/dn25-dzrbrass-lever.svg',
  ])('is not %s', (path) => {
    expect(drawingAt(path)).toBeNull()
  })

  it('never becomes part of the drawing', () => {
    const known = new Set([...addresses.values()].flat())
    const parts = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom('ball-valve', 'dn25', 'dzrbrass', 'lever', '-', '<', '"', '.svg'),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(parts, (list) => {
        const path = `/pictures/${list.join('')}`
        return drawingAt(path) === null || known.has(path)
      }),
    )
  })
})
