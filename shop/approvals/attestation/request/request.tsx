import { useState } from 'react'
import type { ApprovalRequest } from '@tradecounter/api/contract'
import { codeOf } from '@tradecounter/shop/account'
import { useFormat, useTimes, useTranslations } from '@tradecounter/shop/core'
import { Columns, Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { useSWRConfig } from 'swr'
import { approvalsAddress } from '../../calls.ts'
import { isOpen } from '../approval-list.ts'
import { ApprovalStatus } from '../approval-status.tsx'
import { Changes, useChangeText } from './changes.tsx'
import { Events } from './events.tsx'
import { refusalText } from '../refusal-text.ts'
import { RequestActions } from './request-actions.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestLines } from './request-lines.tsx'

interface Outcome {
  severity: 'success' | 'warning' | 'error'
  text: string
}

/** One request: why it waits, its cart with prices then and now, budgets, who decides, and the actions. */
export default function Request({ request }: { request: ApprovalRequest }) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const { mutate } = useSWRConfig()
  const textOf = useChangeText(request.currency)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** Quantities that the approver has typed, by line; null while none is changed. */
  const [typed, setTyped] = useState<Readonly<Record<string, number>> | null>(null)
  const refresh = () => mutate((key) => typeof key === 'string' && key.startsWith(approvalsAddress))

  /** Returns why the action failed; empty if the request is decided, here or by somebody else. */
  const run = async (action: () => Promise<string>): Promise<string> => {
    setOutcome(null)
    try {
      const text = await action()
      setTyped(null)
      await refresh()
      setOutcome({ severity: 'success', text })
      return ''
    } catch (cause) {
      const code = codeOf(cause)
      // Somebody else was faster: the page shows what has become of it.
      if (code === 'decided') await refresh()
      const refusal = refusalText(code, t)
      setOutcome({ severity: code === '' ? 'error' : 'warning', text: refusal })
      return code === 'decided' ? '' : refusal
    }
  }
  const { severity = 'success', text = '' } = outcome ?? {}
  return (
    <Stack space={6}>
      <Inline space={3} align="baseline">
        <ApprovalStatus state={request.state} />
        <Text tone="muted">
          {request.buyer}, {times.dayAndTime(request.createdAt)}
        </Text>
        {request.sum !== null && (
          <Text>
            {format.money(request.sum, request.currency)} {t('common.excl-vat')}
          </Text>
        )}
      </Inline>
      {outcome !== null && (
        <StatusBanner severity={severity} severityLabel={t(`common.severity.${severity}`)} live>
          {text}
        </StatusBanner>
      )}
      {isOpen(request) && request.waitingFor.length === 0 && (
        <StatusBanner severity="warning" severityLabel={t('common.severity.warning')}>
          {t('approvals.nobody-text', times.dayAndTime(request.deadlineAt))}
        </StatusBanner>
      )}
      {request.failures.length > 0 && (
        <Changes title={t('approvals.failed-title')} texts={request.failures.map(textOf)} />
      )}
      {request.changes.length > 0 && (
        <Changes
          title={t('approvals.changes-title')}
          texts={[...request.changes.map(textOf), t('approvals.changes-text')]}
        />
      )}
      <RequestActions request={request} typed={typed} setTyped={setTyped} run={run} />
      <Columns template="rail-end" space={8}>
        <Stack space={6}>
          <RequestLines request={request} typed={typed} setTyped={setTyped} />
          <Events events={request.events} />
        </Stack>
        <RequestFacts request={request} />
      </Columns>
    </Stack>
  )
}
