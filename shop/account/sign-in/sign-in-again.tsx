import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Stack } from '@tradecounter/ui/layout'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { useTranslations } from '@tradecounter/shop/core'
import { LoginView } from './login-view.tsx'
import { useReturn } from './use-return.ts'

export interface SignInAgainProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the ended session means for the current task. */
  text: string
  /** The same user is signed in for the same customer again. For anyone else the page reloads. */
  onReturn: () => void
}

/** Sign-in on a page whose session has ended: the page's state stays, and the user continues afterwards. */
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
