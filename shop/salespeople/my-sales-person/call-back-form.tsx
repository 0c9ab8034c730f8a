import { type FormEvent, useState } from 'react'
import type { Salespeople } from '@tradecounter/api/contract'
import { idempotencyKeys } from '@tradecounter/shop/cart'
import {
  CallError,
  isRefusal,
  newIdempotencyKey,
  useHttpClient,
  useFormat,
  useTranslations,
} from '@tradecounter/shop/core'
import { form } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { bookCallBack } from '../calls.ts'
import { type Outcome, OutcomeNotice } from './outcome-notice.tsx'

/** Books a call-back. What was typed stays when the service refuses it. */
export function CallBackForm({
  salespeople,
  onBooked,
}: {
  salespeople: Salespeople
  onBooked: () => Promise<unknown>
}) {
  const t = useTranslations()
  const format = useFormat()
  const httpClient = useHttpClient()
  const [time, setTime] = useState('')
  const [phone, setPhone] = useState('')
  const [subject, setSubject] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome>('open')
  const [busy, setBusy] = useState(false)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))
  const times = salespeople.callBackTimes
  const book = async (): Promise<void> => {
    const [day = '', opens = ''] = time.split(' ')
    const missing =
      time === '' ? 'time' : phone.trim() === '' ? 'phone' : subject.trim() === '' ? 'subject' : null
    setWrong(missing)
    if (missing !== null) return setOutcome('incomplete')
    setBusy(true)
    try {
      const request = { day, opens, phone, subject }
      // The same request keeps its key, so that a repeat after a lost answer books no second call.
      await bookCallBack(httpClient, request, keys.keyFor(request))
      keys.settled()
      setOutcome('done')
      setTime('')
      setSubject('')
    } catch (cause) {
      const error = cause instanceof CallError ? cause.error : null
      if (isRefusal(cause) || error?.code === 'taken') keys.settled()
      if (error?.code === 'taken') setTime('')
      setWrong(error?.code === 'taken' ? 'time' : (error?.field ?? null))
      setOutcome(error?.code === 'taken' ? 'taken' : error?.field === undefined ? 'failed' : 'incomplete')
    }
    setBusy(false)
    await onBooked()
  }
  const messageOf = (name: string) =>
    wrong === name ? { message: t(`sales-person.wrong-${name === 'phone' ? 'phone' : 'empty'}`) } : {}
  const nameOf = (each: (typeof times)[number]): string =>
    t('sales-person.time-of', format.date(each.day), `${each.opens}–${each.closes}`)
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('sales-person.call-back')}
      </Heading>
      {salespeople.booked.map((call) => (
        <Text key={`${call.day} ${call.opens}`}>{t('sales-person.booked', nameOf(call), call.subject)}</Text>
      ))}
      <form
        className={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void book()
        }}
      >
        <Stack space={4}>
          <Select
            label={t('sales-person.time')}
            name="time"
            required
            value={time}
            onValueChange={setTime}
            options={[
              { value: '', label: t('sales-person.choose-time') },
              ...times.map((each) => ({ value: `${each.day} ${each.opens}`, label: nameOf(each) })),
            ]}
            {...messageOf('time')}
          />
          <TextField
            label={t('sales-person.phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            maxLength={30}
            value={phone}
            onValueChange={setPhone}
            {...messageOf('phone')}
          />
          <TextField
            label={t('sales-person.subject')}
            name="subject"
            required
            maxLength={120}
            autoComplete="off"
            value={subject}
            onValueChange={setSubject}
            {...messageOf('subject')}
          />
          <OutcomeNotice outcome={outcome} done={t('sales-person.call-back-done')} />
          <Inline>
            <Button type="submit" busy={busy}>
              {t('sales-person.book')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  )
}
