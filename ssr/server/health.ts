import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Api, searchLine, storageLine } from './api.ts'
import { answerHeaders } from './headers.ts'

/** Whether this copy lives, and whether it should be sent visitors. */
export interface Health {
  /** Answers `/livez` and `/readyz`, on any host name; false for every other address. */
  answer(target: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Whether this copy should be sent visitors, and what it waits for: also what only a part of the shop needs. Never throws. */
  state(): Promise<{ ready: boolean; waitsFor: readonly ('stopping' | 'api' | 'search' | 'storage')[] }>
  stopping(): boolean
  stop(): void
}

const send = (outgoing: ServerResponse, well: boolean, more = ''): void => {
  outgoing.writeHead(well ? 200 : 503, [
    ...answerHeaders(false),
    'Content-Type',
    'text/plain; charset=utf-8',
    'Cache-Control',
    'no-store',
  ])
  outgoing.end(`${well ? 'ok' : 'not ready'}\n${more}`)
}

/**
 * `api` is what this copy depends on. One that cannot search for a while is ready all the same: every copy would build
 * its index after a fault, and the rest of the shop is open meanwhile. Nor is one taken out whose disk is full: it shows
 * everything, and another copy has the same database.
 */
export function createHealth(api: Pick<Api, 'ready' | 'searching' | 'storage'>): Health {
  let stopped = false
  const search = async () => (await api.searching?.().catch(() => null)) ?? null

  const storage = async () => (await api.storage?.().catch(() => null)) ?? null

  const state: Health['state'] = async () => {
    if (stopped) return { ready: false, waitsFor: ['stopping'] }
    const well = await api.ready().catch(() => false)
    if (!well) return { ready: false, waitsFor: ['api'] }
    const [found, saved] = await Promise.all([search(), storage()])
    return {
      ready: true,
      waitsFor: [
        ...(found?.ready === false ? (['search'] as const) : []),
        ...(saved === 'full' ? (['storage'] as const) : []),
      ],
    }
  }

  const sendReadiness = async (outgoing: ServerResponse): Promise<void> => {
    const [now, found, saved] = await Promise.all([state(), search(), storage()])
    const lines = [
      ...(found === null ? [] : [searchLine(found)]),
      ...(saved === null ? [] : [storageLine(saved)]),
    ]
    send(outgoing, now.ready, lines.map((line) => `${line}\n`).join(''))
  }

  return {
    state,
    answer: (target, incoming, outgoing) => {
      if (target !== '/livez' && target !== '/readyz') return false
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false
      if (target === '/livez') send(outgoing, true)
      else void sendReadiness(outgoing)
      return true
    },
    stopping: () => stopped,
    stop: () => {
      stopped = true
    },
  }
}
