import { useRef, useState } from 'react'
import type { NewTotp, Security } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations, type Translator } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { beginTotp, removePasskey, removeTotp, renewRecoveryCodes } from '../calls.ts'
import { addPasskey } from './passkey.ts'
import { Passkeys } from './passkeys.tsx'
import { DoneBanner, ProblemBanner } from '../problem-banner.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { row } from '../rows/index.ts'
import { TotpSetup } from './totp-setup.tsx'
import { useTask } from '../use-task.ts'
import type { WithRecentProof } from '../use-step-up.tsx'

export interface FactorsProps {
  security: Security
  withRecentProof: WithRecentProof
  /** The factors have changed. */
  onChanged: () => void
}

/** What the user is asked to confirm. */
type Asked = { kind: 'passkey'; id: string; name: string } | { kind: 'app' } | { kind: 'codes' }

/** Passkeys, authenticator app and recovery codes (ACC-11). */
export function Factors({ security, withRecentProof, onChanged }: FactorsProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const title = useRef<HTMLHeadingElement>(null)
  const appTitle = useRef<HTMLHeadingElement>(null)
  const [totp, setTotp] = useState<NewTotp | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [removed, setRemoved] = useState(false)
  const { busy, problem, run } = useTask()
  const factors = security.passkeys.length + (security.totp ? 1 : 0)

  const added = (made: string[]): void => {
    setTotp(null)
    setRemoved(false)
    setCodes(made)
    onChanged()
  }
  const confirm = (): void => {
    if (asked === null) return
    setAsked(null)
    setRemoved(false)
    void run(async () => {
      if (asked.kind === 'codes') {
        added((await withRecentProof(() => renewRecoveryCodes(httpClient))).recoveryCodes)
        return
      }
      await withRecentProof(() =>
        asked.kind === 'app' ? removeTotp(httpClient) : removePasskey(httpClient, { id: asked.id }),
      )
      setRemoved(true)
      onChanged()
    })
  }
  const setUpApp = async (): Promise<void> => {
    await run(async () => setTotp(await withRecentProof(() => beginTotp(httpClient))))
    appTitle.current?.focus()
  }

  return (
    <section aria-labelledby="security-factors">
      <Stack space={6}>
        <Heading level={2} id="security-factors" ref={title} tabIndex={-1}>
          {t('security.factors-title')}
        </Heading>
        <Text>
          {t(security.secondFactorRequired ? 'security.factors-required' : 'security.factors-text')}
        </Text>
        <ProblemBanner problem={problem} />
        {removed && <DoneBanner>{t('security.removed')}</DoneBanner>}
        {codes.length > 0 && (
          <RecoveryCodes
            // Other codes take the focus anew.
            key={codes[0]}
            codes={codes}
            onDone={() => {
              setCodes([])
              title.current?.focus()
            }}
          />
        )}
        <Passkeys
          passkeys={security.passkeys}
          busy={busy}
          onAdd={(name) =>
            void run(async () =>
              added((await withRecentProof(() => addPasskey(httpClient, name))).recoveryCodes),
            )
          }
          onRemove={({ id, name }) => setAsked({ kind: 'passkey', id, name })}
        />
        <Heading level={3} ref={appTitle} tabIndex={-1}>
          {t('security.app-title')}
        </Heading>
        {totp === null ? (
          <div className={row}>
            <Text as="span">{t(security.totp ? 'security.app-on' : 'security.app-off')}</Text>
            {security.totp ? (
              <Button disabled={busy} onClick={() => setAsked({ kind: 'app' })}>
                {t('security.app-remove')}
              </Button>
            ) : (
              <Button disabled={busy} onClick={() => void setUpApp()}>
                {t('second-step.add-app')}
              </Button>
            )}
          </div>
        ) : (
          <TotpSetup
            totp={totp}
            onDone={(made) => {
              added(made)
              if (made.length === 0) appTitle.current?.focus()
            }}
            onCancel={() => {
              setTotp(null)
              appTitle.current?.focus()
            }}
          />
        )}
        {factors > 0 && (
          <>
            <Heading level={3}>{t('security.codes-title')}</Heading>
            <div className={row}>
              <Text as="span">{t('security.codes-left', String(security.recoveryCodes))}</Text>
              <Button disabled={busy} onClick={() => setAsked({ kind: 'codes' })}>
                {t('security.codes-renew')}
              </Button>
            </div>
          </>
        )}
        <ConfirmDialog
          open={asked !== null}
          onOpenChange={() => setAsked(null)}
          {...questionOf(asked, factors === 1, t)}
          cancelLabel={t('second-step.cancel')}
          onConfirm={confirm}
          focusAfter={title}
        />
      </Stack>
    </section>
  )
}

/** The question before a removal or a renewal, which says what happens. */
function questionOf(asked: Asked | null, isLast: boolean, t: Translator) {
  if (asked?.kind === 'codes')
    return {
      title: t('security.codes-renew-ask'),
      description: t('security.codes-renew-text'),
      confirmLabel: t('security.codes-renew'),
    }
  return {
    title:
      asked?.kind === 'passkey'
        ? t('security.remove-passkey', asked.name || t('security.passkey'))
        : t('security.app-remove'),
    description: [t('security.remove-text'), ...(isLast ? [t('security.remove-last-text')] : [])].join(' '),
    confirmLabel: t('security.remove'),
  }
}
