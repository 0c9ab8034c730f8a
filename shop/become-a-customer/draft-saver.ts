import type { ApplicationValues, FormTab, SaveApplicationRequest } from '@tradecounter/api/contract'
import { CallError, type HttpClient } from '@tradecounter/shop/core'
import { fetchApplication, saveTab } from './calls.ts'
import { loadFormRules } from './load-form-rules.ts'
import { receiveApplicationAction, replaceApplicationAction } from './other-application.ts'
import { valuesToSend } from './rules.ts'
import {
  applicationPageAtom,
  applicationValuesAtom,
  draftAtom,
  editedTabsAtom,
  refusedValuesAtom,
  saveStateAtom,
  takeApplicationAction,
  type Store,
} from './state.ts'

/** Milliseconds after the last edit, after which it is saved. */
const savePause = 800

/** Saves edits one tab after the other. */
export interface DraftSaver {
  /** Something was edited: saves after a pause. */
  edited: () => void
  /**
   * Saves at once what is not saved. Resolves with whether everything is. `leaving`: the page is being left, so that
   * nothing is waited for.
   */
  flush: (leaving?: boolean) => Promise<boolean>
  /**
   * Ends a conflict: what is typed here replaces what the other tab has saved, or the other way. `takeTheirs` also
   * shows the other application that the browser has, after it was asked.
   */
  keepMine: () => Promise<boolean>
  takeTheirs: () => void
  stop: () => void
}

/** The request of a tab. The compiler cannot tie the two parts of the union together by itself. */
const requestOf = (
  tab: FormTab,
  values: ApplicationValues[FormTab],
  shown: Pick<SaveApplicationRequest, 'version' | 'application'>,
): SaveApplicationRequest => ({ tab, values, ...shown }) as SaveApplicationRequest

/** A promise that is resolved from outside; `Promise.withResolvers` is younger than some browsers in use. */
function openPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve: (() => void) | undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve?.() }
}

/** Creates the saver of a page. */
export function createDraftSaver(store: Store, httpClient: HttpClient): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  /** Resolved when the page is being left. */
  let left = openPromise()

  /** Saves one tab; false ends the run. */
  async function saveOne(tab: FormTab): Promise<boolean> {
    store.set(saveStateAtom, { kind: 'saving' })
    const { edits, versions } = store.get(draftAtom)
    const { application: shown } = store.get(applicationPageAtom)
    const values = valuesToSend(tab, store.get(applicationValuesAtom), store.get(refusedValuesAtom))
    try {
      const request = requestOf(tab, values, { version: versions[tab], application: shown?.id ?? null })
      const application = await saveTab(httpClient, request)
      store.set(draftAtom, (draft) => ({
        ...draft,
        savedEdits: { ...draft.savedEdits, [tab]: edits[tab] },
      }))
      store.set(takeApplicationAction, application, tab)
      return true
    } catch (reason) {
      await fail(tab, reason)
      return false
    }
  }

  async function fail(tab: FormTab, reason: unknown): Promise<void> {
    const code = reason instanceof CallError ? reason.error?.code : undefined
    const wait = reason instanceof CallError && reason.status === 429
    const isOther = code === 'otherApplication'
    const isOld = code === 'changed' || code === 'closed' || isOther
    const theirs = isOld ? await fetchApplication(httpClient).catch(() => undefined) : undefined
    if (isOther && theirs !== undefined && store.set(receiveApplicationAction, theirs)) return
    if (isOther || theirs === undefined || theirs === null) store.set(saveStateAtom, { kind: 'failed', wait })
    else if (code === 'changed') store.set(saveStateAtom, { kind: 'conflict', tab, theirs })
    else {
      // Submitted in another tab: there is nothing to save any more.
      dropEdits()
      store.set(takeApplicationAction, theirs)
      store.set(saveStateAtom, { kind: 'none' })
    }
  }

  function dropEdits(tab?: FormTab): void {
    store.set(draftAtom, (draft) => ({
      ...draft,
      savedEdits: tab === undefined ? draft.edits : { ...draft.savedEdits, [tab]: draft.edits[tab] },
    }))
  }

  async function run(): Promise<boolean> {
    // Half of a personal number is recognised by its rule. A page that is left does not wait for it.
    await Promise.race([loadFormRules(store), left.promise])
    let saved = false
    for (;;) {
      const [tab] = store.get(editedTabsAtom)
      if (tab === undefined) break
      if (!(await saveOne(tab))) return store.get(editedTabsAtom).length === 0
      saved = true
    }
    if (saved) store.set(saveStateAtom, { kind: 'saved', at: new Date().toISOString() })
    return true
  }

  const flush = (leaving = false): Promise<boolean> => {
    clearTimeout(timer)
    const { kind } = store.get(saveStateAtom)
    if (kind === 'conflict' || kind === 'other') return Promise.resolve(false)
    if (leaving) left.resolve()
    running ??= run().finally(() => {
      running = null
      left = openPromise()
    })
    return running
  }

  return {
    edited: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), savePause)
    },
    flush,
    keepMine: () => {
      const state = store.get(saveStateAtom)
      if (state.kind === 'conflict') {
        const { tab, theirs } = state
        store.set(saveStateAtom, { kind: 'none' })
        store.set(takeApplicationAction, theirs, tab)
      }
      return flush()
    },
    takeTheirs: () => {
      const state = store.get(saveStateAtom)
      if (state.kind === 'other') return void store.set(replaceApplicationAction, state.theirs)
      if (state.kind !== 'conflict') return
      dropEdits(state.tab)
      store.set(saveStateAtom, { kind: 'none' })
      store.set(takeApplicationAction, state.theirs)
      void flush()
    },
    stop: () => clearTimeout(timer),
  }
}
