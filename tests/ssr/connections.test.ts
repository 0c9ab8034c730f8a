import { request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { listen, createHttpServer } from '../../ssr/server/http-server.ts'

// Every address of 127.0.0.0/8 is this machine: each represents another client.
const [proxy, attacker, second, honest] = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4']
const large = Buffer.alloc(16 * 1024 * 1024, 'x')

const sockets: Socket[] = []
let server: Server
let port = 0
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const answerLarge: RequestListener = (incoming, outgoing) => {
  outgoing.end(incoming.url === '/large' ? large : 'ok')
}

async function open(options: Parameters<typeof createHttpServer>[1], listener = answerLarge): Promise<void> {
  server = createHttpServer(listener, options)
  port = await listen(server, 0, { host: '127.0.0.1' })
}

/** A connection from an address that reads nothing; resolves when it is open. */
const hold = (localAddress: string, sent = ''): Promise<Socket> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      if (sent !== '') socket.write(sent)
      done(socket)
    })
    socket.pause()
    socket.on('error', () => done(socket))
    sockets.push(socket)
  })

const get = (localAddress: string, path = '/', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; length: number }>((done, fail) => {
    request({ port, host: '127.0.0.1', localAddress, path, headers, agent: false }, (incoming) => {
      let length = 0
      incoming.on('data', (chunk: Buffer) => (length += chunk.length))
      incoming.on('end', () => done({ status: incoming.statusCode ?? 0, headers: incoming.headers, length }))
    })
      .on('error', fail)
      .end()
  })

const from = (client: string) => ({ 'x-forwarded-for': client })
const connections = (): Promise<number> => promisify(server.getConnections.bind(server))()
const askLarge = 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n'

describe('silent sockets', () => {
  it('of one address do not block other addresses (ACC-12)', async () => {
    await open({})
    for (let batch = 0; batch < 21; batch += 1)
      await Promise.all(Array.from({ length: 100 }, () => hold(attacker)))
    expect((await get(honest)).status).toBe(200)
    await expect.poll(connections).toBeLessThanOrEqual(1200)
  })

  it('of one address do not keep its people out: 300 with six connections each', async () => {
    const waiting: (() => void)[] = []
    await open({}, (incoming, outgoing) => {
      if (incoming.url === '/slow') waiting.push(() => outgoing.end('ok'))
      else outgoing.end('ok')
    })
    await Promise.all(Array.from({ length: 300 }, () => hold(second)))
    const answers: Promise<number>[] = []
    for (let batch = 0; batch < 18; batch += 1) {
      answers.push(
        ...Array.from({ length: 100 }, () =>
          get(attacker, '/slow').then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      )
      await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe((batch + 1) * 100)
    }
    // Neither is another address kept out: it takes the place of a silent socket.
    expect((await get(honest)).status).toBe(200)
    for (const end of waiting) end()
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  })

  it('of one address make room for its own requests', async () => {
    await open({ limits: { silentPerAddress: 10 } })
    await Promise.all(Array.from({ length: 30 }, () => hold(attacker)))
    await expect.poll(connections).toBeLessThanOrEqual(10)
    expect((await get(attacker)).status).toBe(200)
  })

  it('of several addresses are closed for a new one, first the oldest of the address with the most', async () => {
    await open({ limits: { total: 50, perAddress: 40 } })
    await Promise.all(Array.from({ length: 40 }, () => hold(attacker)))
    await Promise.all(Array.from({ length: 10 }, () => hold(second)))
    await expect.poll(connections).toBe(50)
    const [oldest] = sockets
    await hold(honest)
    // A closed connection is only noticed by a reading socket.
    oldest?.resume()
    // Before a silent socket is closed for its silence, after ten seconds.
    await expect.poll(() => oldest?.destroyed, { timeout: 5000 }).toBe(true)
    expect(await connections()).toBeLessThanOrEqual(50)
    expect((await get(second)).status).toBe(200)
  })

  it('of a trusted proxy are not limited as one client', async () => {
    await open({ isProxy: (peer) => peer === proxy, limits: { total: 50, perAddress: 5 } })
    await Promise.all(Array.from({ length: 20 }, () => hold(proxy)))
    await expect.poll(connections).toBe(20)
    expect((await get(proxy)).status).toBe(200)
  })
})

describe('clients that never read', () => {
  it('lose an answer without progress, other clients do not', async () => {
    await open({ limits: { stalledAfter: 500 } })
    await hold(attacker, askLarge)
    await expect.poll(connections).toBe(1)
    expect(await get(honest, '/large')).toMatchObject({ status: 200, length: large.length })
    await expect.poll(connections, { timeout: 20_000 }).toBe(0)
  })

  it('cannot make the server buffer more than the limit', async () => {
    await open({ limits: { unreadBytes: 1024 * 1024 } })
    await hold(attacker, askLarge)
    await expect.poll(async () => (await get(attacker)).status).toBe(429)
    const refused = await get(attacker)
    expect([refused.headers['retry-after'], refused.headers['cache-control']]).toEqual(['5', 'no-store'])
    expect((await get(honest)).status).toBe(200)
  })

  it.each([
    ['with a port', ['198.51.100.1:4711', '198.51.100.1:4712', '198.51.100.1:4713', '198.51.100.1:4714']],
    ['without an address that can be read', ['unknown', '_a', '', 'x']],
    ['of one IPv6 network', ['2001:db8::1', '[2001:db8::2]:443', '2001:DB8::3', '2001:db8::4%eth0']],
  ])('behind a trusted proxy that forwards %s are counted as one (ACC-12)', async (_form, forwarded) => {
    const waiting: (() => void)[] = []
    await open({ isProxy: (peer) => peer === proxy, limits: { perAddress: 3 } }, (incoming, outgoing) => {
      if (incoming.url === '/slow') waiting.push(() => outgoing.end())
      else outgoing.end('ok')
    })
    const [last = '', ...others] = forwarded
    const slow = others.map((client) => get(proxy, '/slow', from(client)))
    await expect.poll(() => waiting.length).toBe(3)
    expect((await get(proxy, '/', from(last))).status).toBe(429)
    for (const end of waiting) end()
    await Promise.all(slow)
  })

  it('do not get health checks of their address refused', async () => {
    await open({ limits: { perAddress: 40, unreadBytes: 1024 * 1024 } })
    await hold(attacker, askLarge)
    await expect.poll(async () => (await get(attacker)).status).toBe(429)
    for (const path of ['/livez', '/readyz']) expect((await get(attacker, path)).status).toBe(200)
    expect((await get(attacker, '/readyz?x')).status).toBe(429)
  })

  it('behind a trusted proxy are counted separately from other clients', async () => {
    const waiting: (() => void)[] = []
    await open({ isProxy: (peer) => peer === proxy, limits: { perAddress: 3 } }, (incoming, outgoing) => {
      if (incoming.url === '/slow') waiting.push(() => outgoing.end())
      else outgoing.end('ok')
    })
    const slow = Array.from({ length: 3 }, () => get(proxy, '/slow', from('198.51.100.1')))
    await expect.poll(() => waiting.length).toBe(3)
    expect((await get(proxy, '/', from('198.51.100.1'))).status).toBe(429)
    expect((await get(proxy, '/', from('198.51.100.2'))).status).toBe(200)
    for (const end of waiting) end()
    await Promise.all(slow)
    expect((await get(proxy, '/', from('198.51.100.1'))).status).toBe(200)
  })
})
