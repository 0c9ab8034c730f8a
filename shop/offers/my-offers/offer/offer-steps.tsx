import { useState } from 'react'
import type { Offer, OfferAction } from '@tradecounter/api/contract'
import { useRenewCart } from '@tradecounter/shop/cart'
import {
  addressOf,
  useHttpClient,
  useShop,
  useTranslations,
  type TranslationKey,
} from '@tradecounter/shop/core'
import { useFocusPart, useSendOnce } from '@tradecounter/shop/forms'
import { announce } from '@tradecounter/ui/announcer'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { TextArea } from '@tradecounter/ui/text-area'
import { copyOffer, offerSheetAddress, type OfferStep, takeOfferStep } from '../../calls.ts'
import type { LeftOutLine } from '../left-out.tsx'
import { ProblemBanner, problemText } from '../problem-banner.tsx'
import { form } from '../offers.css.ts'

/** A step with its text, and what is asked before it is taken. */
const steps: readonly {
  step: OfferStep & OfferAction
  text: TranslationKey
  says: 'reason' | 'text' | 'sure'
}[] = [
  { step: 'send', text: 'offers.send', says: 'text' },
  { step: 'askChange', text: 'offers.ask-change', says: 'reason' },
  { step: 'askExtension', text: 'offers.ask-extension', says: 'reason' },
  { step: 'requestAgain', text: 'offers.request-again', says: 'text' },
  { step: 'decline', text: 'offers.decline', says: 'reason' },
  { step: 'release', text: 'offers.release', says: 'sure' },
  { step: 'cancel', text: 'offers.cancel', says: 'sure' },
]

/** The question before a step that cannot be taken back. */
const questions: Partial<Record<OfferStep, Record<'title' | 'text' | 'keep', TranslationKey>>> = {
  release: { title: 'offers.release-title', text: 'offers.release-text', keep: 'offers.release-keep' },
  cancel: { title: 'offers.cancel-title', text: 'offers.cancel-text', keep: 'offers.cancel-keep' },
}

interface OfferStepsProps {
  offer: Offer
  /** The draft has changes that are not saved: it cannot be sent. */
  isEdited: boolean
  onChanged: () => Promise<unknown>
  /** The draft of a copy is without these lines. */
  onLeftOut: (offerId: string, lines: readonly LeftOutLine[]) => void
}

/** What the buyer can do with an offer besides accepting it. A step with a text opens a form. */
export function OfferSteps({ offer, isEdited, onChanged, onLeftOut }: OfferStepsProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const renewCart = useRenewCart()
  const [open, setOpen] = useState<(typeof steps)[number] | null>(null)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isHeld, setHeld] = useState(false)
  const sendOnce = useSendOnce<unknown>()
  const copyOnce = useSendOnce<Awaited<ReturnType<typeof copyOffer>>>()
  const { offerId, revision } = offer
  const part = useFocusPart()

  const close = (): void => {
    setOpen(null)
    part.focus()
  }
  const run = async (task: () => Promise<unknown>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await task()
      close()
      setText('')
      announce(t('offers.done'))
      await onChanged()
    } catch (cause) {
      setProblem(problemText(cause, t))
      await onChanged()
    } finally {
      setBusy(false)
    }
  }
  const take = async (step: OfferStep): Promise<void> => {
    const mustSave = step === 'send' && isEdited
    setHeld(mustSave)
    if (mustSave) return
    const request = { offerId, revision, text: text.trim() }
    await run(async () => {
      await sendOnce([step, request.text], (key) => takeOfferStep(httpClient, step, request, key))
      // Its lines have left the cart.
      if (step === 'release') await renewCart()
    })
  }
  const copy = (): Promise<void> =>
    run(async () => {
      const draft = await copyOnce([revision], (key) => copyOffer(httpClient, { offerId }, key))
      if (draft.leftOut.length > 0) return onLeftOut(draft.offerId, draft.leftOut)
      window.location.assign(addressOf({ page: 'offers', query: `offer=${draft.offerId}` }, context))
    })
  const submit = (): void => {
    setTried(true)
    if (open === null || (open.says === 'reason' && text.trim() === '')) return
    void take(open.step)
  }
  const question = open === null ? undefined : questions[open.step]
  return (
    <div {...part.props}>
      <Stack>
        <ProblemBanner text={isHeld && isEdited ? t('offers.save-first') : problem} />
        <Inline>
          {steps
            .filter(({ step }) => offer.allowed.includes(step))
            .map((each) => (
              <Button
                key={each.step}
                tone={each.step === 'send' ? 'accent' : 'neutral'}
                onClick={() => {
                  setTried(false)
                  setOpen(each)
                }}
              >
                {t(each.text)}
              </Button>
            ))}
          <Button tone="quiet" onClick={() => void copy()}>
            {t('offers.copy')}
          </Button>
          <ButtonLink href={offerSheetAddress(offerId)} icon="download" download>
            {t('offers.pdf')}
          </ButtonLink>
        </Inline>
        {open !== null && question !== undefined && (
          <ConfirmDialog
            open
            onOpenChange={() => setOpen(null)}
            title={t(question.title)}
            description={t(question.text)}
            confirmLabel={t(open.text)}
            cancelLabel={t(question.keep)}
            busy={busy}
            focusAfter={part.ref}
            onConfirm={() => void take(open.step)}
          />
        )}
        {open !== null && open.says !== 'sure' && (
          <form
            className={form}
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <Stack>
              <TextArea
                label={t(open.says === 'reason' ? 'offers.reason' : 'offers.text')}
                name="text"
                maxLength={2000}
                required={open.says === 'reason'}
                value={text}
                onValueChange={setText}
                {...(tried && open.says === 'reason' && text.trim() === ''
                  ? { message: t('offers.reason-missing') }
                  : {})}
              />
              <Inline>
                <Button type="submit" tone="accent" busy={busy}>
                  {t(open.text)}
                </Button>
                <Button tone="quiet" onClick={close}>
                  {t('common.close')}
                </Button>
              </Inline>
            </Stack>
          </form>
        )}
      </Stack>
    </div>
  )
}
