import type { DocumentUpdate } from '../documents.ts'
import type { Columns } from '../index/columns.ts'
import type { ListAnswer, QuickAnswer } from '../requests/answers.ts'
import type { ListRequest, QuickRequest, VariantsRequest } from '../requests/requests.ts'

/** What the first worker reads of an index for all of them. The columns are shared memory. */
export interface OpenedIndex {
  columns: Columns
  /** Version of the catalogue that the index was built from, and its last change. */
  version: number
  change: number
  products: number
  /** Inode of the index file, by which a replaced file is recognised. */
  file: number
}

/** What a worker is started with. */
export interface WorkerStart {
  path: string
  /** Null for the first worker, which checks the file and reads the columns. */
  opened: OpenedIndex | null
  /** Updates that were applied before this worker started. */
  updates: readonly DocumentUpdate[]
  /** Bytes of the worker's cache of phrase results. */
  queryCacheBytes: number
}

export type Task =
  | { kind: 'list'; request: ListRequest }
  | { kind: 'quick'; request: QuickRequest }
  | { kind: 'variants'; request: VariantsRequest }
/** `null` and lists of ids are answers to `variants`; `null` also answers a list of an unknown category. */
export type Answer = ListAnswer | QuickAnswer | number[] | null
export type TaskMessage = (Task | { kind: 'update'; update: DocumentUpdate }) & { id: number }
export type AnswerMessage =
  | { id: number; answer: Answer }
  /** `broken`: the index file is damaged. */
  | { id: number; failure: string; broken: boolean }
  | { id: number; opened: OpenedIndex }
  /** `full`: the index has no room for the update and is unchanged. */
  | { id: number; updated: 'done' | 'full' }
