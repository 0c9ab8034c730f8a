import { type FormEvent, useState } from 'react'
import { useAtomValue } from 'jotai'
import { CallError, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { applicationValuesAtom } from '../../state.ts'
import { sendApplicationLink } from '../../calls.ts'
import { useDraftSaver } from '../../use-draft-saver.ts'
import { useParameters } from '../use-tab-values.ts'

type Outcome = { kind: 'sent'; email: string } | { kind: 'refused' } | { kind: 'failed' } | null

/** Mails a link to the application, for another device or a later day. The answer is the same for every address. */
export function LinkByMail() {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const saver = useDraftSaver()
  const { draftDays } = useParameters()
  const { persons } = useAtomValue(applicationValuesAtom)
  const [typed, setTyped] = useState<string | null>(null)
  const sendOnce = useSendOnce<unknown>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const email = (typed ?? persons.applicant.email).trim()

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await saver.flush()
      await sendOnce([email], (key) => sendApplicationLink(httpClient, { email }, key))
      setOutcome({ kind: 'sent', email })
    } catch (reason) {
      setOutcome({ kind: reason instanceof CallError && reason.status === 400 ? 'refused' : 'failed' })
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack space={3}>
        <Heading level={2} size="m">
          {t('become-a-customer.link-title')}
        </Heading>
        <Text size="s">{t('become-a-customer.link-days', draftDays)}</Text>
        <TextField
          label={t('become-a-customer.link-email')}
          name="linkEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={165}
          value={typed ?? persons.applicant.email}
          onValueChange={(text) => {
            setTyped(text)
            setOutcome(null)
          }}
          {...(outcome?.kind === 'refused' ? { message: t('become-a-customer.error-email') } : {})}
        />
        {outcome?.kind === 'sent' && (
          <StatusBanner severity="success" severityLabel={t('common.severity.success')} live slim>
            {t('become-a-customer.link-sent', outcome.email)}
          </StatusBanner>
        )}
        {outcome?.kind === 'failed' && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
            {t('become-a-customer.link-failed')}
          </StatusBanner>
        )}
        <div>
          <Button type="submit" icon="mail" busy={busy} busyLabel={t('become-a-customer.link-send')}>
            {t('become-a-customer.link-send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
