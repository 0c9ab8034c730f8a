import { scheduleRetry } from './schedule-retry.ts'

/** A module that loads after the page. */
export interface LaterLoad<Value> {
  /** The module's value, null until it has loaded. */
  value(): Value | null
  /** Whether the last try failed and no later one has succeeded. */
  failed(): boolean
  /** Whether an attempt is in progress. */
  busy(): boolean
  /**
   * Starts an attempt, unless one is in progress or the value is there. Resolves when it has ended; never rejects.
   */
  start(): Promise<void>
  /** Resolves when the first attempt has ended, whether it succeeded or not. */
  ended(): Promise<void>
  /** Resolves when the value is there, after any number of attempts. */
  loaded(): Promise<Value>
  /** Subscribes to each change. Returns the function that unsubscribes. */
  subscribe(tell: () => void): () => void
}

/** Whether a module of this page has failed, perhaps by a style sheet that others need too. */
let hasAnyFailed = false

/**
 * Loads a module, and retries after a failure (`scheduleRetry`). Failures are not cached: each attempt makes a new
 * request.
 */
export function laterLoad<Value>(load: () => Promise<Value>): LaterLoad<Value> {
  let value: Value | null = null
  let hasFailed = false
  let running: Promise<void> | null = null
  let first: Promise<void> | null = null
  let failures = 0
  let cancelRetry: (() => void) | undefined
  let resolveLoaded: ((value: Value) => void) | undefined
  const whenLoaded = new Promise<Value>((resolve) => {
    resolveLoaded = resolve
  })
  const listeners = new Set<() => void>()
  const notifyAll = (): void => listeners.forEach((listener) => listener())

  const attempt = async (): Promise<void> => {
    cancelRetry?.()
    try {
      if (hasAnyFailed) await (await import('./failed-sheets.ts')).loadFailedSheets()
      value = await load()
      hasFailed = false
      resolveLoaded?.(value)
    } catch {
      hasFailed = true
      // A server renders the page again for the next visitor anyway.
      failures += 1
      if (typeof window !== 'undefined') {
        hasAnyFailed = true
        cancelRetry = scheduleRetry(failures, () => void start())
      }
    }
    running = null
    notifyAll()
  }
  const start = (): Promise<void> => {
    if (value !== null) return Promise.resolve()
    if (running) return running
    running = attempt()
    first ??= running
    // The first attempt starts while React renders, when no subscriber may be called.
    if (hasFailed) notifyAll()
    return running
  }

  return {
    value: () => value,
    failed: () => hasFailed,
    busy: () => running !== null,
    start,
    ended: () => first ?? start(),
    loaded: () => {
      if (first === null) void start()
      return whenLoaded
    },
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/** Loads a module, with any number of attempts. For code without a visible part. */
export const loadUntilThere = <Value>(load: () => Promise<Value>): Promise<Value> => laterLoad(load).loaded()
