import { useId, type FormEvent } from 'react'
import { addressOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { PasswordField } from '@tradecounter/ui/password-field'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { SignInPrompt } from '../sign-in/sign-in-prompt.tsx'
import { form } from './set-password.css.ts'
import { useSetPassword } from './use-set-password.ts'

/** The states of a one-time link: the form, an invalid link, and done. */
export function SetPasswordView() {
  const context = useShop()
  const t = useTranslations()
  const link = useSetPassword()
  const id = useId()

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // A password manager may have filled it in without an event.
    const typed = new FormData(event.currentTarget).get('password')
    void link.submit(typeof typed === 'string' ? typed : '')
  }

  if (link.state === 'no-link')
    return (
      <EmptyState
        icon="in-hold"
        title={t('password.no-link-title')}
        headingLevel={1}
        action={<ButtonLink href={addressOf({ page: 'start' }, context)}>{t('common.to-start')}</ButtonLink>}
      >
        {t('password.no-link-text')}
      </EmptyState>
    )
  return (
    <Stack space={6}>
      <Heading level={1} size="xl">
        {t('password.title')}
      </Heading>
      {link.state === 'done' ? (
        <>
          <StatusBanner severity="success" severityLabel={t('common.severity.success')} live>
            {t('password.done')}
          </StatusBanner>
          <SignInPrompt text={t('password.sign-in')} />
        </>
      ) : (
        <form className={form} onSubmit={submit} aria-busy={link.busy} noValidate>
          <noscript>{t('account.script-needed')}</noscript>
          <Stack space={4} align="start">
            <PasswordField
              id={id}
              label={t('password.field')}
              name="password"
              value={link.password}
              onValueChange={link.setPassword}
              autoComplete="new-password"
              hint={t('password.rule')}
              labels={{ show: t('account.show-password'), hide: t('account.hide-password') }}
              required
              disabled={!link.ready}
              {...(link.problem === null ? {} : { message: t(link.problem) })}
            />
            <Button
              type="submit"
              tone="accent"
              busy={link.busy}
              busyLabel={t('password.saving')}
              disabled={!link.ready}
            >
              {t('password.save')}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  )
}
