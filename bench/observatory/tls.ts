import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createHttp, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { listen } from '../../ssr/server/serve.ts'

/** A certificate for localhost, made by openssl into `folder`; answers the paths of it and of its key. */
export function makeCertificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = spawnSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout'.split(' '),
    key,
    '-out',
    cert,
    ...subject,
  ])
  if (made.status !== 0)
    throw new Error(`openssl made no certificate: ${made.stderr?.toString() ?? 'it is missing'}`)
  return { cert, key }
}

/**
 * A proxy in front of the host as operators have one: ends TLS, says so in `X-Forwarded-Proto`, and sends plain
 * requests to TLS, all on one port because the scanner asks for both on the same. Answers its port.
 */
export async function openTls(
  files: { cert: string; key: string },
  host: { port: number; name: string },
): Promise<{ port: number; close(): void }> {
  const carry = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const onward = request(
      {
        port: host.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host: host.name, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }
  const secure = createHttps({ cert: readFileSync(files.cert), key: readFileSync(files.key) }, carry)
  const plain = createHttp((incoming, outgoing) => {
    outgoing.writeHead(301, { Location: `https://${incoming.headers.host}${incoming.url}` }).end()
  })
  const either = createServer((socket) => {
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (first === null) return
      socket.unshift(first)
      // A TLS record of a handshake begins with 22.
      ;(first[0] === 22 ? secure : plain).emit('connection', socket)
    })
    socket.on('error', () => socket.destroy())
  })
  const port = await listen(either as Parameters<typeof listen>[0], 0)
  return {
    port,
    close: () => {
      secure.closeAllConnections()
      plain.closeAllConnections()
      either.close()
    },
  }
}
