import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Stack } from '@tradecounter/ui/layout'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { useTranslations } from '@tradecounter/shop/core'
import { LoginView } from './login-view.tsx'
import { useReturn } from './use-return.ts'

export interface SignInAgainProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the end of the session means for what was being done. */
  text: string
  /** The same user is signed in for the same customer again. Anybody else gets a page of their own. */
  onReturn: () => void
}

/** The sign-in on a page whose session has ended: what is on the page stays, and goes on afterwards. */
export default function SignInAgain({ open, onOpenChange, text, onReturn }: SignInAgainProps) {
  const t = useTranslations()
  const { returnTo, failed } = useReturn(onReturn)
  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      title={t('account.sign-in-again')}
      closeLabel={t('common.close')}
      initialFocus="first-field"
    >
      <Stack space={4}>
        <StatusBanner severity="warning" severityLabel={t('common.severity.warning')}>
          {text}
        </StatusBanner>
        {failed && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
            {t('account.failed')}
          </StatusBanner>
        )}
        <LoginView key={String(failed)} onSignedIn={() => void returnTo()} />
      </Stack>
    </SidePanel>
  )
}
