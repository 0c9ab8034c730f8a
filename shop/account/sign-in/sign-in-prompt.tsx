import type { ReactNode } from 'react'
import { useSetAtom } from 'jotai'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { loginPanelExpandedAtom, useShop, useTranslations } from '@tradecounter/shop/core'
import { PageLinks } from './page-links.tsx'

export interface SignInPromptProps {
  /** Benefit of signing in, in one sentence. */
  text: ReactNode
  title?: string
}

/**
 * Asks a visitor to sign in (SRCH-7); the button opens the header's login, if the site has one, and the site's
 * links are beside it. Without script it
 * says what signing in needs, because the call accepts only JSON, which a plain form cannot send. Hidden for users.
 */
export function SignInPrompt({ text, title }: SignInPromptProps) {
  const { user, settings } = useShop()
  const t = useTranslations()
  const openLogin = useSetAtom(loginPanelExpandedAtom)
  if (user !== null) return null
  return (
    <StatusBanner
      severity="info"
      severityLabel={t('common.severity.info')}
      {...(title === undefined ? {} : { title })}
      {...(settings.login.show
        ? { action: <Button onClick={() => openLogin(true)}>{t('account.sign-in')}</Button> }
        : {})}
    >
      {text}
      <PageLinks />
      {settings.login.show && <noscript>{` ${t('account.script-needed')}`}</noscript>}
    </StatusBanner>
  )
}
