import { useEffect, useEffectEvent, useState } from 'react'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import type { Application, LinkPreview } from '@tradecounter/api/contract'
import { CallError, useAnswer, useHttpClient, useHydrated } from '@tradecounter/shop/core'
import { applicationAddress, openApplication, previewLink } from './calls.ts'
import { loadFormRules } from './load-form-rules.ts'
import { receiveApplicationAction } from './other-application.ts'
import { tokenOf } from './rules.ts'
import {
  applicationPageAtom,
  clearApplicationAction,
  editedTabsAtom,
  identificationInitiatedAtom,
  mailedLinkAtom,
  takeApplicationAction,
  type MailedLink,
} from './state.ts'

/** Milliseconds between two looks at an e-identification that was started. */
const identificationPause = 2500

const withoutFragment = (): void => {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

/** A mailed link that the visitor has followed, and what can be done with it. */
export type FollowedLink = MailedLink & { open: () => void; leave: () => void }

const codeOf = (reason: unknown): string | undefined =>
  reason instanceof CallError ? reason.error?.code : undefined

/**
 * Finds the application of this browser, or the one of a mailed link, and looks again when the page is shown again and
 * while an e-identification is under way. A link opens nothing before the visitor has pressed a button: mail scanners
 * load pages, and a link may be of somebody else. The server renders an empty form, which every visitor shares.
 */
export function useApplication(): { error: unknown; retry: () => void; link: FollowedLink | null } {
  const store = useStore()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const isInitiated = useAtomValue(identificationInitiatedAtom)
  const setPage = useSetAtom(applicationPageAtom)
  const take = useSetAtom(takeApplicationAction)
  const receive = useSetAtom(receiveApplicationAction)
  const clear = useSetAtom(clearApplicationAction)
  const [isLeft, setLeft] = useState(false)
  const [isGone, setGone] = useState(false)
  const [link, setLink] = useAtom(mailedLinkAtom)
  const [linkError, setLinkError] = useState<unknown>(undefined)
  const token = hydrated && !isLeft ? tokenOf(window.location.hash) : null

  const { data, error, mutate } = useAnswer(hydrated && token === null ? applicationAddress : null, {
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    refreshInterval: isInitiated ? identificationPause : 0,
  })

  const found = useEffectEvent((application: Application | null): void => {
    const { application: shown, status } = store.get(applicationPageAtom)
    const isBegun = shown === null && status === 'ready' && store.get(editedTabsAtom).length > 0
    if (application === null) {
      if (status !== 'loading') return
      if (isGone) setPage({ status: 'noLink', application: null, signatureEnded: false })
      else clear()
    } else if (shown !== null) receive(application)
    // What is typed here may be of a draft of its own: the answer to its save tells.
    else if (!isBegun) take(application)
  })
  useEffect(() => {
    if (data !== undefined) found(data.application)
  }, [data])

  const leave = (): void => {
    withoutFragment()
    setLink(null)
    setLeft(true)
  }
  /** Returns whether the refusal says what becomes of the link. */
  const isAnswered = (reason: unknown): boolean => {
    if (codeOf(reason) === 'sameBrowser') setLink({ kind: 'sameBrowser' })
    else if (reason instanceof CallError && (reason.status === 404 || reason.status === 400)) {
      setGone(true)
      leave()
    } else return false
    return true
  }

  const read = async (mailed: string): Promise<void> => {
    try {
      const preview = await previewLink(httpClient, { token: mailed })
      setLink({ kind: 'offered', preview, busy: false, failed: false })
    } catch (reason) {
      if (!isAnswered(reason)) setLinkError(reason)
    }
  }
  const readLink = useEffectEvent(read)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- after the answer of a call, not at once
    if (token !== null) void readLink(token)
  }, [token])

  const open = async (mailed: string, preview: LinkPreview): Promise<void> => {
    setLink({ kind: 'offered', preview, busy: true, failed: false })
    try {
      take(await openApplication(httpClient, mailed, preview.replaces))
      leave()
    } catch (reason) {
      if (isAnswered(reason)) return
      // Another tab of this browser has begun an application meanwhile.
      const isOther = codeOf(reason) === 'otherDraft'
      const replaces = preview.replaces || isOther
      setLink({ kind: 'offered', preview: { ...preview, replaces }, busy: false, failed: !isOther })
    }
  }

  useEffect(() => {
    void loadFormRules(store)
  }, [store])

  return {
    error: token === null ? error : linkError,
    retry: () => {
      setLinkError(undefined)
      if (token === null) void mutate()
      else void read(token)
    },
    link: link && {
      ...link,
      leave,
      open: () => {
        if (token !== null && link.kind === 'offered') void open(token, link.preview)
      },
    },
  }
}
