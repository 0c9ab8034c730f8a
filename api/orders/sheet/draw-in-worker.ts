import { MessageChannel } from 'node:worker_threads'
import { threadPool } from '../../platform/thread-pool.ts'
import { WorkersBusy } from '../../platform/workers-busy.ts'
import type { OrderSheet, SheetLine } from './order-sheet.ts'
import type { SheetTask, WorkerMessage } from './worker.ts'

/** Milliseconds for a sheet, including its wait in the queue; then its worker is terminated. */
const timeoutMs = 60_000

/** Sheets that may wait. The limit of the pool itself does not count tasks that can be aborted. */
const maxWaiting = 16

/** Workers for sheets. 5,000 lines take about a second of one core; memory does not grow with the lines. */
const threads = threadPool<SheetTask, void>(new URL('worker.ts', import.meta.url), {
  maxThreads: 2,
  stricterFIFO: true,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
})

/**
 * Draws a sheet in a worker, which asks for one window of lines after another. Returns once the first bytes are there. The
 * worker never waits for the reader of the bytes. Throws `WorkersBusy` when too many sheets wait, or one waits too long.
 */
export async function drawInWorker(
  sheet: OrderSheet,
  windows: AsyncIterator<readonly SheetLine[], void>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const pool = await threads()
  if (pool.queueSize >= maxWaiting) throw new WorkersBusy('Too many sheets are being drawn.')
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

  return new Promise((resolve, reject) => {
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
    pool.run({ sheet, port: port2 }, { transferList: [port2], signal }).catch((cause: unknown) => {
      const isLate = cause instanceof Error && cause.name === 'AbortError'
      reject(isLate ? new WorkersBusy('The sheet has waited too long.') : cause)
      end(cause)
    })
  })
}
