import { useAnswer, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { securityAddress } from './calls.ts'
import { EmailForm } from './email-form.tsx'
import { Factors } from './factors/factors.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { useStepUp } from './use-step-up.tsx'

/** The section `security` of my account: password, address, second factors and sessions (MY-2, ACC-11). */
export default function SecuritySection() {
  const t = useTranslations()
  const { withRecentProof, dialog } = useStepUp()
  const { data, error, mutate } = useAnswer(securityAddress)
  const refresh = (): void => void mutate()

  if (data === undefined && error !== undefined)
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        live
        action={<Button onClick={refresh}>{t('common.retry')}</Button>}
      >
        {t('security.failed')}
      </StatusBanner>
    )
  if (data === undefined) return <Spinner label={t('security.loading')} />
  return (
    <Stack space={12}>
      <PasswordForm onChanged={refresh} />
      <EmailForm email={data.email} withRecentProof={withRecentProof} />
      <Factors security={data} withRecentProof={withRecentProof} onChanged={refresh} />
      <Sessions sessions={data.sessions} withRecentProof={withRecentProof} onChanged={refresh} />
      {dialog}
    </Stack>
  )
}
