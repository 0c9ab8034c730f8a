import type { ReactNode } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { FormSummary } from '@tradecounter/ui/form-summary'
import { Stack } from '@tradecounter/ui/layout'
import type { CheckoutProblems } from '../../checkout-problems.ts'
import { fieldId, useProblemTexts } from '../use-problem-texts.ts'

interface StepFormProps {
  /** Errors of the last attempt, by field. */
  problems: CheckoutProblems
  /** Number of attempts. */
  tries: number
  /**
   * True once the visitor moves between sections: the pressed button is gone, so the new section takes the focus.
   */
  takesFocus: boolean
  onSubmit: () => void
  children: ReactNode
}

const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input:checked, input:not([type=radio])')?.focus()

/** The form of one section: its errors with links to the fields, its fields and the next button. */
export function StepForm({ problems, tries, takesFocus, onSubmit, children }: StepFormProps) {
  const t = useTranslations()
  const textOf = useProblemTexts()
  const errors = textOf.list(problems).map(({ field, text }) => ({ fieldId: fieldId(field), text }))
  return (
    <form
      ref={takesFocus ? focusFirstField : null}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack space={4}>
        {errors.length > 0 && <FormSummary key={tries} title={t('checkout.errors-title')} errors={errors} />}
        {children}
        <div>
          <Button type="submit" tone="accent">
            {t('checkout.continue')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
