import { MessageChannel } from 'node:worker_threads'
import { createFairQueue, QueueFull } from '../../platform/fair-queue.ts'
import { threadPool } from '../../platform/thread-pool.ts'
import { WorkersBusy } from '../../platform/workers-busy.ts'
import type { OrderSheet, SheetLine } from './order-sheet.ts'
import type { SheetTask, WorkerMessage } from './worker.ts'

/** Milliseconds for a sheet; then its worker is terminated. */
const timeoutMs = 60_000

/** Sheets that are drawn at a time. */
const atOnce = 2

/** Sheets that may wait. Users take turns, so that nobody waits for all the sheets of one user. */
const enqueue = createFairQueue({ running: atOnce, waiting: 16, waitMs: 30_000 })

/** Workers for sheets. 5,000 lines take about a second of one core; memory does not grow with the lines. */
const threads = threadPool<SheetTask, void>(new URL('worker.ts', import.meta.url), {
  maxThreads: atOnce,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
})

/** Whose sheet it is: a user, or a customer if the user is unknown. */
export interface SheetReader {
  userId?: string
  customerId: string
}

/** A sheet that is being drawn. */
interface Drawing {
  /** The content, once its first bytes are there. */
  body: Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** Settles when the worker is free again; never rejects. */
  done: Promise<void>
}

/**
 * Draws a sheet in a worker, which asks for one window of lines after another. Returns once the first bytes are there.
 * The worker never waits for the reader of the bytes. Readers take turns. Throws `WorkersBusy` when too many sheets
 * wait, or one waits too long.
 */
export function drawInWorker(
  sheet: OrderSheet,
  windows: AsyncIterator<readonly SheetLine[], void>,
  reader: SheetReader = { customerId: '' },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return new Promise((resolve, reject) => {
    enqueue({ id: reader.userId ?? reader.customerId, trusted: false }, async () => {
      const { body, done } = await draw(sheet, windows)
      body.then(resolve, reject)
      await done
    }).catch((cause: unknown) => {
      reject(cause instanceof QueueFull ? new WorkersBusy('Too many sheets are being drawn.') : cause)
    })
  })
}

async function draw(sheet: OrderSheet, windows: AsyncIterator<readonly SheetLine[], void>): Promise<Drawing> {
  const pool = await threads()
  const { port1: port, port2 } = new MessageChannel()
  const failed = new AbortController()
  let isRead = true
  let stream: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      stream = controller
    },
    cancel: () => {
      isRead = false
    },
  })

  const first = Promise.withResolvers<typeof body>()
  const { resolve, reject } = first
  const end = (cause?: unknown): void => {
    port.close()
    if (!isRead) return
    isRead = false
    if (cause === undefined) stream?.close()
    else stream?.error(cause)
  }
  const sendLines = async (): Promise<void> => {
    try {
      // A cancelled answer ends the sheet here.
      const lines = isRead ? (await windows.next()).value : undefined
      port.postMessage(lines ?? [])
    } catch (cause) {
      failed.abort(cause)
      reject(cause)
      end(cause)
    }
  }
  port.on('message', (message: WorkerMessage) => {
    if (message === 'more') void sendLines()
    else if (message === null) end()
    else {
      if (isRead) stream?.enqueue(message)
      resolve(body)
    }
  })
  const signal = AbortSignal.any([failed.signal, AbortSignal.timeout(timeoutMs)])
  const done = pool.run({ sheet, port: port2 }, { transferList: [port2], signal }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'AbortError'
    reject(isLate ? new WorkersBusy('The sheet has taken too long.') : cause)
    end(cause)
  })
  return { body: first.promise, done }
}
