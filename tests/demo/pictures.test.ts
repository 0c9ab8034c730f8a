import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoProducts } from '../../demo/catalogue/demo-products.ts'
import { families } from '../../demo/catalogue/families/index.ts'
import { pictureRoute, pictureUrl } from '../../api/pictures/index.ts'

const addresses = Map.groupBy(
  new Set([...demoProducts(12_000)].flatMap(({ variants }) => variants.map(({ picture }) => picture))),
  (path) => path.split('/')[2] ?? '',
)
const svgAt = async (path: string) => {
  const answer = pictureRoute(path)
  expect(answer?.status, path).toBe(200)
  return (await answer?.text()) ?? ''
}

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

describe('drawings', () => {
  it.each(families.map((family) => [family.key, family] as const))(
    '%s is drawn, and variants look different',
    async (key, family) => {
      const paths = addresses.get(key) ?? []
      const drawn = await Promise.all(paths.map(svgAt))
      expect(new Set(drawn).size).toBeGreaterThan(1)
      expect(new Set(drawn).size).toBe(paths.length)
      expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(4096)
      expect(drawn.filter((svg) => /NaN|undefined|Infinity|null/u.test(svg))).toEqual([])
      const [first] = drawn
      expect(first).toContain('viewBox="0 0 240 240"')
      expect(drawn.filter((svg) => !isWellFormed(svg))).toEqual([])
      await svgAt(pictureUrl(family))
    },
  )
})

describe('the address of a picture', () => {
  it('is answered for ever, as SVG that may run nothing', () => {
    const headers = pictureRoute('/pictures/ball-valve/dn25-dzrbrass-lever.svg')?.headers
    expect(headers?.get('content-type')).toMatch(/^image\/svg\+xml/u)
    expect(headers?.get('cache-control')).toContain('immutable')
    expect(headers?.get('content-security-policy')).toBe("default-src 'none'")
  })

  it('has something to show where there is no picture', async () => {
    expect(await svgAt('/pictures/none.svg')).toContain('<svg')
  })

  it.each([
    '/pictures/',
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
  ])('%s is not found', (path) => {
    expect(pictureRoute(path)?.status).toBe(404)
  })

  it('lets nothing of the address into the drawing', () => {
    const parts = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom('ball-valve', 'dn25', 'dzrbrass', 'lever', '-', '<', '"', '.svg'),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(parts, (list) =>
        [200, 404].includes(pictureRoute(`/pictures/${list.join('')}`)?.status ?? 0),
      ),
    )
    expect(pictureRoute('/picture/ball-valve/dn25-dzrbrass-lever.svg')).toBeNull()
  })
})
