import { useSetAtom } from 'jotai'
import { PageLinks } from '@tradecounter/shop/account'
import { loginPanelExpandedAtom, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'

/** Tells a visitor about the benefits of signing in, with a link (SRCH-7). */
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
      <PageLinks />
    </StatusBanner>
  )
}
