import { createServer, type Server } from 'node:net'

/**
 * Takes ports of this machine on IPv4 and IPv6, like other programs do. Returns the function that releases them.
 */
export async function takePorts(first: number, last: number): Promise<() => void> {
  const servers: Server[] = []
  for (let port = first; port <= last; port += 1)
    for (const host of ['127.0.0.1', '::1', '::']) {
      const server = createServer()
      // Already taken by another program, or a machine without IPv6: both are fine.
      await new Promise<unknown>((done) =>
        server.once('error', done).listen({ port, host, ipv6Only: true }, () => done(null)),
      )
      if (server.listening) servers.push(server)
    }
  return () => {
    for (const server of servers) server.close()
  }
}
