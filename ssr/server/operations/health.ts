import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Api, searchLine, storageLine } from '../bff/api-client.ts'
import { answerHeaders } from '../pages/headers/security-headers.ts'
import { createProbe } from './probe.ts'

/** Whether this copy lives, and whether it should be sent visitors. */
export interface Health {
  /** Answers `/livez` and `/readyz`, on any host name; false for every other address. */
  answer(target: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /**
   * Whether this copy should be sent visitors, and what it waits for: also what only a part of the shop needs. `degraded`: the service is away, and pages are
   * shown from what was fetched before. Answers within a second and never throws.
   */
  state(): Promise<{
    ready: boolean
    degraded: boolean
    waitsFor: readonly ('stopping' | 'api' | 'search' | 'storage')[]
  }>
  stopping(): boolean
  stop(): void
}

/** What a balancer that prefers healthy copies can look for: the answer is 200 all the same. */
export const degradedHeader = { 'X-Degraded': 'api' } as const

type Readiness = 'ok' | 'degraded' | 'not ready'

const send = (outgoing: ServerResponse, readiness: Readiness, more = ''): void => {
  outgoing.writeHead(readiness === 'not ready' ? 503 : 200, [
    ...answerHeaders(false),
    'Content-Type',
    'text/plain; charset=utf-8',
    'Cache-Control',
    'no-store',
    ...(readiness === 'degraded' ? Object.entries(degradedHeader).flat() : []),
  ])
  outgoing.end(`${readiness}\n${more}`)
}

/**
 * `api` is what this copy depends on. One that cannot search for a while is ready all the same: every copy would build
 * its index after a fault, and the rest of the shop is open meanwhile. Nor is one taken out whose disk is full: it shows
 * everything, and another copy has the same database. `showsPages` tells whether pages can be shown while the api is away.
 */
export function createHealth(
  api: Pick<Api, 'ready' | 'searching' | 'storage'>,
  showsPages: () => boolean = () => false,
): Health {
  let stopped = false
  const apiIsReady = createProbe(() => api.ready(), false)
  const search = createProbe(async () => (await api.searching?.()) ?? null, null)
  const storage = createProbe(async () => (await api.storage?.()) ?? null, null)

  const state: Health['state'] = async () => {
    if (stopped) return { ready: false, degraded: false, waitsFor: ['stopping'] }
    const [well, found, saved] = await Promise.all([apiIsReady(), search(), storage()])
    if (!well) return { ready: showsPages(), degraded: showsPages(), waitsFor: ['api'] }
    const waitsFor = [
      ...(found?.ready === false ? (['search'] as const) : []),
      ...(saved === 'full' ? (['storage'] as const) : []),
    ]
    return { ready: true, degraded: false, waitsFor }
  }

  const sendReadiness = async (outgoing: ServerResponse): Promise<void> => {
    const [now, found, saved] = await Promise.all([state(), search(), storage()])
    const readiness = now.degraded ? 'degraded' : now.ready ? 'ok' : 'not ready'
    const lines = [
      ...(found === null ? [] : [searchLine(found)]),
      ...(saved === null ? [] : [storageLine(saved)]),
    ]
    send(outgoing, readiness, lines.map((line) => `${line}\n`).join(''))
  }

  return {
    state,
    answer: (target, incoming, outgoing) => {
      if (target !== '/livez' && target !== '/readyz') return false
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false
      if (target === '/livez') send(outgoing, 'ok')
      else void sendReadiness(outgoing)
      return true
    },
    stopping: () => stopped,
    stop: () => {
      stopped = true
    },
  }
}
