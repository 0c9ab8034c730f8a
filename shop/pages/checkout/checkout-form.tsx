import { Suspense, useState } from 'react'
import type { Checkout } from '@tradecounter/api/contract'
import { SignInAgain } from '@tradecounter/shop/account'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import {
  checkoutProblems,
  checkoutSteps,
  firstStepWithProblem,
  isBefore,
  opened,
  problemsOf,
  stepAfter,
  useCheckoutDraft,
  usePlaceOrder,
  type CheckoutProblems,
  type CheckoutStep,
} from '@tradecounter/shop/orders'
import { CheckoutSection } from '@tradecounter/ui/checkout-section'
import { Columns, Stack } from '@tradecounter/ui/layout'
import { AddressStep } from './steps/address-step.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { DateStep } from './steps/date-step.tsx'
import { MarkingStep } from './steps/marking-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { StepForm } from './steps/step-form.tsx'
import { useStepSummary } from './steps/step-summary.ts'

const views = { address: AddressStep, marking: MarkingStep, date: DateStep } as const

/** One page of numbered sections: a finished one folds to its summary, the order is placed from the last. */
export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { country } = useShop()
  const t = useTranslations()
  const { draft, change } = useCheckoutDraft(checkout)
  const { place, busy, failure } = usePlaceOrder(checkout)
  const [shown, setShown] = useState<CheckoutProblems>({})
  // Counts the tries, so that the summary takes the focus again when the same is wrong twice.
  const [tries, setTries] = useState(0)
  const summaryOf = useStepSummary(draft, checkout)
  const problems = checkoutProblems(draft, checkout, country)

  const [signingIn, setSigningIn] = useState(false)
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
  const order = async (): Promise<void> => {
    setShown(problems)
    setTries(tries + 1)
    const open = firstStepWithProblem(problems)
    if (open !== null) {
      goTo(open)
      return
    }
    const ended = await place(draft)
    if (ended?.kind === 'signed-out') setSigningIn(true)
    if (ended?.kind !== 'field') return
    const refused: CheckoutProblems = { [ended.field]: { kind: 'refused' } }
    setShown(refused)
    goTo(firstStepWithProblem(refused) ?? 'review')
  }

  return (
    <Columns template="rail-end" space={8}>
      <Stack space={4}>
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
              // What is being ordered stays as it is until there is an answer.
              {...(state === 'done' && !busy ? { onEdit: () => goTo(step) } : {})}
            >
              {state === 'open' && (
                <StepForm
                  problems={problemsOf(step, shown)}
                  tries={tries}
                  takesFocus={moved}
                  onSubmit={() => finish(step)}
                >
                  <View draft={draft} change={change} checkout={checkout} problems={shown} />
                </StepForm>
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
            <ReviewStep
              draft={draft}
              failure={failure}
              checkout={checkout}
              busy={busy}
              takesFocus={moved}
              onOrder={() => void order()}
              onSignIn={() => setSigningIn(true)}
            />
          )}
        </CheckoutSection>
      </Stack>
      {failure?.kind === 'signed-out' && (
        <Suspense fallback={null}>
          <SignInAgain
            open={signingIn}
            onOpenChange={setSigningIn}
            text={t('checkout.signed-out-text')}
            onReturn={() => {
              setSigningIn(false)
              void order()
            }}
          />
        </Suspense>
      )}
      <CheckoutSummary checkout={checkout} pickup={draft.deliveryMethod === 'pickup'} />
    </Columns>
  )
}
