'use client'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { FailedPart, type OverPage } from './failed-part.tsx'
import { type LaterLoad, laterLoad } from './load-later.ts'
import { PartBoundary } from './part-boundary.tsx'
import { watchBehind } from './behind.ts'

/** Options of `later`. */
export interface LaterOptions<Props> {
  /** Set for a part that opens over the page: how it stands, from its props. Else the message takes the part's place. */
  over?: (props: Props) => OverPage
  /** The part shows nothing by itself: its failure is counted by `useFailedBehind` instead. @default false */
  behind?: boolean
  /** Few visits draw the part: bundlers may keep its code apart from that of other parts. @default false */
  onDemand?: boolean
}

/** A component whose code is loaded when it is first drawn. */
export type LaterComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead. Resolves when the try has ended, with whether the code is there; never rejects. */
  preload(): Promise<boolean>
}

/** What one rendering reads of the load; the same object until something changes. */
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
 * A part whose code is loaded when it is first drawn. Draw it inside a `Suspense` whose fallback reserves its space. When the
 * code cannot be loaded, or the part throws, this part alone shows the message of `LaterFailureView`; it tries again when
 * that is pressed, and by itself (`scheduleRetry`). Markup of the server stays until the code is there.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { over, behind = false }: LaterOptions<Props> = {},
): LaterComponent<Props> {
  const part = laterLoad(async () => (await load()).default)
  const read = snapshots(part)
  const readHydrating = (): Snapshot<Props> | null => (part.value() === null ? null : read())
  const retry = (): void => void part.start()

  function Later(props: Props): ReactNode {
    const state = useSyncExternalStore(part.subscribe, read, readHydrating)
    // What the server has drawn stands until the code is there.
    if (state === null || (behind && state.View === null)) {
      watchBehind(part)
      // Thrown as `React.lazy` throws: after `use` a test would have to draw everything inside `act`.
      throw part.loaded()
    }
    const { View, failed, busy } = state
    if (View === null && !failed) throw part.ended()
    const place = over?.(props) ?? null
    if (View === null) {
      return <FailedPart over={place} onRetry={retry} busy={busy} />
    }
    return (
      <PartBoundary renderFailure={(reset) => <FailedPart over={place} onRetry={reset} busy={false} />}>
        <View {...props} />
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
