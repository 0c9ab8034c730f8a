import { useRef, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'

/** What was removed, and how it comes back. */
interface Removal {
  /** Says what was removed. */
  text: string
  restore: () => Promise<unknown>
}

/** Removals with undo: the last one can be taken back until the next. `onChanged` shows the lists as they are then. */
export function useUndo(onChanged: () => Promise<unknown>) {
  const t = useTranslations()
  const [removal, setRemoval] = useState<(Removal & { id: number }) | null>(null)
  const count = useRef(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const change = async (
    send: () => Promise<unknown>,
    next: Removal | null,
    failure: string,
  ): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    let isDone = true
    try {
      await send()
      setRemoval(next === null ? null : { ...next, id: ++count.current })
    } catch {
      isDone = false
      setProblem(failure)
    }
    // After a failure too: somebody else may have been faster.
    await onChanged()
    setBusy(false)
    return isDone
  }
  return {
    removal,
    problem,
    busy,
    /** Removes something; returns whether it is gone. */
    remove: (send: () => Promise<unknown>, next: Removal): Promise<boolean> =>
      change(send, next, t('my-lists.failed')),
    undo: async (): Promise<void> => {
      if (removal !== null && !busy) await change(removal.restore, null, t('my-lists.undo-failed'))
    },
    forget: () => setRemoval(null),
  }
}

export type Undo = ReturnType<typeof useUndo>
