import { useSetAtom } from 'jotai'
import { loginPanelExpandedAtom, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** Tells a visitor what signing in gives, and opens the way to it (SRCH-7). */
export function LoginPrompt() {
  const { user, personUnknown, settings } = useShop()
  const t = useTranslations()
  const setExpanded = useSetAtom(loginPanelExpandedAtom)
  if (user !== null || personUnknown || !settings.login.show) return null
  return (
    <StatusBanner
      severity="info"
      slim
      severityLabel={t('common.severity.info')}
      action={
        <Button size="s" onClick={() => setExpanded(true)}>
          {settings.login.loginBlock.loginButtonLabel}
        </Button>
      }
    >
      {t('search.login-prompt')}
    </StatusBanner>
  )
}
