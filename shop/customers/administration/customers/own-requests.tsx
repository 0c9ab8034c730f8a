import { type FormEvent, useState } from 'react'
import type { Attached } from '@tradecounter/api/contract'
import { codeOf } from '@tradecounter/shop/account'
import { useHttpClient, useTimes, useTranslations } from '@tradecounter/shop/core'
import { FormNotice, useForm, useSendOnce } from '@tradecounter/shop/forms'
import { card, cards } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { sendAttachmentRequest, withdrawAttachmentRequest } from '../../calls.ts'
import { form as formStyle } from '../customer-administration.css.ts'
import { useChange } from '../use-change.tsx'

interface OwnRequestsProps {
  attached: Attached
  /** Called after a change, to read the requests again. */
  onChanged: () => Promise<unknown>
}

const empty = { customerNumber: '', organisationNumber: '', message: '' }

/** Asking for a further customer, and what has become of earlier requests. */
export function OwnRequests({ attached, onChanged }: OwnRequestsProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const times = useTimes()
  const { busy, run, notice } = useChange()
  const sendOnce = useSendOnce<unknown>()
  const [withdrawn, setWithdrawn] = useState<Attached['requests'][number] | null>(null)
  const withdraw = async (requestId: string): Promise<void> => {
    await run(() => withdrawAttachmentRequest(httpClient, { requestId }))
    setWithdrawn(null)
    await onChanged()
  }
  const [refused, setRefused] = useState<'tooMany' | 'rate' | null>(null)
  const form = useForm(empty, {
    save: async (values) => {
      setRefused(null)
      try {
        await sendOnce(Object.values(values), (key) => sendAttachmentRequest(httpClient, values, key))
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
          cancelLabel={t('forms.cancel')}
          busy={busy}
          onConfirm={() => void withdraw(withdrawn.requestId)}
        />
      )}
    </Stack>
  )
}
