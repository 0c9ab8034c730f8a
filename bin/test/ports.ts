import { createServer, type Server } from 'node:net'

/** Takes ports of this machine on IPv4 and IPv6, as other programs do. Returns what sets them free again. */
export async function takePorts(first: number, last: number): Promise<() => void> {
  const servers: Server[] = []
  for (let port = first; port <= last; port += 1)
    for (const host of ['127.0.0.1', '::1', '::']) {
      const server = createServer()
      // Taken by another program already, or a machine without IPv6: both are as good.
      await new Promise<unknown>((done) =>
        server.once('error', done).listen({ port, host, ipv6Only: true }, () => done(null)),
      )
      if (server.listening) servers.push(server)
    }
  return () => {
    for (const server of servers) server.close()
  }
}
