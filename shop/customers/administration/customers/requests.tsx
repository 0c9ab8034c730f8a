import { type FormEvent, useId, useState } from 'react'
import type { Attached, ReceivedAttachmentRequest } from '@tradecounter/api/contract'
import { codeOf, useStepUp, type WithRecentProof } from '@tradecounter/shop/account'
import { PartFailure, useHttpClient, useTimes, useTranslations } from '@tradecounter/shop/core'
import { FormNotice, useForm } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { PartPages } from '@tradecounter/shop/list-page'
import { card, cards } from '@tradecounter/shop/my-pages'
import {
  decideAttachmentRequest,
  sendAttachmentRequest,
  useReceivedRequests,
  withdrawAttachmentRequest,
} from '../../calls.ts'
import { FormDialog } from '../form-dialog.tsx'
import { RoleChoice } from '../role-choice.tsx'
import { form as formStyle } from '../customer-administration.css.ts'
import { useChange } from '../use-change.tsx'

interface RequestsProps {
  attached: Attached
  onChanged: () => Promise<unknown>
}

const empty = { customerNumber: '', organisationNumber: '', message: '' }

/** Asking for a further customer, and what has become of earlier requests. */
export function OwnRequests({ attached, onChanged }: RequestsProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const times = useTimes()
  const { busy, run, notice } = useChange()
  const [withdrawn, setWithdrawn] = useState<Attached['requests'][number] | null>(null)
  const withdraw = async (requestId: string): Promise<void> => {
    await run(() => withdrawAttachmentRequest(httpClient, requestId))
    setWithdrawn(null)
    await onChanged()
  }
  const [refused, setRefused] = useState<'tooMany' | 'rate' | null>(null)
  const form = useForm(empty, {
    save: async (values) => {
      setRefused(null)
      try {
        await sendAttachmentRequest(httpClient, values)
      } catch (failure) {
        const code = codeOf(failure)
        if (code !== 'tooMany' && code !== 'tooManyRequests') throw failure
        setRefused(code === 'tooMany' ? 'tooMany' : 'rate')
        throw failure
      }
      form.change(empty)
      await onChanged()
    },
    texts: {
      alreadyAttached: t('customers.error-alreadyAttached'),
      alreadySent: t('customers.error-alreadySent'),
      invalid: t('customers.error-required'),
    },
  })
  const { values, problem, change, submit, saved } = form
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void submit()
  }
  const field = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    onValueChange: (text: string) => change({ [name]: text }),
    autoComplete: 'off',
    ...(problem.fields[name] === undefined ? {} : { message: problem.fields[name] }),
  })
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('customers.request-title')}
      </Heading>
      <Text tone="muted">{t('customers.request-text')}</Text>
      <form className={formStyle} noValidate onSubmit={send}>
        <Stack space={4}>
          {saved && problem.failed === false ? (
            <StatusBanner severity="success" severityLabel={t('common.severity.success')} live slim>
              {t('customers.sent')}
            </StatusBanner>
          ) : refused === null ? (
            <FormNotice problem={problem} saved={false} />
          ) : (
            <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
              {t(`customers.error-${refused}`)}
            </StatusBanner>
          )}
          <TextField
            label={t('customers.customer-number')}
            required
            maxLength={20}
            {...field('customerNumber')}
          />
          <TextField
            label={t('customers.organisation-number')}
            required
            maxLength={20}
            {...field('organisationNumber')}
          />
          <TextField label={t('customers.message')} maxLength={300} {...field('message')} />
          <Inline>
            <Button type="submit" busy={form.busy}>
              {t('customers.send')}
            </Button>
          </Inline>
        </Stack>
      </form>
      {notice}
      {attached.requests.length > 0 && (
        <Stack space={3}>
          <Heading level={3} size="s">
            {t('customers.own-requests')}
          </Heading>
          <ul className={cards}>
            {attached.requests.map((request) => (
              <li key={request.requestId} className={card}>
                <Stack space={2}>
                  <Text strong>
                    {request.state === 'sent'
                      ? t('customers.state-sent', times.day(request.expiresAt))
                      : t(`customers.state-${request.state}`)}
                  </Text>
                  <Text>
                    {request.customerNumber} · {request.organisationNumber} · {times.day(request.createdAt)}
                  </Text>
                  {request.message !== '' && <Text tone="muted">{request.message}</Text>}
                  {request.reason !== '' && <Text>{t('customers.reason', request.reason)}</Text>}
                  {request.state === 'sent' && (
                    <Inline>
                      <Button size="s" busy={busy} onClick={() => setWithdrawn(request)}>
                        {t('customers.withdraw', request.customerNumber)}
                      </Button>
                    </Inline>
                  )}
                </Stack>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {withdrawn !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setWithdrawn(null)}
          title={t('customers.withdraw-question', withdrawn.customerNumber)}
          description={t('customers.withdraw-text')}
          confirmLabel={t('customers.withdraw', withdrawn.customerNumber)}
          cancelLabel={t('company.cancel')}
          busy={busy}
          onConfirm={() => void withdraw(withdrawn.requestId)}
        />
      )}
    </Stack>
  )
}

/** `receivedRequestsPerPage` of the contract. */
const receivedPerPage = 10

/** The requests to the user's company, for its administrators. */
export function ReceivedRequests({ attached, onChanged }: RequestsProps) {
  const t = useTranslations()
  const times = useTimes()
  const { withRecentProof, dialog } = useStepUp()
  const [decision, setDecision] = useState<{ request: ReceivedAttachmentRequest; approve: boolean } | null>(
    null,
  )
  const [page, setPage] = useState(1)
  const further = useReceivedRequests(page === 1 ? null : page)
  // The first page comes with the customers.
  const shown = page === 1 ? attached.received : further.data?.requests
  const reload = async (): Promise<void> => {
    await further.mutate()
    await onChanged()
  }
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('customers.received')}
      </Heading>
      {attached.receivedCount === 0 && <Text tone="muted">{t('customers.received-none')}</Text>}
      <ul className={cards}>
        {shown?.map((request) => (
          <li key={request.requestId} className={card}>
            <Stack space={2}>
              <Text strong>{request.userName}</Text>
              <Text>
                {request.email} · {times.day(request.createdAt)}
              </Text>
              {request.message !== '' && <Text>{request.message}</Text>}
              <Text tone="muted" size="s">
                {request.state === 'sent'
                  ? t('customers.state-sent', times.day(request.expiresAt))
                  : request.decidedBy === ''
                    ? t(`customers.state-${request.state}`)
                    : t('customers.decided-by', t(`customers.state-${request.state}`), request.decidedBy)}
              </Text>
              {request.reason !== '' && <Text>{t('customers.reason', request.reason)}</Text>}
              {request.state === 'sent' && (
                <Inline space={2}>
                  <Button size="s" tone="accent" onClick={() => setDecision({ request, approve: true })}>
                    {t('customers.approve', request.userName)}
                  </Button>
                  <Button size="s" onClick={() => setDecision({ request, approve: false })}>
                    {t('customers.reject', request.userName)}
                  </Button>
                </Inline>
              )}
            </Stack>
          </li>
        ))}
      </ul>
      {further.error !== undefined && shown === undefined && (
        <PartFailure text={t('common.part-failed')} onRetry={() => further.mutate()} />
      )}
      <PartPages
        caption={t('customers.received')}
        page={page}
        total={attached.receivedCount}
        pageSize={receivedPerPage}
        onPage={setPage}
      />
      {decision !== null && (
        <DecisionDialog
          {...decision}
          roles={attached.roles}
          withRecentProof={withRecentProof}
          onDecided={reload}
          onClose={() => setDecision(null)}
        />
      )}
      {dialog}
    </Stack>
  )
}

/** Asks for the roles of an approved requester, or for the reason of a rejection. */
function DecisionDialog({
  request,
  approve,
  roles,
  withRecentProof,
  onDecided,
  onClose,
}: {
  request: ReceivedAttachmentRequest
  approve: boolean
  roles: readonly string[]
  withRecentProof: WithRecentProof
  onDecided: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const id = useId()
  const form = useForm<{ roles: readonly string[]; reason: string }>(
    { roles: roles.filter((role) => role === 'buyer'), reason: '' },
    {
      save: async (values) => {
        const { requestId } = request
        await withRecentProof(() => decideAttachmentRequest(httpClient, { requestId, approve, ...values }))
        await onDecided()
      },
      texts: { required: t(approve ? 'customers.error-role' : 'customers.error-required') },
    },
  )
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await form.submit()) onClose()
  }
  const { values, problem, change } = form
  const message = problem.fields['roles'] ?? problem.fields['reason']
  return (
    <FormDialog
      id={id}
      title={t(approve ? 'customers.approve' : 'customers.reject', request.userName)}
      {...(approve ? { description: t('customers.approve-text', request.userName) } : {})}
      form={form}
      saveLabel={t(approve ? 'customers.approve' : 'customers.reject', request.userName)}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      {approve ? (
        <RoleChoice
          roles={roles}
          chosen={values.roles}
          {...(message === undefined ? {} : { message })}
          onChange={(chosen) => change({ roles: chosen })}
        />
      ) : (
        <TextField
          label={t('customers.reject-reason', request.userName)}
          name="reason"
          required
          maxLength={300}
          autoComplete="off"
          value={values.reason}
          onValueChange={(reason) => change({ reason })}
          {...(message === undefined ? {} : { message })}
        />
      )}
    </FormDialog>
  )
}
