import { useMemo, useState } from 'react'
import type { ApprovalHead, ApprovalList } from '@tradecounter/api/contract'
import {
  addressOf,
  formatDay,
  formatOf,
  hasPermission,
  timesOf,
  translatorOf,
  useHttpClient,
  useFormat,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { useFocusPart } from '@tradecounter/shop/forms'
import { type ListColumn, ListPage, readListState } from '@tradecounter/shop/list-page'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { TabLinks } from '@tradecounter/ui/tabs'
import { Text } from '@tradecounter/ui/text'
import { useSWRConfig } from 'swr'
import { approvalsAddress, approveSeveral, useApprovalSummary } from '../calls.ts'
import { ApprovalStatus } from './approval-status.tsx'
import { approvalListOf, isOpen, parts, reasonKinds, states } from './approval-list.ts'
import { refusalText } from './refusal-text.ts'

interface Outcome {
  done: number
  refused: { requestId: string; number: string; text: string }[]
}

/**
 * The list of requests for approval, part by part. Approvers approve several at once, with a result for each that was
 * refused.
 */
export default function Approvals({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { cache, fallback, mutate } = useSWRConfig()
  const columns = useApprovalColumns()
  const part = useFocusPart()
  const [selected, setSelected] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | 'failed' | null>(null)
  const canApprove = hasPermission(context.user, 'perm:approve')
  const linkTo = (state: string): string => addressOf({ page: 'attestation', query: state }, context)
  const list = approvalListOf(context)
  const shownPart = readListState(query, list.names).part?.value
  const isWaiting = canApprove && shownPart === 'waiting'

  /** The selected requests as they were shown, on whatever page of the list. */
  const shown = (): ApprovalHead[] => {
    const byId = new Map<string, ApprovalHead>()
    // What the host has rendered is not in the cache before it is read again.
    const keys = new Set([...Object.keys(fallback), ...cache.keys()])
    for (const key of keys) {
      if (!key.startsWith(approvalsAddress)) continue
      // Answers of this list have requests, those of one request have not.
      const answer = (cache.get(key)?.data ?? fallback[key]) as Partial<ApprovalList> | undefined
      for (const request of answer?.requests ?? []) byId.set(request.requestId, request)
    }
    return selected.flatMap((id) => byId.get(id) ?? [])
  }
  const approveSelected = async (): Promise<void> => {
    setBusy(true)
    try {
      const requests = shown().map(({ requestId, version }) => ({ requestId, version }))
      const { results } = await approveSeveral(httpClient, { requests })
      const refused = results.filter(({ code, state }) => code !== '' || state === 'failed')
      setOutcome({
        done: results.length - refused.length,
        refused: refused.map(({ requestId, number, code, state }) => ({
          requestId,
          number,
          text:
            state === 'failed'
              ? t('approvals.done-failed')
              : code === 'dayPassed'
                ? t('approvals.bulk-day-passed')
                : refusalText(code, t),
        })),
      })
      setSelected([])
      // The button goes away with the selection.
      part.focus()
      await mutate((key) => typeof key === 'string' && key.startsWith(approvalsAddress))
    } catch {
      setOutcome('failed')
    }
    setBusy(false)
  }
  const severity = outcome === 'failed' ? 'error' : outcome?.refused.length === 0 ? 'success' : 'warning'
  return (
    <Stack space={6}>
      {canApprove && (
        <div {...part.props}>
          <Stack space={6}>
            <Inline space={3}>
              <ButtonLink href={linkTo('view=deputies')} icon="users">
                {t('approvals.deputies')}
              </ButtonLink>
            </Inline>
            {outcome !== null && (
              <StatusBanner severity={severity} severityLabel={t(`common.severity.${severity}`)} live>
                {outcome === 'failed' ? (
                  t('approvals.approve-failed')
                ) : (
                  <Stack space={2}>
                    <span>
                      {t(
                        'approvals.bulk-done',
                        String(outcome.done),
                        String(outcome.done + outcome.refused.length),
                      )}
                    </span>
                    {outcome.refused.map(({ requestId, number, text }) => (
                      <span key={requestId}>
                        {number !== '' && <Link href={linkTo(`request=${requestId}`)}>{number}</Link>}
                        {number === '' ? text : `: ${text}`}
                      </span>
                    ))}
                  </Stack>
                )}
              </StatusBanner>
            )}
          </Stack>
        </div>
      )}
      <PartLinks part={shownPart} {...{ canApprove, linkTo }} />
      <ListPage
        list={list}
        path={linkTo('')}
        query={query}
        columns={columns}
        filters={[
          {
            id: 'status',
            label: t('approvals.status'),
            several: true,
            options: states.map((value) => ({ value, label: t(`approvals.status-${value}`) })),
          },
          {
            id: 'reason',
            label: t('approvals.reasons'),
            several: true,
            options: reasonKinds.map((value) => ({ value, label: t(`approvals.reason-${value}`) })),
          },
        ]}
        rowName={({ number }) => t('approvals.request', number)}
        dayText={(day) => formatDay(day, context.locale)}
        texts={{
          caption: t('approvals.caption'),
          count: (total) => t.count('approvals.count', total),
          searchLabel: t('approvals.search'),
          searchHint: t('approvals.search-hint'),
          dateLabel: t('approvals.sent'),
        }}
        {...(isWaiting
          ? {
              selection: {
                selected,
                onSelectedChange: setSelected,
                actions: (
                  <Button size="s" icon="check" busy={busy} onClick={() => void approveSelected()}>
                    {t('approvals.approve-selected')}
                  </Button>
                ),
              },
            }
          : {})}
        empty={
          <EmptyState
            icon="check"
            title={t(isWaiting ? 'approvals.none-waiting-title' : 'approvals.none-title')}
          >
            {t('approvals.none-text')}
          </EmptyState>
        }
      />
    </Stack>
  )
}

interface PartLinksProps {
  part: string | undefined
  canApprove: boolean
  linkTo: (query: string) => string
}

/** The parts of the list as links, with the number of requests that wait and of own ones that are open. */
function PartLinks({ part, canApprove, linkTo }: PartLinksProps) {
  const t = useTranslations()
  const format = useFormat()
  const { data } = useApprovalSummary()
  const counts: Partial<Record<(typeof parts)[number], number | undefined>> = {
    waiting: data?.waiting,
    mine: data?.mineOpen,
  }
  return (
    <TabLinks
      label={t('approvals.part')}
      items={parts
        .filter((each) => each !== 'waiting' || canApprove)
        .map((each) => {
          const count = counts[each]
          return {
            href: linkTo(`part=${each}`),
            label: t(`approvals.part-${each}`),
            current: each === part,
            ...(count === undefined ? {} : { count: format.count(count) }),
          }
        })}
    />
  )
}

function useApprovalColumns(): ListColumn<ApprovalHead>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, format, times] = [translatorOf(context), formatOf(context), timesOf(context)]
    return [
      {
        id: 'number',
        label: t('approvals.number'),
        oneLine: true,
        cell: ({ requestId, number }) => (
          <Link href={addressOf({ page: 'attestation', query: `request=${requestId}` }, context)}>
            {number}
          </Link>
        ),
      },
      { id: 'buyer', label: t('approvals.buyer'), cell: ({ buyer }) => buyer },
      {
        id: 'createdAt',
        label: t('approvals.sent'),
        oneLine: true,
        cell: (request) => (
          <Stack as="span" space={1}>
            <span>{times.day(request.createdAt)}</span>
            {isOpen(request) && request.ageDays > 0 && (
              <Text as="span" size="s" tone="muted">
                {t.count('approvals.age', request.ageDays)}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'status',
        label: t('approvals.status'),
        cell: ({ state }) => <ApprovalStatus state={state} />,
      },
      {
        id: 'reasons',
        label: t('approvals.reasons'),
        cell: ({ reasonKinds: kinds }) => kinds.map((kind) => t(`approvals.reason-${kind}`)).join(', '),
      },
      {
        id: 'waitingFor',
        label: t('approvals.waiting-for'),
        cell: (request) =>
          isOpen(request) && request.waitingFor.length === 0
            ? t('approvals.nobody')
            : request.waitingFor.join(', '),
      },
      {
        id: 'deadlineAt',
        label: t('approvals.deadline'),
        oneLine: true,
        cell: (request) => (isOpen(request) ? times.dayAndTime(request.deadlineAt) : ''),
      },
      { id: 'project', label: t('approvals.project'), cell: ({ project }) => project },
      { id: 'reference', label: t('approvals.reference'), cell: ({ reference }) => reference },
      {
        id: 'sum',
        label: t('approvals.sum'),
        numeric: true,
        cell: ({ sum, currency }) => (sum === null ? '' : format.money(sum, currency)),
      },
    ]
  }, [context])
}
