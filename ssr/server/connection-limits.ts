import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress } from './context/client-address.ts'

/** What one address may hold of a server. Times are milliseconds. */
export interface ConnectionLimits {
  /** Sockets of all addresses together. */
  total: number
  /** Sockets of one address, and answers that one address waits for: 200 people with six connections each. */
  perAddress: number
  /** Bytes of answers that one address has not read yet. */
  unreadBytes: number
  /** An answer that makes no progress for so long is broken off. */
  stalledAfter: number
  /** An answer takes no longer, however slowly it is read. */
  longestAnswer: number
}

/** The limits of every server (reliability 4.4). */
export const connectionLimits: ConnectionLimits = {
  total: 2000,
  perAddress: 1200,
  unreadBytes: 64 * 1024 * 1024,
  stalledAfter: 20_000,
  longestAnswer: 300_000,
}

/** Milliseconds between two looks at the answers that are being sent. */
const sweepEvery = 1000

/** An answer that is on its way to a client. */
interface PendingResponse {
  socket: Socket
  outgoing: ServerResponse
  since: number
  /** Whether the system's clock for answers without progress runs. */
  timed: boolean
}

interface Client {
  sockets: Set<Socket>
  sending: Set<PendingResponse>
}

/** Says which address a connection or a request counts for; null for one that nobody is to be held to. */
export interface AddressOf {
  connection(socket: Socket): string | null
  request(incoming: IncomingMessage): string | null
}

/** Connections count for their peer, requests of a trusted proxy for the client that it names. */
export const addressesBehind = (isProxy: (peer: string) => boolean): AddressOf => {
  const connection = ({ remoteAddress: peer = '' }: Socket) => (isProxy(peer) ? null : peer)
  return {
    connection,
    request: ({ socket, headers }) => {
      const forwarded = headers['x-forwarded-for']
      if (!isProxy(socket.remoteAddress ?? '')) return connection(socket)
      return clientAddress(
        socket.remoteAddress,
        typeof forwarded === 'string' ? forwarded : undefined,
        isProxy,
      )
    },
  }
}

/** What a server's connections are asked for. */
export interface Connections {
  /** Takes note of a request; false when its address has to wait for its other answers. */
  admit(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** From now on an answer without progress is broken off after so long. */
  hurry(stalledAfter: number): void
  close(): void
}

/** Keeps one address from holding all sockets of a server, or more answers than it reads. */
export function watchConnections(
  server: Server,
  addressOf: AddressOf,
  limits: ConnectionLimits,
): Connections {
  let { stalledAfter } = limits
  let open = 0
  const clients = new Map<string, Client>()
  const busy = new WeakSet<Socket>()

  const clientOf = (address: string): Client => {
    const known = clients.get(address) ?? { sockets: new Set(), sending: new Set() }
    clients.set(address, known)
    return known
  }
  const tidy = (address: string, { sockets, sending }: Client): void => {
    if (sockets.size + sending.size === 0) clients.delete(address)
  }

  /** Closes the oldest silent socket of the address that holds the most; false when there is none. */
  const makeRoom = (): boolean => {
    const most = [...clients.values()].reduce<Client | null>(
      (largest, each) => (largest === null || each.sockets.size > largest.sockets.size ? each : largest),
      null,
    )
    const silent = [...(most?.sockets ?? [])].find((socket) => !busy.has(socket))
    if (silent === undefined) return false
    silent.destroy()
    return true
  }

  server.on('connection', (socket) => {
    const address = addressOf.connection(socket)
    open += 1
    socket.once('close', () => (open -= 1))
    if (address === null) return
    const client = clientOf(address)
    if (client.sockets.size >= limits.perAddress || (open > limits.total && !makeRoom())) {
      tidy(address, client)
      socket.destroy()
      return
    }
    client.sockets.add(socket)
    socket.once('close', () => {
      client.sockets.delete(socket)
      tidy(address, client)
    })
  })

  const unreadOf = ({ sending }: Client): number => {
    let bytes = 0
    for (const { socket } of sending) bytes += socket.writableLength
    return bytes
  }

  const everySending = new Set<PendingResponse>()
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const each of everySending) {
      if (now - each.since > limits.longestAnswer) each.socket.destroy()
      else if (!each.timed && each.outgoing.headersSent) {
        // Counts from the last byte that the client took. Node takes it off again when the answer is sent.
        each.timed = true
        each.socket.setTimeout(stalledAfter)
      }
    }
  }, sweepEvery)
  sweep.unref()

  return {
    admit: (incoming, outgoing) => {
      const { socket } = incoming
      const address = addressOf.request(incoming)
      const client = address === null ? null : clientOf(address)
      if (
        client !== null &&
        (client.sending.size >= limits.perAddress || unreadOf(client) > limits.unreadBytes)
      )
        return false
      const sending: PendingResponse = { socket, outgoing, since: performance.now(), timed: false }
      everySending.add(sending)
      client?.sending.add(sending)
      busy.add(socket)
      outgoing.once('close', () => {
        everySending.delete(sending)
        busy.delete(socket)
        if (client === null || address === null) return
        client.sending.delete(sending)
        tidy(address, client)
      })
      return true
    },
    hurry: (milliseconds) => {
      stalledAfter = milliseconds
      for (const each of everySending) if (each.timed) each.socket.setTimeout(milliseconds)
    },
    close: () => clearInterval(sweep),
  }
}
