import { useEffect, useRef, useState } from 'react'
import type { FactorMethods, NewTotp } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { beginTotp, proveSecondFactor, signInStep } from '../calls.ts'
import { FactorForm } from './factor-form.tsx'
import { addPasskey } from './passkey.ts'
import { ProblemBanner } from '../problem-banner.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetup } from './totp-setup.tsx'
import { useTask } from '../use-task.ts'

export interface SecondStepProps {
  /** A factor is proved, or has to be set up first because a company requires it. */
  step: 'factor' | 'setup'
  /** The factors of the user that can be used on this site. */
  methods: FactorMethods
  onSignedIn: () => void
  /** Back to name and password. */
  onCancel: () => void
}

/** The second step of a sign-in, after name and password (ACC-11). */
export default function SecondStep({ step, methods, onSignedIn, onCancel }: SecondStepProps) {
  const t = useTranslations()
  const title = useRef<HTMLHeadingElement>(null)
  // The field that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack space={4}>
      <Heading level={2} size="m" ref={title} tabIndex={-1}>
        {t(step === 'factor' ? 'second-step.title' : 'second-step.setup-title')}
      </Heading>
      {step === 'factor' ? (
        <Prove methods={methods} onSignedIn={onSignedIn} />
      ) : (
        <SetUp onSignedIn={onSignedIn} />
      )}
      <Button tone="quiet" wide onClick={onCancel}>
        {t('second-step.back')}
      </Button>
    </Stack>
  )
}

function Prove({ methods, onSignedIn }: Pick<SecondStepProps, 'methods' | 'onSignedIn'>) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  if (!methods.totp && !methods.passkey && !methods.recovery) return <Text>{t('second-step.none-here')}</Text>
  return (
    <FactorForm
      methods={methods}
      onProve={async (proof) => {
        // No password is offered here.
        if (proof.method === 'password') return null
        const { success } = await proveSecondFactor(httpClient, proof)
        if (success === 'true') {
          onSignedIn()
          return null
        }
        if (success === 'locked') return 'second-step.locked'
        if ((await signInStep(httpClient)).step === 'none') return 'second-step.expired'
        return proof.method === 'passkey' ? 'account.passkey-failed' : 'second-step.wrong-code'
      }}
    />
  )
}

function SetUp({ onSignedIn }: Pick<SecondStepProps, 'onSignedIn'>) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [totp, setTotp] = useState<NewTotp | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { busy, problem, run } = useTask()
  const finish = (made: string[]): void => (made.length === 0 ? onSignedIn() : setCodes(made))

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onSignedIn} />
  if (totp !== null) return <TotpSetup totp={totp} onDone={finish} />
  return (
    <Stack space={4}>
      <Text>{t('second-step.setup-text')}</Text>
      <ProblemBanner problem={problem} />
      <Button
        tone="accent"
        wide
        busy={busy}
        busyLabel={t('second-step.busy')}
        onClick={() => void run(async () => finish((await addPasskey(httpClient, '')).recoveryCodes))}
      >
        {t('second-step.add-passkey')}
      </Button>
      <Button wide disabled={busy} onClick={() => void run(async () => setTotp(await beginTotp(httpClient)))}>
        {t('second-step.add-app')}
      </Button>
    </Stack>
  )
}
