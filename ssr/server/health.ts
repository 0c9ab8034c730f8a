import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHeaders } from './headers.ts'

/** Whether this copy lives, and whether it should be sent visitors. */
export interface Health {
  /** Answers `/livez` and `/readyz`, on any host name; false for every other address. */
  answer(target: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Whether this copy should be sent visitors, and what it waits for when not. Never throws. */
  state(): Promise<{ ready: boolean; waitsFor: readonly ('stopping' | 'api')[] }>
  stopping(): boolean
  stop(): void
}

const send = (outgoing: ServerResponse, well: boolean): void => {
  outgoing.writeHead(well ? 200 : 503, [
    ...answerHeaders(false),
    'Content-Type',
    'text/plain; charset=utf-8',
    'Cache-Control',
    'no-store',
  ])
  outgoing.end(well ? 'ok\n' : 'not ready\n')
}

/** `ready` asks what this copy depends on. */
export function createHealth(ready: () => Promise<boolean>): Health {
  let stopped = false

  const state: Health['state'] = async () => {
    if (stopped) return { ready: false, waitsFor: ['stopping'] }
    const well = await ready().catch(() => false)
    return { ready: well, waitsFor: well ? [] : ['api'] }
  }

  return {
    state,
    answer: (target, incoming, outgoing) => {
      if (target !== '/livez' && target !== '/readyz') return false
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false
      if (target === '/livez') send(outgoing, true)
      else void state().then((now) => send(outgoing, now.ready))
      return true
    },
    stopping: () => stopped,
    stop: () => {
      stopped = true
    },
  }
}
