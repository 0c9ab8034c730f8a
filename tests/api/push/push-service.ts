import { createPublicKey, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { makePushKeys } from '../../../api/push/service.ts'
import type { PushKeys } from '../../../api/platform/service-settings.ts'
import { makePushBrowser, type Notice, type PushBrowser } from './push-browser.ts'

/** How the service answers: a status, a redirect to another path, or not at all. */
export type PushManner = number | 'redirect' | 'hang up'

/** Whether a request is signed by the shop for this service, by RFC 8292. */
function isSigned(request: IncomingMessage, { publicKey, contact }: PushKeys, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/u.exec(request.headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const hours = (Number(exp) - Date.now() / 1000) / 3600
  return key === publicKey && isValid && aud === origin && sub === contact && hours > 0 && hours <= 24
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A push service on this machine with its browsers. It holds the shop to the standards. */
export async function openPushService() {
  const keys = await makePushKeys()
  const browsers = new Map<string, PushBrowser>()
  const service = {
    settings: {
      ...keys,
      contact: 'mailto:shop@company.example',
      services: [] as string[],
    } satisfies PushKeys,
    /** What browsers have been sent, in order. */
    received: [] as { path: string; notice: Notice }[],
    /** What was wrong with a request. */
    mistakes: [] as string[],
    paths: [] as string[],
    headers: [] as IncomingMessage['headers'][],
    manner: 201 as PushManner,
    /** A new browser of the service. */
    browser: (path: string): PushBrowser['subscription'] => {
      const made = makePushBrowser(`${service.settings.services[0]}${path}`)
      browsers.set(path, made)
      return made.subscription
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? ''
      service.paths.push(path)
      service.headers.push(request.headers)
      const body = await bodyOf(request)
      const { manner } = service
      if (!isSigned(request, service.settings, service.settings.services[0] ?? ''))
        service.mistakes.push('signature')
      if (request.headers.cookie !== undefined) service.mistakes.push('cookie')
      if (body.length > 3 * 1024) service.mistakes.push('size')
      if (manner === 'hang up') return request.socket.destroy()
      if (manner === 'redirect') return response.writeHead(307, { location: '/elsewhere' }).end()
      const browser = browsers.get(path)
      if (browser === undefined) return response.writeHead(404).end()
      if (manner < 300) service.received.push({ path, notice: browser.read(body) })
      return response.writeHead(manner).end()
    })().catch((failure: unknown) => {
      service.mistakes.push(String(failure))
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  service.settings.services.push(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  return service
}
export type PushService = Awaited<ReturnType<typeof openPushService>>
