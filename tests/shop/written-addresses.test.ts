import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRoute } from '@tradecounter/shop/core'
import { pages } from '../../shop/pages/pages.ts'

/** The first parts of the addresses of pages: `my-pages`, `cart`. */
const firstParts = new Set(
  pages.flatMap(({ path }: { path: unknown }) =>
    typeof path === 'string' ? [path.split('/')[1] ?? ''] : [],
  ),
)
const files = globSync(['api/**/*.ts', 'ssr/server/operations/*.ts'], { exclude: ['api/contract/calls/**'] })

/** Addresses of pages that the service and the host write, in mails and menus, with any value as `1`. */
const written = files.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /['`](\/[\w-]+(?:\/(?:[\w-]|\$\{[^'`\n]*\})+)*(?:\?[^'`\n]*)?)['`]/gu,
    ),
  ]
    .map(([, address = '']) => address.replaceAll(/\$\{[^}]*\}/gu, '1'))
    .filter((address) => firstParts.has(address.split(/[/?]/u)[1] ?? ''))
    .map((address): [string, string] => [address, file]),
)

it('finds the addresses of pages in the code of the service', () => {
  expect(new Set(written.map(([address]) => address)).size).toBeGreaterThan(20)
})

// The host leads `/my-pages` to the first page below it.
it.each(written.filter(([address]) => address !== '/my-pages'))('%s in %s is a page', (address) => {
  const [pathname = '', query = ''] = address.split('?')
  const route = readRoute(pathname, query, { searchBasePath: '/search' })
  expect(route.page).not.toBe('not-found')
  expect(route).not.toHaveProperty('moved')
})
