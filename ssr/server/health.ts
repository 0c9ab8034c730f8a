import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether this copy lives, and whether it should be sent visitors. */
export interface Health {
  /** Answers `/livez` and `/readyz`, on any host name; false for every other address. */
  answer(target: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean
  stopping(): boolean
  stop(): void
}

const send = (outgoing: ServerResponse, well: boolean): void => {
  outgoing.writeHead(well ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  outgoing.end(well ? 'ok\n' : 'not ready\n')
}

/** `ready` asks what this copy depends on. */
export function createHealth(ready: () => Promise<boolean>): Health {
  let stopped = false

  return {
    answer: (target, incoming, outgoing) => {
      if (target !== '/livez' && target !== '/readyz') return false
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false
      if (target === '/livez') send(outgoing, true)
      else if (stopped) send(outgoing, false)
      else
        void ready()
          .catch(() => false)
          .then((well) => send(outgoing, well))
      return true
    },
    stopping: () => stopped,
    stop: () => {
      stopped = true
    },
  }
}
