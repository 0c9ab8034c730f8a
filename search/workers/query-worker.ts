import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { ColumnsFull } from '../index/columns.ts'
import { BrokenIndex, checkFile, isCorruption, readColumns } from '../index/index-file.ts'
import { openIndex, type Index } from '../index-reader.ts'
import { listOf } from '../requests/list.ts'
import { passingOf } from '../requests/variants.ts'
import type { AnswerMessage, Opened, TaskMessage, WorkerStart } from './messages.ts'
import { quickOf } from '../requests/quick.ts'

// What `pool.ts` started this worker with.
const start = workerData as WorkerStart

const send = (message: AnswerMessage): void => {
  // A worker's port has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message)
}

const failed = (id: number, cause: unknown): AnswerMessage => ({
  id,
  failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  broken: isCorruption(cause),
})

/** Opens the index; the first worker has to see that it is whole, the others that it is still the same. */
function open(): { index: Index; opened: Opened } {
  if (!start.opened) checkFile(start.path)
  const file = statSync(start.path).ino
  if (start.opened && start.opened.file !== file) throw new BrokenIndex('There is another search index.')
  const columns = start.opened?.columns ?? readColumns(start.path)
  const shared = { ...columns }
  const index = openIndex(start.path, columns, start.phraseMemory)
  const { version, change } = index.facts
  const opened = start.opened ?? {
    columns: shared,
    version,
    change,
    products: columns.productIds.length,
    file,
  }
  for (const feed of start.fed) index.feed(feed)
  return { index, opened }
}

function answer(index: Index, task: TaskMessage): AnswerMessage {
  const { id } = task
  try {
    if (task.kind === 'list') return { id, answer: listOf(index, task.request) }
    if (task.kind === 'quick') return { id, answer: quickOf(index, task.request) }
    if (task.kind === 'variants') return { id, answer: passingOf(index, task.request) }
    index.feed(task.feed)
    return { id, fed: 'done' }
  } catch (cause) {
    return cause instanceof ColumnsFull ? { id, fed: 'full' } : failed(id, cause)
  }
}

try {
  const { index, opened } = open()
  parentPort?.on('message', (task: TaskMessage) => send(answer(index, task)))
  // Tells the pool that the index is open.
  send({ id: 0, opened })
} catch (cause) {
  // Whatever keeps a file from being opened, only a new one helps.
  send({ ...failed(0, cause), broken: true })
}
