import { useEffect, useEffectEvent } from 'react'
import { useAtomValue, useStore } from 'jotai'
import { useHttpClient, useRetry, type HttpClient } from '@tradecounter/shop/core'
import { createDraftSaver, type DraftSaver } from './draft-saver.ts'
import { draftAtom, editedTabsAtom, saveStateAtom, type Store } from './state.ts'

const savers = new WeakMap<Store, DraftSaver>()

const saverOf = (store: Store, httpClient: HttpClient): DraftSaver => {
  const known = savers.get(store) ?? createDraftSaver(store, httpClient)
  savers.set(store, known)
  return known
}

/** The saver of this page: one for all of its parts. */
export const useDraftSaver = (): DraftSaver => saverOf(useStore(), useHttpClient())

/** Saves every edit of the page by itself, and warns before input is lost. Once per page. */
export function useSavedDraft(): void {
  const saver = useDraftSaver()
  const { edits } = useAtomValue(draftAtom)
  const state = useAtomValue(saveStateAtom)
  const isUnsaved = useAtomValue(editedTabsAtom).length > 0

  useEffect(() => {
    if (isUnsaved) saver.edited()
    // Each edit starts the pause anew.
    // oxlint-disable-next-line react/exhaustive-deps -- what has been saved meanwhile starts nothing
  }, [saver, edits])

  useRetry(state.kind === 'failed' && !state.wait, () => void saver.flush())

  const warn = useEffectEvent((event: BeforeUnloadEvent): void => {
    if (isUnsaved) event.preventDefault()
  })
  const leave = useEffectEvent((): void => {
    if (isUnsaved && document.visibilityState === 'hidden') void saver.flush(true)
  })
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => warn(event)
    const onHidden = (): void => leave()
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('visibilitychange', onHidden)
      saver.stop()
    }
  }, [saver])
}
