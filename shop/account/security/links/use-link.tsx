import { useState, useSyncExternalStore, type ReactNode } from 'react'
import {
  addressOf,
  useHttpClient,
  useHydrated,
  useShop,
  useTranslations,
  type HttpClient,
} from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { acceptInvitation, confirmEmail, unlockAccount } from '../calls.ts'
import { DoneBanner, ProblemBanner } from '../problem-banner.tsx'
import { codeOf } from '../code-of.ts'
import { useTask } from '../use-task.ts'

/** What a link does. */
const uses = {
  unlock: {
    title: 'links.unlock-title',
    text: 'links.unlock-use-text',
    action: 'links.unlock-action',
    done: 'links.unlocked',
    run: unlockAccount,
  },
  attachment: {
    title: 'links.attachment-title',
    text: 'links.attachment-text',
    action: 'links.attachment-action',
    done: 'links.attachment-done',
    run: acceptInvitation,
  },
  email: {
    title: 'links.email-title',
    text: 'links.email-text',
    action: 'links.email-action',
    done: 'links.email-done',
    run: confirmEmail,
  },
} as const

/** Whoever asked for the link on this page may open it in the same tab, which changes the fragment only. */
const onHashChange = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
const fragment = (): string => window.location.hash.slice(1)

export interface UseLinkProps {
  use: keyof typeof uses
  /** Shown instead of the message when the address has no token. */
  withoutToken?: ReactNode
}

/**
 * The page of a one-time link, whose token is in the fragment. The user presses a button, so that programs that open
 * the links of a mail do not use it up.
 */
export function UseLink({ use, withoutToken }: UseLinkProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const [state, setState] = useState<'ready' | 'done' | 'no-link' | 'taken'>('ready')
  const { busy, problem, run } = useTask()
  const { [use]: texts } = uses
  const token = useSyncExternalStore(onHashChange, fragment, () => null)

  if (state === 'ready' && token === '' && withoutToken !== undefined) return withoutToken
  if (state === 'no-link' || state === 'taken' || (state === 'ready' && token === ''))
    return (
      <EmptyState
        icon="in-hold"
        title={t('links.no-link-title')}
        headingLevel={1}
        action={<ButtonLink href={addressOf({ page: 'start' }, context)}>{t('common.to-start')}</ButtonLink>}
      >
        {t(state === 'taken' ? 'links.email-taken' : 'links.no-link-text')}
      </EmptyState>
    )
  const press = (send: (httpClient: HttpClient, link: { token: string }) => Promise<unknown>): void =>
    void run(async () => {
      try {
        await send(httpClient, { token: token ?? '' })
      } catch (failure) {
        const code = codeOf(failure)
        if (code !== 'link' && code !== 'emailTaken') throw failure
        setState(code === 'link' ? 'no-link' : 'taken')
        return
      }
      // The token is used up and is removed from the address.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      setState('done')
    })
  return (
    <Stack space={6}>
      <Heading level={1} size="xl">
        {t(texts.title)}
      </Heading>
      {state === 'done' ? (
        <DoneBanner>{t(texts.done)}</DoneBanner>
      ) : (
        <>
          <noscript>{t('account.script-needed')}</noscript>
          <Text>{t(texts.text)}</Text>
          <ProblemBanner problem={problem} />
          <div>
            <Button
              tone="accent"
              busy={busy}
              busyLabel={t('links.sending')}
              disabled={!hydrated}
              onClick={() => press(texts.run)}
            >
              {t(texts.action)}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
