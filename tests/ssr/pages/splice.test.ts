import zlib from 'node:zlib'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { freshNonce } from '../../../ssr/server/pages/headers/security-headers.ts'
import { brotliSplice, gzipSplice, joined, plainSplice } from '../../../ssr/server/pages/page-cache/splice.ts'

const markup = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('<li class="card">', 'åäö', 'kulventil ')),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

it('gives back the document with the nonce between its halves, in every coding', async () => {
  await fc.assert(
    fc.asyncProperty(markup, markup, async (before, rest) => {
      const after = `">${rest}`
      const nonce = freshNonce()
      const [head, tail] = [Buffer.from(before), Buffer.from(after)]
      const whole = Buffer.from(before + nonce + after)
      expect(joined(plainSplice(head, tail)(nonce))).toEqual(whole)
      expect(zlib.gunzipSync(joined(gzipSplice(head, tail)(nonce)))).toEqual(whole)
      const brotli = await brotliSplice(head, tail)
      if (brotli) expect(zlib.brotliDecompressSync(joined(brotli(nonce)))).toEqual(whole)
    }),
    { numRuns: 200 },
  )
})

it('can keep a page of ordinary markup as brotli', async () => {
  const after = `">${'<li class="card">Kulventil DN25</li>'.repeat(500)}`
  const splice = await brotliSplice(Buffer.from('<!DOCTYPE html><meta content="'), Buffer.from(after))
  expect(joined(splice?.(freshNonce()) ?? []).length).toSatisfy((bytes: number) => bytes > 50 && bytes < 400)
})
