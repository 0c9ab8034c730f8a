import { scheduleRetry } from './schedule-retry.ts'

/** One file that is loaded after the page. */
export interface LaterLoad<Value> {
  /** What the file holds, null until it is there. */
  value(): Value | null
  /** Whether the last try failed and no later one has succeeded. */
  failed(): boolean
  /** Whether a try is under way. */
  busy(): boolean
  /** Tries now, unless a try is under way or the value is there. Resolves when the try has ended; never rejects. */
  start(): Promise<void>
  /** The first try: resolves when it has ended, whether it succeeded or not. */
  ended(): Promise<void>
  /** Resolves when the value is there, however many tries that takes. */
  loaded(): Promise<Value>
  /** Subscribes to each change. Returns the function that unsubscribes. */
  subscribe(tell: () => void): () => void
}

/**
 * Loads a file, and goes on trying after a failure (`scheduleRetry`). A failed try is never kept: the next one makes the
 * request again.
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
  const tellAll = (): void => listeners.forEach((tell) => tell())

  const attempt = async (): Promise<void> => {
    cancelRetry?.()
    try {
      value = await load()
      hasFailed = false
      resolveLoaded?.(value)
    } catch {
      hasFailed = true
      // A server draws the page once more for the next visitor anyway.
      failures += 1
      if (typeof window !== 'undefined') cancelRetry = scheduleRetry(failures, () => void start())
    }
    running = null
    tellAll()
  }
  const start = (): Promise<void> => {
    if (value !== null) return Promise.resolve()
    if (running) return running
    running = attempt()
    first ??= running
    // The first attempt begins while React renders, when no subscriber may be called.
    if (hasFailed) tellAll()
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

/** Loads a file however many tries that takes. For code that works behind the page and shows nothing by itself. */
export const loadUntilThere = <Value>(load: () => Promise<Value>): Promise<Value> => laterLoad(load).loaded()
