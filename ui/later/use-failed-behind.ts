import { useSyncExternalStore } from 'react'

/** The parts of a load that this file uses. */
interface WatchedLoad {
  value(): unknown
  failed(): boolean
  busy(): boolean
  start(): Promise<void>
  subscribe(listener: () => void): () => void
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
  listeners.forEach((listener) => listener())
}

/** Counts the load of a part whose failure has no message in its place. */
export function watchBehind(load: WatchedLoad): void {
  if (watched.has(load)) return
  watched.add(load)
  load.subscribe(update)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether code is missing without a message in its place: of parts whose server markup stays as it is, and of parts
 * without markup. An app reports them in one place.
 */
export function useFailedBehind(): FailedBehind & { retry: () => void } {
  const state = useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  )
  return { ...state, retry: () => watched.forEach((load) => void load.start()) }
}
