import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from '../../demo/loading/load-demo.ts'
import { makeDocument } from '../../demo/documents/make-document.ts'
import { openStore, type Store } from '../../api/platform/database/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'demo-documents-'))
let store: Store
beforeAll(async () => {
  store = await openStore({ dataDir: folder })
  await loadDemo(store, {
    articles: 600,
    today: new Date('2026-03-17T09:00:00Z'),
    passwordCost: { memory: 1024, passes: 1 },
  })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const fetched = async (path: string, languages = ['sv', 'en']) => {
  const answer = await makeDocument(store, path, languages)
  return {
    type: answer?.headers.get('content-type'),
    bytes: Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)),
  }
}

it('makes every document that the catalogue names, in about the size that it states', async () => {
  const rows = await store.db.selectFrom('documents').selectAll().execute()
  expect(rows.length).toBeGreaterThan(200)
  for (const { url, bytes } of rows) {
    const { type, bytes: pdf } = await fetched(url)
    expect(type, url).toBe('application/pdf')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.subarray(-6).toString()).toContain('%%EOF')
    expect(Math.abs(pdf.length - Number(bytes))).toBeLessThan(2500)
  }
})

it('makes the same file each time, and another in another language', async () => {
  const [row] = await store.db.selectFrom('documents').select('url').execute()
  const path = row?.url ?? ''
  const { bytes } = await fetched(path)
  expect((await fetched(path)).bytes.equals(bytes)).toBe(true)
  expect((await fetched(path, ['fi', 'en'])).bytes.equals(bytes)).toBe(false)
})

it('makes no other documents', async () => {
  for (const path of [
    '/pictures/none.svg',
    '/documents/T990001/secret.pdf',
    '/documents/T000000/data-sheet.pdf',
    '/documents/../x.pdf',
    '/documents/%00/data-sheet.pdf',
  ]) {
    expect(await makeDocument(store, path, ['sv']), path).toBeNull()
  }
})
