import { EventEmitter } from 'node:events'
import { beforeEach, expect, it, vi } from 'vitest'
import { openWorkerPool, SearchUnavailable } from '../../search/workers/worker-pool.ts'
import type { ListRequest } from '../../search/requests/requests.ts'

/** A thread that responds at once while it lives. */
interface Thread {
  /** Accepts queries and never responds. */
  mute: boolean
  /** Reports a damaged file at every query. */
  isLost: boolean
  die(): void
}
const threads = vi.hoisted((): Thread[] => [])

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter implements Thread {
    mute = false
    isLost = false
    constructor() {
      super()
      threads.push(this)
      setTimeout(() => this.emit('message', { id: 0, opened: {} }), 5)
    }
    unref(): void {}
    postMessage({ id }: { id: number }): void {
      const answer = this.isLost ? { id, failure: 'malformed', broken: true } : { id, answer: null }
      if (!this.mute) setTimeout(() => this.emit('message', answer), 1)
    }
    die(): void {
      this.mute = true
      this.emit('exit', 1)
    }
    terminate(): Promise<number> {
      return Promise.resolve(0)
    }
  },
}))

const request = { phrase: 'kulventil' } as ListRequest // the thread does not look at it
const open = async () => {
  const pool = openWorkerPool({
    path: '',
    queryCacheBytes: 0,
    size: 1,
    log: { warn: () => {} },
    queryTimeoutMs: 1000,
  })
  await pool.ready
  return pool
}
const firstThread = (): Thread => {
  const [thread] = threads
  if (!thread) throw new Error('No thread was started')
  return thread
}

beforeEach(() => {
  threads.length = 0
})

it('sends nothing to a crashed worker; its successor answers', async () => {
  const pool = await open()
  firstThread().die()
  await expect(pool.list(request)).resolves.toBeNull()
  expect(threads).toHaveLength(2)
  await pool.close()
})

it('refuses the query of a crashed worker and continues', async () => {
  const pool = await open()
  firstThread().mute = true
  const broken = pool.list(request)
  firstThread().die()
  await expect(broken).rejects.toBeInstanceOf(SearchUnavailable)
  await expect(pool.list(request)).resolves.toBeNull()
  await pool.close()
})

it('reports a damaged file once and refuses further queries', async () => {
  const reasons: string[] = []
  const pool = openWorkerPool({
    path: '',
    queryCacheBytes: 0,
    size: 1,
    log: { warn: () => {} },
    onBroken: (cause) => void reasons.push(cause.message),
  })
  await pool.ready
  firstThread().isLost = true
  await expect(Promise.allSettled([pool.list(request), pool.list(request)])).resolves.toMatchObject([
    { reason: expect.any(SearchUnavailable) },
    { reason: expect.any(SearchUnavailable) },
  ])
  firstThread().isLost = false
  await expect(pool.list(request)).rejects.toBeInstanceOf(SearchUnavailable)
  expect(reasons).toEqual(['malformed'])
  await pool.close()
})
