import { type FormEvent, useState } from 'react'
import type { KeyedMutator } from 'swr'
import type { ApprovalDeputies } from '@tradecounter/api/contract'
import { codeOf } from '@tradecounter/shop/account'
import {
  addressOf,
  AwaitAnswer,
  useHttpClient,
  useFormat,
  useHydrated,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { useFocusPart, useFocusRefused } from '@tradecounter/shop/forms'
import { DateField } from '@tradecounter/shop/list-page'
import { announce } from '@tradecounter/ui/announcer'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { deputiesAddress, removeDeputy, saveDeputy } from '../calls.ts'
import { form, row, rows } from './attestation.css.ts'

/** Codes of refused periods: the last day is before the first, or has passed. */
const wrongDays: ReadonlySet<string> = new Set(['invalid', 'past'])

/** The deputies of the user, each for some days. */
export default function Deputies() {
  return (
    <AwaitAnswer address={deputiesAddress}>
      {(answer, mutate) => <Form answer={answer} mutate={mutate} />}
    </AwaitAnswer>
  )
}

interface FormProps {
  answer: ApprovalDeputies
  mutate: KeyedMutator<ApprovalDeputies>
}

function Form({ answer, mutate }: FormProps) {
  const t = useTranslations()
  const format = useFormat()
  const context = useShop()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState({ userId: '', from: '', until: '' })
  const [wrong, setWrong] = useState({ from: false, until: false })
  const [failed, setFailed] = useState<'add' | 'remove' | null>(null)
  /** What is wrong with the days of the last attempt, by field. */
  const [mistakes, setMistakes] = useState<Partial<Record<'from' | 'until', string>> | null>(null)
  const formRef = useFocusRefused(mistakes)
  const part = useFocusPart()
  const [busy, setBusy] = useState(false)
  const [removed, setRemoved] = useState<{ deputyId: string; name: string } | null>(null)
  const { deputies, principals, colleagues } = answer
  const userId = typed.userId === '' ? (colleagues[0]?.userId ?? '') : typed.userId

  const change = async (kind: 'add' | 'remove', call: () => Promise<ApprovalDeputies>): Promise<boolean> => {
    setBusy(true)
    setFailed(null)
    try {
      await mutate(await call(), { revalidate: false })
      announce(t('approvals.done'), 'polite')
      return true
    } catch (cause) {
      if (wrongDays.has(codeOf(cause))) setMistakes({ until: t('approvals.deputy-wrong') })
      else setFailed(kind)
      return false
    } finally {
      setBusy(false)
    }
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    // The field says what is wrong.
    if (wrong.from || wrong.until) return setMistakes({})
    const missing = (['from', 'until'] as const).filter((field) => typed[field] === '')
    if (missing.length > 0)
      return setMistakes(Object.fromEntries(missing.map((field) => [field, t('approvals.day-needed')])))
    setMistakes(null)
    if (await change('add', () => saveDeputy(httpClient, { ...typed, userId })))
      setTyped({ userId: '', from: '', until: '' })
  }
  const failure = failed !== null && (
    <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
      {t(`approvals.deputy-${failed}-failed`)}
    </StatusBanner>
  )
  return (
    <Stack space={6}>
      <div {...part.props}>
        <Text>{t('approvals.deputies-text')}</Text>
      </div>
      {principals.map(({ deputyId, name, from, until }) => (
        <Text key={deputyId}>{t('approvals.deputy-for', name, format.date(from), format.date(until))}</Text>
      ))}
      {deputies.length > 0 && (
        <ul className={rows}>
          {deputies.map(({ deputyId, name, from, until }) => (
            <li key={deputyId} className={row}>
              <Inline space={4} align="baseline">
                <Text as="span">{t('approvals.period-of', name, format.date(from), format.date(until))}</Text>
                <Button size="s" disabled={busy} onClick={() => setRemoved({ deputyId, name })}>
                  {t('approvals.deputy-remove')}
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
      )}
      {failed === 'remove' && failure}
      {removed !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(null)}
          title={t('approvals.deputy-remove-title')}
          description={t('approvals.deputy-remove-text', removed.name)}
          confirmLabel={t('approvals.deputy-remove')}
          cancelLabel={t('approvals.deputy-keep')}
          busy={busy}
          focusAfter={part.ref}
          onConfirm={() =>
            void change('remove', () => removeDeputy(httpClient, { deputyId: removed.deputyId })).then(() =>
              setRemoved(null),
            )
          }
        />
      )}
      {colleagues.length === 0 ? (
        <Text tone="muted">{t('approvals.no-colleagues')}</Text>
      ) : (
        <form
          ref={formRef}
          className={form}
          onSubmit={(event) => void submit(event)}
          noValidate
          aria-busy={busy}
        >
          <Stack space={4}>
            <Select
              name="userId"
              label={t('approvals.deputy')}
              value={userId}
              options={colleagues.map((each) => ({ value: each.userId, label: each.name }))}
              onValueChange={(next) => setTyped({ ...typed, userId: next })}
            />
            {(['from', 'until'] as const).map((field) => (
              <DateField
                key={field}
                name={field}
                label={t(`approvals.${field}`)}
                required
                value={typed[field]}
                onValueChange={(day) => {
                  setTyped({ ...typed, [field]: day })
                  setMistakes(null)
                }}
                onWrongChange={(isWrong) => setWrong((now) => ({ ...now, [field]: isWrong }))}
                {...(mistakes?.[field] === undefined ? {} : { message: mistakes[field] })}
              />
            ))}
            {failed === 'add' && failure}
            <Inline space={3}>
              <Button
                type="submit"
                tone="accent"
                busy={busy}
                busyLabel={t('approvals.busy')}
                disabled={!hydrated}
              >
                {t('approvals.deputy-add')}
              </Button>
              <ButtonLink href={addressOf({ page: 'attestation', query: '' }, context)}>
                {t('approvals.to-list')}
              </ButtonLink>
            </Inline>
          </Stack>
        </form>
      )}
    </Stack>
  )
}
