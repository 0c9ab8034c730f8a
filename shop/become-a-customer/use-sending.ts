import { useEffect, useState } from 'react'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import type { Application } from '@tradecounter/api/contract'
import { CallError, navigation, onLateShow, useHttpClient, type HttpClient } from '@tradecounter/shop/core'
import {
  cancelIdentification,
  fetchApplication,
  inviteSignatory,
  startIdentification,
  submitApplication,
  useReadRegistrationAgain,
} from './calls.ts'
import { loadFormRules } from './load-form-rules.ts'
import { receiveApplicationAction } from './other-application.ts'
import { fieldErrorsOf, formTabs } from './rules.ts'
import {
  applicationPageAtom,
  checkTabsAction,
  refusedValuesAtom,
  takeApplicationAction,
  takeServerErrorsAction,
} from './state.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import { useOtherApplication } from './use-other-application.ts'

/** Why a step was not taken. Nothing was lost. */
export type SendFailure =
  /** Values of other tabs are refused. */
  | 'notReady'
  /** The provider of the e-identification is away. */
  | 'providerAway'
  /** The link was mailed too often. */
  | 'tooMany'
  /** It has to be signed first. */
  | 'unsigned'
  /** Too many calls from this network. */
  | 'wait'
  | 'failed'

type Step = 'identify' | 'cancel' | 'invite' | 'submit'

const failureOf = (reason: unknown): SendFailure => {
  if (!(reason instanceof CallError)) return 'failed'
  const code = reason.error?.code
  if (reason.status === 429) return code === 'tooMany' ? 'tooMany' : 'wait'
  if (code === 'notReady' || code === 'providerAway' || code === 'tooMany') return code
  // The signature is listed last: named first, it is all that is missing.
  if (reason.status === 400)
    return reason.error?.field === 'identify.identification' ? 'unsigned' : 'notReady'
  return 'failed'
}

/**
 * The steps that end an application: e-identification here or by a mailed link, and sending. Each saves first what is
 * not saved.
 */
export function useSending(onSent?: () => void) {
  const store = useStore()
  const httpClient = useHttpClient()
  const saver = useDraftSaver()
  const take = useSetAtom(takeApplicationAction)
  const receive = useSetAtom(receiveApplicationAction)
  const checkTabs = useSetAtom(checkTabsAction)
  const takeErrors = useSetAtom(takeServerErrorsAction)
  const readRegistration = useReadRegistrationAgain()
  const isOther = useOtherApplication()
  const { application } = useAtomValue(applicationPageAtom)
  const [busy, setBusy] = useState<Step | null>(null)
  const [failure, setFailure] = useState<SendFailure | null>(null)

  // Back from the provider to a page that the browser has kept.
  useEffect(() => onLateShow(() => setBusy(null)), [])

  /** A signatory has changed nothing and can change nothing. */
  const isReady = async (): Promise<boolean> => {
    if (application?.role === 'signatory') return true
    await loadFormRules(store)
    checkTabs(formTabs)
    return store.get(refusedValuesAtom).length === 0
  }

  const run = async (
    step: Step,
    call: (httpClient: HttpClient, application: Application) => Promise<Application | null>,
  ): Promise<void> => {
    if (busy !== null) return
    setBusy(step)
    setFailure(null)
    try {
      const isAllowed = step === 'cancel' || (await isReady())
      if (!isAllowed) setFailure('notReady')
      // The saver says what has failed.
      else if (step === 'cancel' || (await saver.flush())) {
        // The first save may have begun it just now.
        const now = store.get(applicationPageAtom).application
        if (now === null) throw new Error('What can be sent has been saved.')
        const next = await call(httpClient, now)
        // The page is being left: it stays busy.
        if (next === null) return
        take(next)
        if (step === 'submit') onSent?.()
      }
    } catch (reason) {
      const isReplaced = await isOther(reason)
      if (isReplaced) return setBusy(null)
      setFailure(failureOf(reason))
      const refused = reason instanceof CallError ? reason.error?.errors : undefined
      if (refused !== undefined) {
        takeErrors(fieldErrorsOf(refused))
        // The rules here have let through what the server refuses: the site may ask for something else now.
        readRegistration()
      }
      // It may have been signed or sent elsewhere.
      if (reason instanceof CallError && reason.status === 409) {
        const now = await fetchApplication(httpClient).catch(() => null)
        if (now !== null) receive(now)
      }
    }
    setBusy(null)
  }

  return {
    busy,
    failure,
    identify: () =>
      void run('identify', async (client, now) => {
        navigation.goTo(await startIdentification(client, now))
        return null
      }),
    cancel: () => void run('cancel', cancelIdentification),
    invite: () => void run('invite', inviteSignatory),
    submit: () => void run('submit', submitApplication),
  }
}
