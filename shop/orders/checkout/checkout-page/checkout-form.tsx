import { Suspense, useEffect, useState } from 'react'
import type { Checkout } from '@tradecounter/api/contract'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import { CheckoutSection } from '@tradecounter/ui/checkout-section'
import { Columns, Stack } from '@tradecounter/ui/layout'
import { Spinner } from '@tradecounter/ui/spinner'
import {
  checkoutProblems,
  firstStepWithProblem,
  problemsOf,
  type CheckoutField,
  type CheckoutProblems,
} from '../checkout-problems.ts'
import { checkoutSteps, isBefore, opened, stepAfter, type CheckoutStep } from '../checkout-draft.ts'
import { useCheckoutDraft } from '../use-checkout-draft.ts'
import { AddressStep } from './steps/address-step.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ApprovalNotice } from './later-banners.ts'
import { DateStep, MarkingStep, ReviewStep } from './later-sections.ts'
import { StepForm } from './steps/step-form.tsx'
import { useStepSummary } from './steps/use-step-summary.ts'

const views = { address: AddressStep, marking: MarkingStep, date: DateStep } as const

/** One page of numbered sections: a completed one collapses to its summary, the last one places the order. */
export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { country } = useShop()
  const t = useTranslations()
  const { draft, change } = useCheckoutDraft(checkout)
  const [placing, setPlacing] = useState(false)
  const [shown, setShown] = useState<CheckoutProblems>({})
  // Counts the attempts, so that the summary takes the focus again after the same errors.
  const [tries, setTries] = useState(0)
  const summaryOf = useStepSummary(draft, checkout)
  const problems = checkoutProblems(draft, checkout, country)
  const [moved, setMoved] = useState(false)
  const goTo = (step: CheckoutStep): void => {
    change(opened(step, draft))
    setMoved(true)
  }
  const finish = (step: (typeof checkoutSteps)[number]): void => {
    const own = problemsOf(step, problems)
    setShown(own)
    setTries(tries + 1)
    if (Object.keys(own).length === 0) goTo(stepAfter(step, draft))
  }
  const isComplete = (): boolean => {
    setShown(problems)
    setTries(tries + 1)
    const open = firstStepWithProblem(problems)
    if (open !== null) goTo(open)
    return open === null
  }
  const refuse = (field: CheckoutField): void => {
    const refused: CheckoutProblems = { [field]: { kind: 'refused' } }
    setShown(refused)
    goTo(firstStepWithProblem(refused) ?? 'review')
  }
  // The other sections are there by the time that the first is filled in.
  useEffect(() => {
    for (const Section of [MarkingStep, DateStep, ReviewStep]) void Section.preload()
  }, [])

  const summary = (
    <CheckoutSummary
      checkout={checkout}
      pickup={draft.deliveryMethod === 'pickup'}
      belowLines={draft.step === 'review'}
    />
  )
  return (
    <Columns template="rail-end" space={8}>
      <Stack space={4}>
        {draft.step !== 'review' && (
          <Suspense fallback={null}>
            <ApprovalNotice draft={draft} checkout={checkout} />
          </Suspense>
        )}
        {checkoutSteps.map((step, index) => {
          const seen = isBefore(step, draft.furthest)
          const View = views[step]
          const valid = Object.keys(problemsOf(step, problems)).length === 0
          const state = step === draft.step ? 'open' : seen && valid ? 'done' : 'waiting'
          return (
            <CheckoutSection
              key={step}
              number={index + 1}
              title={t(`checkout.${step}`)}
              state={state}
              editLabel={t('checkout.edit')}
              {...(state === 'done' ? { summary: summaryOf[step] } : {})}
              // The submitted order cannot be edited until there is an answer.
              {...(state === 'done' && !placing ? { onEdit: () => goTo(step) } : {})}
            >
              {state === 'open' && (
                <Suspense fallback={<Spinner label={t('cart.loading')} />}>
                  <StepForm
                    problems={problemsOf(step, shown)}
                    tries={tries}
                    takesFocus={moved}
                    onSubmit={() => finish(step)}
                  >
                    <View draft={draft} change={change} checkout={checkout} problems={shown} />
                  </StepForm>
                </Suspense>
              )}
            </CheckoutSection>
          )
        })}
        <CheckoutSection
          number={checkoutSteps.length + 1}
          title={t('checkout.review')}
          state={draft.step === 'review' ? 'open' : 'waiting'}
          editLabel={t('checkout.edit')}
        >
          {draft.step === 'review' && (
            <Suspense fallback={<Spinner label={t('cart.loading')} />}>
              <ReviewStep
                draft={draft}
                checkout={checkout}
                takesFocus={moved}
                isComplete={isComplete}
                onPlacing={setPlacing}
                onRefused={refuse}
                summary={summary}
              />
            </Suspense>
          )}
        </CheckoutSection>
      </Stack>
      {draft.step !== 'review' && summary}
    </Columns>
  )
}
