import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { drawSheet } from './draw-sheet.ts'
import type { OrderSheet, SheetLine } from './order-sheet.ts'

/** A sheet to draw. Its lines come through the port, and its bytes go back through it. */
export interface SheetTask {
  sheet: OrderSheet
  port: MessagePort
}

/** A message of the worker: `more` asks for lines, bytes are a part of the file, null is its end. */
export type WorkerMessage = 'more' | Uint8Array<ArrayBuffer> | null

const bytesPerMessage = 64 * 1024

/** The lines of the order, window by window, as the main thread reads them. */
async function* windowsFrom(port: MessagePort): AsyncGenerator<readonly SheetLine[]> {
  const answers = on(port, 'message')
  for (;;) {
    port.postMessage('more' satisfies WorkerMessage)
    const { value } = await answers.next()
    // The main thread posts one list of lines for each request, and an empty one at the end.
    const [lines] = value as [readonly SheetLine[]]
    if (lines.length === 0) return
    yield lines
  }
}

/** The task of a worker thread: draws one sheet. */
export default async function draw({ sheet, port }: SheetTask): Promise<void> {
  let waiting: Uint8Array[] = []
  let size = 0
  const send = (): void => {
    const bytes = new Uint8Array(Buffer.concat(waiting))
    port.postMessage(bytes satisfies WorkerMessage, [bytes.buffer])
    waiting = []
    size = 0
  }
  await drawSheet(sheet, windowsFrom(port), (bytes) => {
    waiting.push(bytes)
    size += bytes.length
    if (size >= bytesPerMessage) send()
  })
  send()
  port.postMessage(null satisfies WorkerMessage)
}
