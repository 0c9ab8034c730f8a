import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createHttp, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { listen } from '../../ssr/server/http-server.ts'

/** Creates a certificate for localhost with openssl in `folder`; returns the paths of certificate and key. */
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

/** Hop-by-hop headers, which HTTP/2 does not have. */
const ofOneHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * A proxy in front of the host, as operators have one: terminates TLS, sets `X-Forwarded-Proto`, and redirects
 * plain requests to TLS, all on one port because the scanner requests both on the same one. Returns its port.
 */
export async function openTls(
  files: { cert: string; key: string },
  host: { port: number; name: string },
): Promise<{ port: number; close(): void }> {
  const carry = (
    incoming: IncomingMessage | Http2ServerRequest,
    outgoing: ServerResponse | Http2ServerResponse,
  ): void => {
    const asked = Object.entries(incoming.headers).filter(([header]) => !header.startsWith(':'))
    const onward = request(
      {
        port: host.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...Object.fromEntries(asked), host: host.name, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        outgoing.statusCode = answer.statusCode ?? 502
        for (const [header, value] of Object.entries(answer.headers))
          if (value !== undefined && !ofOneHop.has(header)) outgoing.setHeader(header, value)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }
  // HTTP/2 for browsers, and HTTP/1.1 for the scanner.
  const secure = createSecureServer(
    { cert: readFileSync(files.cert), key: readFileSync(files.key), allowHTTP1: true },
    carry,
  )
  const plain = createHttp((incoming, outgoing) => {
    outgoing.writeHead(301, { Location: `https://${incoming.headers.host}${incoming.url}` }).end()
  })
  const sockets = new Set<Socket>()
  const either = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
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
      secure.close()
      for (const socket of sockets) socket.destroy()
      plain.closeAllConnections()
      either.close()
    },
  }
}
