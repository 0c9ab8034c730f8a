import { createServer, type Server } from 'node:http'

/** Number of each fault. */
export interface Faults {
  resets: number
  lostAnswers: number
  delays: number
  duplicates: number
}

/** A network between clients and service that breaks, loses, delays and duplicates calls. */
export interface FaultyNetwork {
  port: number
  faults: Faults
  close(): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * `target` returns the current port of the service; 0 while there is none. Faults affect only calls marked
 * `X-Faults`.
 */
export async function openFaultyNetwork(target: () => number, chance: () => number): Promise<FaultyNetwork> {
  const faults: Faults = { resets: 0, lostAnswers: 0, delays: 0, duplicates: 0 }
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => void pass().catch(() => request.socket.destroy()))
    const forward = (): Promise<Response> => {
      const { host: _host, connection: _connection, ...headers } = request.headers
      return fetch(`http://127.0.0.1:${target()}${request.url}`, {
        method: request.method ?? 'GET',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) }),
        redirect: 'manual',
      })
    }
    const pass = async (): Promise<void> => {
      const lot = request.headers['x-faults'] === undefined ? 1 : chance()
      if (lot < 0.06) {
        faults.resets += 1
        request.socket.destroy()
        return
      }
      if (lot < 0.2) {
        faults.delays += 1
        await pause(chance() * 60)
      }
      if (lot > 0.2 && lot < 0.3) {
        faults.duplicates += 1
        void forward().catch(() => undefined)
      }
      const answer = await forward()
      const body = Buffer.from(await answer.arrayBuffer())
      if (lot > 0.3 && lot < 0.4) {
        faults.lostAnswers += 1
        request.socket.destroy()
        return
      }
      const {
        'content-encoding': _coding,
        'transfer-encoding': _transfer,
        ...kept
      } = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, kept)
      response.end(body)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
