import { useSyncExternalStore } from 'react'

/** What this file needs to know of a load. */
interface WatchedLoad {
  value(): unknown
  failed(): boolean
  busy(): boolean
  start(): Promise<void>
  subscribe(tell: () => void): () => void
}

const watched = new Set<WatchedLoad>()
const listeners = new Set<() => void>()

interface FailedBehind {
  failed: boolean
  busy: boolean
}
const none: FailedBehind = { failed: false, busy: false }
let current = none

function update(): void {
  const lost = [...watched].filter((load) => load.value() === null && load.failed())
  const next = { failed: lost.length > 0, busy: lost.some((load) => load.busy()) }
  if (next.failed === current.failed && next.busy === current.busy) return
  current = next
  listeners.forEach((tell) => tell())
}

/** Counts a part whose failure shows nothing in its own place. */
export function watchBehind(load: WatchedLoad): void {
  if (watched.has(load)) return
  watched.add(load)
  load.subscribe(update)
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/**
 * Whether code is missing that shows no message in its own place: of parts that the server has drawn, which stay as they
 * are, and of parts that work behind the page. An app reports them in one place.
 */
export function useFailedBehind(): FailedBehind & { retry: () => void } {
  const state = useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  )
  return { ...state, retry: () => watched.forEach((load) => void load.start()) }
}
