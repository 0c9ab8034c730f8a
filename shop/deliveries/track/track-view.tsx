import { type FormEvent, Suspense, useState } from 'react'
import {
  addressOf,
  later,
  useShop,
  useTranslations,
  AwaitAnswer,
  type RouteTo,
} from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { trackAddress } from '../calls.ts'
import { form } from './track.css.ts'
import { longestNumber, longestPostalCode, readTrackQuery, type TrackQuery } from './track-query.ts'

const Found = later(() => import('./track-result.tsx'))

/** Track and trace without sign-in: a form that works without script, and what was found. */
export function TrackView({ route: { query } }: { route: RouteTo<'track-and-trace'> }) {
  const t = useTranslations()
  const asked = readTrackQuery(query)
  const isAsked = asked.number !== '' && asked.postalCode !== ''
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1} size="xl">
          {t('parcel-tracking.title')}
        </Heading>
        <Text>{t('parcel-tracking.intro')}</Text>
      </Stack>
      <TrackForm asked={asked} wasSent={query !== ''} />
      {isAsked && (
        <AwaitAnswer address={trackAddress(asked.number, asked.postalCode)}>
          {(answer) => (
            <Suspense fallback={null}>
              <Found answer={answer} number={asked.number} />
            </Suspense>
          )}
        </AwaitAnswer>
      )}
    </Stack>
  )
}

function TrackForm({ asked, wasSent }: { asked: TrackQuery; wasSent: boolean }) {
  const context = useShop()
  const t = useTranslations()
  const [number, setNumber] = useState(asked.number)
  const [postalCode, setPostalCode] = useState(asked.postalCode)
  const [isChecked, setChecked] = useState(wasSent)
  const submit = (event: FormEvent): void => {
    setChecked(true)
    if (number.trim() === '' || postalCode.trim() === '') event.preventDefault()
  }
  return (
    <form
      method="get"
      action={addressOf({ page: 'track-and-trace', query: '' }, context)}
      onSubmit={submit}
      className={form}
      noValidate
    >
      <TextField
        label={t('parcel-tracking.number')}
        name="number"
        required
        maxLength={longestNumber}
        autoComplete="off"
        value={number}
        onValueChange={setNumber}
        {...(isChecked && number.trim() === '' ? { message: t('parcel-tracking.number-missing') } : {})}
      />
      <TextField
        label={t('parcel-tracking.postal-code')}
        name="postalCode"
        required
        maxLength={longestPostalCode}
        autoComplete="postal-code"
        value={postalCode}
        onValueChange={setPostalCode}
        {...(isChecked && postalCode.trim() === ''
          ? { message: t('parcel-tracking.postal-code-missing') }
          : {})}
      />
      <Inline space={0}>
        <Button type="submit" tone="accent">
          {t('parcel-tracking.search')}
        </Button>
      </Inline>
    </form>
  )
}
