'use client'
import { type ComponentType, lazy, type ReactNode, useState, useSyncExternalStore } from 'react'
import { FailedPart, type OverPage } from './failed-part.tsx'
import { type LaterLoad, laterLoad } from './load-later.ts'
import { PartBoundary } from './part-boundary.tsx'
import { watchBehind } from './use-failed-behind.ts'

/** Options of `later`. */
export interface LaterOptions<Props> {
  /**
   * Set for a part that opens over the page: derives its state from its props. Otherwise the message takes the
   * part's place.
   */
  over?: (props: Props) => OverPage
  /** The part renders nothing: `useFailedBehind` counts its failure instead. @default false */
  behind?: boolean
  /** Few visits need the part: bundlers may keep its code in a separate file. @default false */
  onDemand?: boolean
}

/** A component whose code loads when it is first rendered. */
export type LaterComponent<Props> = ComponentType<Props> & {
  /** Loads the code early. Resolves with whether it succeeded; never rejects. */
  preload(): Promise<boolean>
}

/** The state of the load for one rendering; the same object until something changes. */
interface Snapshot<Props> {
  View: ComponentType<Props> | null
  failed: boolean
  busy: boolean
}

function snapshots<Props>(load: LaterLoad<ComponentType<Props>>): () => Snapshot<Props> {
  let last: Snapshot<Props> = { View: null, failed: false, busy: false }
  return () => {
    const next = { View: load.value(), failed: load.failed(), busy: load.busy() }
    // A pending first attempt is not reported: it changes nothing on screen.
    if (!next.failed) next.busy = false
    if (next.View !== last.View || next.failed !== last.failed || next.busy !== last.busy) last = next
    return last
  }
}

/**
 * Creates a component whose code loads when it is first rendered. Render it inside a `Suspense` whose fallback
 * reserves its space. If the code cannot be loaded, or the part throws, only this part shows the message of
 * `LaterFailureView`; it retries on request and automatically (`scheduleRetry`). The server's markup stays until
 * the code is there.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { over, behind = false }: LaterOptions<Props> = {},
): LaterComponent<Props> {
  const part = laterLoad(async () => (await load()).default)
  const read = snapshots(part)
  const readHydrating = (): Snapshot<Props> | null => (part.value() === null ? null : read())
  const retry = (): void => void part.start()
  // Lazy components suspend. A thrown promise would suspend too, but React 19.3 renders two parts that wait at once in
  // turns without end: the retry of one wakes the other. With `use`, a test would have to render everything inside
  // `act`.
  const Loaded = lazy(async () => ({ default: await part.loaded() }))
  const UntilEnded = lazy(async () => {
    await part.ended()
    return { default: () => null }
  })

  function Later(props: Props): ReactNode {
    const state = useSyncExternalStore(part.subscribe, read, readHydrating)
    // The server's markup stays until the code is there.
    const waits = state === null || (behind && state.View === null)
    // React may go on with the lazy component as soon as its code is there: the part keeps it, so that it is mounted
    // once.
    const [isLazy] = useState(waits)
    if (waits) watchBehind(part)
    const { View, failed, busy } = state ?? read()
    if (!waits && View === null && !failed) return <UntilEnded />
    const place = over?.(props) ?? null
    if (!waits && View === null) return <FailedPart over={place} onRetry={retry} busy={busy} />
    const Shown: ComponentType<Props> =
      isLazy || View === null ? (Loaded as unknown as ComponentType<Props>) : View // a lazy component takes the props of what it loads
    return (
      <PartBoundary renderFailure={(reset) => <FailedPart over={place} onRetry={reset} busy={false} />}>
        <Shown {...props} />
      </PartBoundary>
    )
  }
  return Object.assign(Later, {
    preload: async () => {
      await part.start()
      return part.value() !== null
    },
  })
}
