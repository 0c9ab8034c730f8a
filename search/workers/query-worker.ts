import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { openIndex, type IndexReader } from '../index-reader.ts'
import { ColumnsFull } from '../index/columns.ts'
import { BrokenIndex, checkFile, isCorruption, readColumns } from '../index/index-file.ts'
import { searchList } from '../requests/list.ts'
import { quickSearch } from '../requests/quick.ts'
import { filterVariants } from '../requests/variants.ts'
import type { AnswerMessage, OpenedIndex, TaskMessage, WorkerStart } from './messages.ts'

// The worker pool starts every worker with this.
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

/** Opens the index. The first worker checks the whole file, the others check that it is still the same file. */
function open(): { index: IndexReader; opened: OpenedIndex } {
  if (!start.opened) checkFile(start.path)
  const file = statSync(start.path).ino
  if (start.opened && start.opened.file !== file) throw new BrokenIndex('There is another search index.')
  const columns = start.opened?.columns ?? readColumns(start.path)
  const shared = { ...columns }
  const index = openIndex(start.path, columns, start.queryCacheBytes)
  const { version, change } = index.facts
  const opened = start.opened ?? {
    columns: shared,
    version,
    change,
    products: columns.productIds.length,
    file,
  }
  for (const update of start.updates) index.update(update)
  return { index, opened }
}

function answer(index: IndexReader, task: TaskMessage): AnswerMessage {
  const { id } = task
  try {
    if (task.kind === 'list') return { id, answer: searchList(index, task.request) }
    if (task.kind === 'quick') return { id, answer: quickSearch(index, task.request) }
    if (task.kind === 'variants') return { id, answer: filterVariants(index, task.request) }
    index.update(task.update)
    return { id, updated: 'done' }
  } catch (cause) {
    return cause instanceof ColumnsFull ? { id, updated: 'full' } : failed(id, cause)
  }
}

try {
  const { index, opened } = open()
  parentPort?.on('message', (task: TaskMessage) => send(answer(index, task)))
  send({ id: 0, opened })
} catch (cause) {
  // Whatever the reason, only a new file can be opened.
  send({ ...failed(0, cause), broken: true })
}
