import { parentPort, workerData } from 'node:worker_threads'
import { openIndex } from './index-reader.ts'
import { listOf } from './list.ts'
import type { AnswerMessage, TaskMessage, WorkerStart } from './protocol.ts'
import { quickOf } from './quick.ts'

// What `pool.ts` started this worker with.
const { path, columns, phraseMemory } = workerData as WorkerStart
const index = openIndex(path, columns, phraseMemory)

function answer(task: TaskMessage): AnswerMessage {
  try {
    const found = task.kind === 'list' ? listOf(index, task.request) : quickOf(index, task.request)
    return { id: task.id, answer: found }
  } catch (cause) {
    return { id: task.id, failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
  }
}

const send = (message: AnswerMessage): void => {
  // A worker's port has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message)
}

parentPort?.on('message', (task: TaskMessage) => send(answer(task)))
// Tells the pool that the index is open.
send({ id: 0, answer: null })
