import type { ReactNode } from 'react'
import { useSetAtom } from 'jotai'
import { Button } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { loginPanelExpandedAtom, useShop, useTranslations } from '@tradecounter/shop/core'

export interface SignInPromptProps {
  /** What signing in is good for, in one sentence. */
  text: ReactNode
  title?: string
}

/**
 * Asks a visitor to sign in (SRCH-7); the button opens the header's login, where the site has one. Without script it
 * says what signing in needs: the call takes JSON alone, which no plain form can send. Nothing for users.
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
      {settings.login.show && <noscript>{` ${t('account.script-needed')}`}</noscript>}
    </StatusBanner>
  )
}

/** What only users may see; for a visitor, the prompt in its place. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { user } = useShop()
  const t = useTranslations()
  return user === null ? <SignInPrompt text={t('account.sign-in-first')} /> : children
}
