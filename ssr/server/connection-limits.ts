import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOfAddress } from '@tradecounter/api/network-address'
import { clientAddress } from './context/client-address.ts'

/** Limits for one address and for the server. Times are milliseconds. */
export interface ConnectionLimits {
  /** Sockets of all addresses together. */
  total: number
  /** Sockets of one address, and its unfinished responses: 300 people with six connections each. */
  perAddress: number
  /** Sockets of one address on which no request has arrived. Beyond it the oldest of them is closed for a new one. */
  silentPerAddress: number
  /** Bytes of responses that one address has not read yet. */
  unreadBytes: number
  /** A response without progress is aborted after this time. */
  stalledAfter: number
  /** The longest time of a response, however slowly it is read. */
  longestAnswer: number
}

/** The limits of every server (reliability 4.4). */
export const connectionLimits: ConnectionLimits = {
  total: 2000,
  perAddress: 1800,
  silentPerAddress: 1200,
  unreadBytes: 64 * 1024 * 1024,
  stalledAfter: 20_000,
  longestAnswer: 300_000,
}

/** Milliseconds between two checks of unfinished responses. */
const sweepEvery = 1000

/** A response that is not finished. */
interface PendingResponse {
  socket: Socket
  outgoing: ServerResponse
  since: number
  /** Whether the socket's timeout is set. */
  timed: boolean
}

interface AddressUse {
  sockets: Set<Socket>
  /** Those of `sockets` on which no request has arrived, oldest first. */
  silent: Set<Socket>
  sending: Set<PendingResponse>
}

/** The address that a connection or a request counts for; null if it counts for none. */
export interface AddressOf {
  connection(socket: Socket): string | null
  request(incoming: IncomingMessage): string | null
}

/** The network of an address: one subscriber has all addresses of an IPv6 network. */
const networkOf = (address: string): string => networkOfAddress(address) ?? address

/** Connections count for their peer, requests of a trusted proxy for the client that it names. */
export const addressesBehind = (isProxy: (peer: string) => boolean): AddressOf => ({
  connection: ({ remoteAddress: peer = '' }) => (isProxy(peer) ? null : networkOf(peer)),
  request: (incoming) => {
    const { remoteAddress: peer = '' } = incoming.socket
    if (!isProxy(peer)) return networkOf(peer)
    // Node builds the object of all headers when it is first read: not for requests without a proxy.
    const forwarded = incoming.headers['x-forwarded-for']
    const client = clientAddress(peer, typeof forwarded === 'string' ? forwarded : '', isProxy)
    return client === null ? null : networkOf(client)
  },
})

/** The connections of one server. */
export interface Connections {
  /** Registers a request. Returns false if its address has too many unfinished responses. */
  admit(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Sets a shorter time for responses without progress. */
  hurry(stalledAfter: number): void
  close(): void
}

/** Limits the sockets and the unread responses of each address. */
export function watchConnections(
  server: Server,
  addressOf: AddressOf,
  limits: ConnectionLimits,
): Connections {
  let { stalledAfter } = limits
  let open = 0
  const clients = new Map<string, AddressUse>()
  const owners = new WeakMap<Socket, AddressUse>()
  const unfinished = new Set<PendingResponse>()

  const clientOf = (address: string): AddressUse => {
    const known = clients.get(address) ?? { sockets: new Set(), silent: new Set(), sending: new Set() }
    clients.set(address, known)
    return known
  }
  const removeIfEmpty = (address: string, { sockets, sending }: AddressUse): void => {
    if (sockets.size + sending.size === 0) clients.delete(address)
  }

  /** Closes the oldest idle socket of the address with the most idle sockets; returns false if there is none. */
  const closeIdleSocket = (): boolean => {
    const busy = new Set([...unfinished].map(({ socket }) => socket))
    let most: Socket[] = []
    for (const { sockets } of clients.values()) {
      if (sockets.size <= most.length) continue
      const idle = [...sockets].filter((socket) => !busy.has(socket))
      if (idle.length > most.length) most = idle
    }
    most[0]?.destroy()
    return most.length > 0
  }

  server.on('connection', (socket) => {
    const address = addressOf.connection(socket)
    open += 1
    socket.once('close', () => (open -= 1))
    if (address === null) return
    const client = clientOf(address)
    if (client.sockets.size >= limits.perAddress || (open > limits.total && !closeIdleSocket())) {
      removeIfEmpty(address, client)
      socket.destroy()
      return
    }
    const [oldest] = client.silent
    if (client.silent.size >= limits.silentPerAddress) oldest?.destroy()
    client.sockets.add(socket)
    client.silent.add(socket)
    owners.set(socket, client)
    socket.once('close', () => {
      client.sockets.delete(socket)
      client.silent.delete(socket)
      removeIfEmpty(address, client)
    })
  })

  const unreadOf = ({ sending }: AddressUse): number => {
    let bytes = 0
    for (const { socket } of sending) bytes += socket.writableLength
    return bytes
  }

  const sweep = setInterval(() => {
    const now = performance.now()
    for (const each of unfinished) {
      if (now - each.since > limits.longestAnswer) each.socket.destroy()
      else if (!each.timed && each.outgoing.headersSent) {
        // Node restarts the timeout with each byte that the client reads, and removes it after the response.
        each.timed = true
        each.socket.setTimeout(stalledAfter)
      }
    }
  }, sweepEvery)
  sweep.unref()

  return {
    admit: (incoming, outgoing) => {
      const { socket } = incoming
      owners.get(socket)?.silent.delete(socket)
      const address = addressOf.request(incoming)
      const client = address === null ? null : clientOf(address)
      if (
        client !== null &&
        (client.sending.size >= limits.perAddress || unreadOf(client) > limits.unreadBytes)
      )
        return false
      const sending: PendingResponse = { socket, outgoing, since: performance.now(), timed: false }
      unfinished.add(sending)
      client?.sending.add(sending)
      outgoing.on('close', () => {
        unfinished.delete(sending)
        if (client === null || address === null) return
        client.sending.delete(sending)
        removeIfEmpty(address, client)
      })
      return true
    },
    hurry: (milliseconds) => {
      stalledAfter = milliseconds
      for (const each of unfinished) if (each.timed) each.socket.setTimeout(milliseconds)
    },
    close: () => clearInterval(sweep),
  }
}
