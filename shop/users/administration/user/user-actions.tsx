import { useState } from 'react'
import type { UserAction, UserRecord } from '@tradecounter/api/contract'
import { codeOf, StepUpCancelled, type WithRecentProof } from '@tradecounter/shop/account'
import {
  addressOf,
  navigation,
  useHttpClient,
  useHydrated,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { resendInvitation, resetPassword, setUserState } from '../../calls.ts'
import { refusalText } from '../user-texts.ts'

type Task = UserAction | 'resend' | 'reset'

/** What can be done about a user in a status. */
const tasksOf = ({ status, blocked }: UserRecord): readonly Task[] => {
  if (blocked) return ['deactivate', 'remove']
  return {
    invited: ['resend', 'lock', 'deactivate', 'remove'],
    active: ['reset', 'lock', 'deactivate', 'remove'],
    locked: ['unlock', 'deactivate', 'remove'],
    inactive: ['reactivate', 'remove'],
  }[status] as readonly Task[]
}

/** Those that are asked about first. */
const asked: readonly Task[] = ['lock', 'deactivate', 'remove']

interface UserActionsProps {
  user: UserRecord
  withRecentProof: WithRecentProof
  /** Reads the user again. */
  onDone: () => Promise<unknown>
}

/** Mails, lock, deactivation and removal of a user. */
export function UserActions({ user, withRecentProof, onDone }: UserActionsProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const context = useShop()
  const hydrated = useHydrated()
  const sendOnce = useSendOnce<unknown>()
  const [asking, setAsking] = useState<Task | null>(null)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<{ text: string; failed: boolean } | null>(null)

  const run = async (task: Task): Promise<void> => {
    setAsking(null)
    setBusy(true)
    setResult(null)
    try {
      const { userId } = user
      await withRecentProof(() => {
        if (task === 'resend')
          return sendOnce([task, userId], (key) => resendInvitation(httpClient, { userId }, key))
        if (task === 'reset')
          return sendOnce([task, userId], (key) => resetPassword(httpClient, { userId }, key))
        return setUserState(httpClient, { userId, action: task })
      })
      if (task === 'remove') {
        navigation.goTo(addressOf({ page: 'user-administration', query: '' }, context))
        return
      }
      await onDone()
      setResult({ text: t(`users.done-${task}`, user.name), failed: false })
    } catch (cause) {
      if (!(cause instanceof StepUpCancelled))
        setResult({ text: refusalText(codeOf(cause), t) ?? t('users.failed'), failed: true })
    }
    setBusy(false)
  }
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('users.actions')}
      </Heading>
      <Inline space={3}>
        {tasksOf(user).map((task) => (
          <Button
            key={task}
            disabled={busy || !hydrated}
            onClick={() => (asked.includes(task) ? setAsking(task) : void run(task))}
          >
            {t(`users.action-${task}`)}
          </Button>
        ))}
      </Inline>
      {result !== null && (
        <StatusBanner
          severity={result.failed ? 'error' : 'success'}
          severityLabel={t(result.failed ? 'common.severity.error' : 'common.severity.success')}
          live
        >
          {result.text}
        </StatusBanner>
      )}
      {(asking === 'lock' || asking === 'deactivate' || asking === 'remove') && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          title={t(`users.ask-${asking}`, user.name)}
          description={t(`users.ask-${asking}-text`)}
          confirmLabel={t(`users.action-${asking}`)}
          cancelLabel={t('users.cancel')}
          onConfirm={() => void run(asking)}
        />
      )}
    </Stack>
  )
}
