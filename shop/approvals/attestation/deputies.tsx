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
  const [problem, setProblem] = useState<'deputy-wrong' | 'try-again' | null>(null)
  const [busy, setBusy] = useState(false)
  const [removed, setRemoved] = useState<{ deputyId: string; name: string } | null>(null)
  const { deputies, principals, colleagues } = answer
  const userId = typed.userId === '' ? (colleagues[0]?.userId ?? '') : typed.userId

  const change = async (action: () => Promise<ApprovalDeputies>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await mutate(await action(), { revalidate: false })
      announce(t('approvals.done'), 'polite')
    } catch (cause) {
      setProblem(codeOf(cause) === undefined ? 'try-again' : 'deputy-wrong')
    }
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // The field says what is wrong.
    if (wrong.from || wrong.until) return
    void change(() => saveDeputy(httpClient, { ...typed, userId }))
  }
  return (
    <Stack space={6}>
      <Text>{t('approvals.deputies-text')}</Text>
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
      {removed !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(null)}
          title={t('approvals.deputy-remove-title')}
          description={t('approvals.deputy-remove-text', removed.name)}
          confirmLabel={t('approvals.deputy-remove')}
          cancelLabel={t('approvals.deputy-keep')}
          busy={busy}
          onConfirm={() =>
            void change(() => removeDeputy(httpClient, removed.deputyId)).then(() => setRemoved(null))
          }
        />
      )}
      {colleagues.length === 0 ? (
        <Text tone="muted">{t('approvals.no-colleagues')}</Text>
      ) : (
        <form className={form} onSubmit={submit} noValidate aria-busy={busy}>
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
                onValueChange={(day) => setTyped({ ...typed, [field]: day })}
                onWrongChange={(isWrong) => setWrong((now) => ({ ...now, [field]: isWrong }))}
                {...(problem === 'deputy-wrong' && field === 'until'
                  ? { message: t('approvals.deputy-wrong') }
                  : {})}
              />
            ))}
            {problem === 'try-again' && (
              <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
                {t('approvals.try-again')}
              </StatusBanner>
            )}
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
