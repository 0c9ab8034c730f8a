import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { serve, type TestShop } from '../fixtures/shop.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const root = mkdtempSync(join(tmpdir(), 'media-'))
const folder = join(root, 'pictures')
let opened: TestStore
let shop: TestShop
beforeAll(async () => {
  mkdirSync(join(folder, 'ball-valve'), { recursive: true })
  writeFileSync(join(folder, 'garment-back.svg'), drawing)
  writeFileSync(join(folder, 'ball-valve', 'dn25-brass.svg'), drawing)
  writeFileSync(join(folder, 'ball-valve', 'dn25.html'), drawing)
  writeFileSync(join(root, 'secret.svg'), drawing)
  const [sqlite] = everyDatabase
  if (!sqlite) throw new Error('There is no database to test with.')
  opened = await sqlite.open()
  shop = serve(opened.store, undefined, undefined, {
    pictureFolder: folder,
    makeDocument: async (address, languages) =>
      address === '/documents/T1/data-sheet.pdf' ? new Response(languages.join()) : null,
  })
})
afterAll(async () => {
  await shop.close()
  await opened.remove()
  rmSync(root, { recursive: true, force: true })
})

const ask = (path: string, { api } = shop) =>
  api.fetch(new Request(`http://api.internal${path}`, { headers: { 'X-Site': 'se' } }))

describe('GET /pictures/*', () => {
  it.each(['/pictures/garment-back.svg', '/pictures/ball-valve/dn25-brass.svg'])(
    'serves the file %s with an unlimited cache lifetime, as SVG that cannot run scripts',
    async (path) => {
      const answer = await ask(path)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': expect.stringContaining('immutable'),
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      expect(await answer.text()).toBe(drawing)
    },
  )

  it('serves a picture for articles without one, for any content of the folder', async () => {
    const without = serve(opened.store)
    for (const each of [shop, without])
      expect(await (await ask('/pictures/none.svg', each)).text()).toContain('<svg')
    await without.close()
  })

  it.each([
    '/pictures/ball-valve',
    '/pictures/ball-valve/dn50-brass.svg',
    '/pictures/ball-valve/dn25.html',
    '/pictures/ball-valve/dn25-brass.svg/',
    '/pictures/ball-valve/DN25-brass.svg',
    '/pictures/ball-valve/%3Cscript%3E.svg',
    '/pictures/supplied/garment-back.svg',
    '/pictures/secret.svg',
  ])('returns 404 for %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it.each(['/pictures/..%2fsecret.svg', '/pictures/ball-valve/..%2f..%2fsecret.svg'])(
    'refuses %s',
    async (path) => {
      expect((await ask(path)).status).toBe(400)
    },
  )
})

describe('GET /documents/*', () => {
  it('asks the maker of documents, with the languages of the reader, if there is no file', async () => {
    expect(await (await ask('/documents/T1/data-sheet.pdf')).text()).toBe('sv,en')
    expect((await ask('/documents/T2/data-sheet.pdf')).status).toBe(404)
  })
})
