import type { Application } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { useSending } from '../../use-sending.ts'
import { FailureBanner } from '../banners/failure-banner.tsx'
import { IdentificationEnd } from './identification-end.tsx'

interface IdentificationProps {
  /** Null until something has been saved. */
  application: Application | null
  /** Whether the reader signs; otherwise the signatory gets a link by mail. */
  signsHere: boolean
  signatory: { name: string; email: string }
}

/**
 * The e-identification in each of its states: to be started, waiting on another device or for another signatory,
 * cancelled, failed, signed. Whether it is under way is known by the server, and survives a reload.
 */
export function Identification({ application, signsHere, signatory }: IdentificationProps) {
  const t = useTranslations()
  const { busy, failure, identify, cancel, invite } = useSending()
  const state = application?.identification.state ?? 'none'
  const isAgain = state === 'cancelled' || state === 'failed' || state === 'expired'

  if (state === 'signed')
    return (
      <StatusBanner
        severity="success"
        severityLabel={t('common.severity.success')}
        title={t('become-a-customer.identify-signed-title')}
        live
      >
        {t('become-a-customer.identify-signed', application?.identification.signedBy ?? '')}
      </StatusBanner>
    )
  const start = (
    <Button
      tone="accent"
      size="l"
      icon="lock"
      busy={busy === 'identify'}
      busyLabel={t('become-a-customer.identify-starting')}
      onClick={identify}
    >
      {t(isAgain ? 'become-a-customer.identify-again' : 'become-a-customer.identify-start')}
    </Button>
  )
  return (
    <Stack space={4}>
      {isAgain && <IdentificationEnd state={state} />}
      {failure !== null && <FailureBanner failure={failure} />}
      {state === 'started' && (
        <>
          <StatusBanner
            severity="info"
            severityLabel={t('common.severity.info')}
            title={t('become-a-customer.identify-waiting-title')}
            live
            action={
              <Button
                busy={busy === 'cancel'}
                busyLabel={t('become-a-customer.identify-cancel')}
                onClick={cancel}
              >
                {t('become-a-customer.identify-cancel')}
              </Button>
            }
          >
            {t('become-a-customer.identify-waiting')}
          </StatusBanner>
          <Spinner label={null} />
        </>
      )}
      {signsHere && state !== 'started' && (
        <>
          <Text>{t('become-a-customer.identify-text')}</Text>
          <div>{start}</div>
        </>
      )}
      {!signsHere && state !== 'started' && (
        <>
          {state === 'invited' ? (
            <StatusBanner severity="info" severityLabel={t('common.severity.info')} live>
              {t('become-a-customer.other-waiting', signatory.name)}
            </StatusBanner>
          ) : (
            <Text>{t('become-a-customer.other-text', signatory.email)}</Text>
          )}
          <div>
            <Button
              tone={state === 'invited' ? 'neutral' : 'accent'}
              size="l"
              icon="mail"
              busy={busy === 'invite'}
              busyLabel={t('become-a-customer.other-sending')}
              onClick={invite}
            >
              {t(
                state === 'invited' ? 'become-a-customer.other-resend' : 'become-a-customer.other-send',
                signatory.name || signatory.email,
              )}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
