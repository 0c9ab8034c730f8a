import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Api, searchLine, storageLine } from '../bff/api-service.ts'
import { answerHeaders } from '../pages/headers/security-headers.ts'
import { createProbe } from './probe.ts'

/** Liveness and readiness of this instance. */
export interface Health {
  /** Handles `/livez` and `/readyz` on any host name. Returns false for other addresses. */
  answer(target: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /**
   * Whether this instance should receive visitors, and what it waits for, even if only a part of the shop needs it.
   * `degraded`: the API does not answer, and pages use cached answers. Settles within a second and never rejects.
   */
  state(): Promise<{
    ready: boolean
    degraded: boolean
    waitsFor: readonly ('stopping' | 'api' | 'search' | 'storage')[]
  }>
  stopping(): boolean
  stop(): void
}

/** Lets a load balancer prefer healthy instances: a degraded one also responds with 200. */
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
 * An instance without a search index is ready: after a failure all instances build theirs, and the rest of the shop
 * works meanwhile. So is one with a full disk: it shows everything, and other instances share its database.
 * `showsPages` returns whether pages can be rendered while the API does not answer.
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
