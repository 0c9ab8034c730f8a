import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HostBrowser, openRealHost, type RealHost } from '../host-browser.ts'

let real: RealHost
let browser: HostBrowser
beforeAll(async () => {
  real = await openRealHost()
  browser = new HostBrowser(real.host)
  await browser.signIn('buyer')
})
afterAll(() => real.close())

const textOf = async (pieces: AsyncIterable<Buffer>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) text += piece.toString('latin1')
  return text
}

/** Uploads through the host, piece by piece. */
async function upload(
  pieces: readonly Buffer[],
  name: string,
  by = browser,
  given?: string,
): Promise<{ status: number; body: string }> {
  const token = given ?? (await by.antiForgery())
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        port: real.host.port,
        method: 'POST',
        path: `/api/files?purpose=attachment&name=${encodeURIComponent(name)}`,
        headers: {
          host: `localhost:${real.host.port}`,
          cookie: by.header,
          'content-type': 'application/octet-stream',
          'sec-fetch-site': 'same-origin',
          'x-csrf-token': token,
        },
      },
      (incoming) => {
        void textOf(incoming).then((body) => resolve({ status: incoming.statusCode ?? 0, body }))
      },
    )
    sending.on('error', reject)
    for (const piece of pieces) sending.write(piece)
    sending.end()
  })
}

it('streams an upload that is larger than other bodies to the service, and its download back', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * 1024 * 1024)])
  const pieces = [content.subarray(0, 700_000), content.subarray(700_000)]
  const { status, body } = await upload(pieces, 'Ritning plan 2.pdf')
  expect([status, body]).toEqual([200, expect.stringContaining('"name":"Ritning plan 2.pdf"')])
  const { fileId }: { fileId: string } = JSON.parse(body)
  const link: { url: string } = JSON.parse((await browser.get(`/api/files/link?fileId=${fileId}`)).text)
  const answer = await real.host.ask(link.url, { headers: { range: 'bytes=100-199' } })
  expect(answer.status).toBe(206)
  expect(answer.headers).toMatchObject({
    'content-length': '100',
    'content-range': `bytes 100-199/${content.length}`,
    'accept-ranges': 'bytes',
    'content-disposition': expect.stringContaining("filename*=UTF-8''Ritning%20plan%202.pdf"),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it('returns the refusal of an upload with its code', async () => {
  const { status, body } = await upload([Buffer.from('<svg onload="alert(1)"/>')], 'bild.svg')
  expect([status, body]).toEqual([400, expect.stringContaining('"code":"fileType"')])
})

it('refuses an upload of a session that has ended elsewhere as a page expects it of any call (ACC-5)', async () => {
  const other = new HostBrowser(real.host)
  await other.signIn('buyer')
  const token = await other.antiForgery()
  // The host still knows the session.
  await real.shop.store.db.deleteFrom('sessionIds').execute()
  await real.shop.store.db.deleteFrom('sessions').execute()
  const { status, body } = await upload([Buffer.from('rör 22')], 'lista.txt', other, token)
  expect([status, body]).toEqual([403, expect.stringContaining('"code":"antiForgery"')])
})
