import { type FormEvent, useState } from 'react'
import type { ApprovalRulesAnswer } from '@tradecounter/api/contract'
import { approvalRulesAddress, saveApprovalRules } from '@tradecounter/shop/approvals'
import { codeOf, StepUpCancelled, useStepUp } from '@tradecounter/shop/account'
import {
  addressOf,
  AwaitAnswer,
  useHttpClient,
  useHydrated,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { form, group, legend } from './user-administration.css.ts'

/** What the company asks approval for, and how long approvers have. */
export default function ApprovalRules() {
  return (
    <AwaitAnswer address={approvalRulesAddress}>
      {(answer, mutate) => (
        <Form
          answer={answer}
          onSaved={(next) => mutate(next, { revalidate: false })}
          onChanged={() => mutate()}
        />
      )}
    </AwaitAnswer>
  )
}

const numbers = ['newUserOrders', 'deadlineHours', 'reminderHours'] as const
type NumberField = (typeof numbers)[number]

const fieldTexts = {
  newUserOrders: { label: 'approvals.rule-newUser', hint: 'approvals.rule-newUser-hint' },
  deadlineHours: { label: 'approvals.rule-deadline', hint: null },
  reminderHours: { label: 'approvals.rule-reminder', hint: 'approvals.rule-reminder-hint' },
} as const

interface FormProps {
  answer: ApprovalRulesAnswer
  onSaved: (next: ApprovalRulesAnswer) => Promise<unknown>
  onChanged: () => Promise<unknown>
}

function Form({ answer: { rules: stored, categories }, onSaved, onChanged }: FormProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const context = useShop()
  const hydrated = useHydrated()
  const { withRecentProof, dialog } = useStepUp()
  const [typed, setTyped] = useState<Partial<typeof stored>>({})
  const [texts, setTexts] = useState<Partial<Record<NumberField, string>>>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'warning' | 'error'; text: string } | null>(
    null,
  )
  const rules = { ...stored, ...typed }
  const textOf = (field: NumberField): string => texts[field] ?? String(stored[field])

  const save = async (): Promise<void> => {
    const refused = numbers.filter((field) => !/^\d{1,4}$/u.test(textOf(field).trim()))
    setWrong(refused)
    if (refused.length > 0 || busy) return
    setBusy(true)
    setOutcome(null)
    try {
      const next = await withRecentProof(() =>
        saveApprovalRules(httpClient, {
          ...rules,
          version: stored.version,
          newUserOrders: Number(textOf('newUserOrders')),
          deadlineHours: Number(textOf('deadlineHours')),
          reminderHours: Number(textOf('reminderHours')),
        }),
      )
      setTyped({})
      setTexts({})
      await onSaved(next)
      setOutcome({ severity: 'success', text: t('approvals.done') })
    } catch (cause) {
      const code = codeOf(cause)
      if (code === 'changed') {
        await onChanged()
        setOutcome({ severity: 'warning', text: t('approvals.rules-changed') })
      } else if (code === 'invalid' || code === 'late') setWrong(['deadlineHours', 'reminderHours'])
      else if (!(cause instanceof StepUpCancelled))
        setOutcome({ severity: 'error', text: t('approvals.rules-failed') })
    }
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  const check = (field: 'costCentreBudget' | 'everyStep' | 'mayChange', label: string) => (
    <Checkbox
      name={field}
      label={label}
      checked={rules[field]}
      onCheckedChange={(checked) => setTyped({ ...typed, [field]: checked })}
    />
  )
  return (
    <form className={form} onSubmit={submit} aria-busy={busy} noValidate>
      <Stack space={6}>
        <Text>{t('approvals.rules-text')}</Text>
        {check('costCentreBudget', t('approvals.rule-costCentre'))}
        <fieldset className={group}>
          <legend className={legend}>{t('approvals.rule-categories')}</legend>
          {categories.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="categoryIds"
              value={String(id)}
              label={name}
              checked={rules.categoryIds.includes(id)}
              onCheckedChange={(checked) =>
                setTyped({
                  ...typed,
                  categoryIds: checked
                    ? [...rules.categoryIds, id]
                    : rules.categoryIds.filter((other) => other !== id),
                })
              }
            />
          ))}
        </fieldset>
        {numbers.map((field) => {
          const { label, hint } = fieldTexts[field]
          return (
            <TextField
              key={field}
              name={field}
              label={t(label)}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              value={textOf(field)}
              onValueChange={(text) => setTexts({ ...texts, [field]: text })}
              {...(hint === null ? {} : { hint: t(hint) })}
              {...(wrong.includes(field) ? { message: t('approvals.rule-wrong') } : {})}
            />
          )
        })}
        {check('everyStep', t('approvals.rule-everyStep'))}
        {check('mayChange', t('approvals.rule-mayChange'))}
        {outcome !== null && (
          <StatusBanner
            severity={outcome.severity}
            severityLabel={t(`common.severity.${outcome.severity}`)}
            live
          >
            {outcome.text}
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
            {t('approvals.save')}
          </Button>
          <ButtonLink href={addressOf({ page: 'user-administration', query: '' }, context)}>
            {t('users.to-list')}
          </ButtonLink>
        </Inline>
      </Stack>
      {dialog}
    </form>
  )
}
