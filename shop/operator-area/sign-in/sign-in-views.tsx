import type { SellerLink } from '@tradecounter/api/contract'
import type { Translator } from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { OperatorForm, Problem, unchanged } from '../operator-form.tsx'
import * as styles from '../operator-area.css.ts'
import type { FormProblem, FormValues, KeptForm } from '../views.ts'

interface Common {
  t: Translator
  csrf: string
  problem: FormProblem | null
}

/** Where the sign-in leads. */
interface Next extends KeptForm {
  next: string
}

/** What goes on with the sign-in: the address, and a form that was sent. */
const Onward = ({ next, kept }: Next) => (
  <>
    <input type="hidden" name="next" value={next} />
    {kept !== undefined && <input type="hidden" name="kept" value={kept} />}
  </>
)

/** The first step of the sign-in. */
export function SignInView({ t, csrf, problem, values, ...onward }: Common & Next & { values: FormValues }) {
  return (
    <Stack space={6}>
      <Heading level={1}>{t('operator.sign-in')}</Heading>
      <Problem problem={problem} t={t} />
      <OperatorForm action="/sign-in" csrf={csrf}>
        <Onward {...onward} />
        <Stack>
          <TextField
            label={t('operator.email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            value={values.email ?? ''}
            onValueChange={unchanged}
          />
          <TextField
            label={t('operator.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value=""
            onValueChange={unchanged}
          />
          <Button type="submit" tone="accent">
            {t('operator.continue')}
          </Button>
        </Stack>
      </OperatorForm>
      <Text tone="muted">{t('operator.sign-in-note')}</Text>
    </Stack>
  )
}

const CodeField = ({ t }: { t: Translator }) => (
  <TextField
    label={t('operator.code')}
    hint={t('operator.code-hint')}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    value=""
    onValueChange={unchanged}
  />
)

/** The second step: the code of the authenticator app. */
export function CodeView({ t, csrf, problem, ...onward }: Common & Next) {
  return (
    <Stack space={6}>
      <Heading level={1}>{t('operator.code-title')}</Heading>
      <Problem problem={problem} t={t} />
      <OperatorForm action="/second-factor" csrf={csrf}>
        <Onward {...onward} />
        <Stack>
          <CodeField t={t} />
          <Button type="submit" tone="accent">
            {t('operator.sign-in')}
          </Button>
        </Stack>
      </OperatorForm>
      <OperatorForm action="/sign-out" csrf={csrf}>
        <Button type="submit" tone="quiet">
          {t('operator.other-account')}
        </Button>
      </OperatorForm>
    </Stack>
  )
}

/** The page of the one-time link: first password and authenticator app. */
export function SetUpView({ t, csrf, problem, link, token }: Common & { link: SellerLink; token: string }) {
  const { size, path } = link.totp.qr
  return (
    <Stack space={6}>
      <Heading level={1}>{t('operator.set-up', link.name)}</Heading>
      <Text>{t('operator.set-up-text', link.email)}</Text>
      <Problem problem={problem} t={t} />
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('operator.qr')}>
        <path className={styles.qrModules} d={path} />
      </svg>
      <Text>
        {t('operator.secret')} <code className={styles.secret}>{link.totp.secret}</code>
      </Text>
      <OperatorForm action="/set-up" csrf={csrf}>
        <input type="hidden" name="token" value={token} />
        <Stack>
          <TextField
            label={t('operator.new-password')}
            hint={t('operator.new-password-hint')}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            value=""
            onValueChange={unchanged}
          />
          <CodeField t={t} />
          <Button type="submit" tone="accent">
            {t('operator.set-up-save')}
          </Button>
        </Stack>
      </OperatorForm>
    </Stack>
  )
}

/** After the set-up. */
export const SetUpDoneView = ({ t }: { t: Translator }) => (
  <Stack space={6}>
    <Heading level={1}>{t('operator.set-up-done')}</Heading>
    <ButtonLink href="/" tone="accent">
      {t('operator.sign-in')}
    </ButtonLink>
  </Stack>
)
