import { useState } from 'react'
import type { ApprovalNeed, ApprovalReason, OrderRequest } from '@tradecounter/api/contract'
import { idempotencyKeys, logFailure } from '@tradecounter/shop/cart'
import {
  addressOf,
  CallError,
  navigation,
  newIdempotencyKey,
  useHttpClient,
  useFormat,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { TextArea } from '@tradecounter/ui/text-area'
import { forgetDraft } from '../checkout-storage.ts'
import { sendForApproval } from '../calls.ts'
import { useCheckout } from '../../calls.ts'
import { approversText } from './use-draft-approval.ts'

interface ApprovalSectionProps {
  need: ApprovalNeed
  /** The order as it would be placed. */
  order: OrderRequest
}

/** The texts of a refused request that says more than "try again". */
const refusals = {
  notNeeded: 'checkout.approval-not-needed',
  noApprover: 'checkout.over-limit-nobody',
  stale: 'checkout.changed-text',
  notOrderable: 'checkout.blocked-text',
} as const
const isRefusal = (code: string | undefined): code is keyof typeof refusals =>
  code !== undefined && code in refusals

/** Why an order needs approval and by whom, and the button that sends it. What was typed stays. */
export default function ApprovalSection({ need, order }: ApprovalSectionProps) {
  const t = useTranslations()
  const context = useShop()
  const httpClient = useHttpClient()
  const { mutate: refresh } = useCheckout()
  const reasonText = useReasonText(need.currency)
  const [comment, setComment] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))
  const { steps } = need
  const nobody = steps.length === 0
  const someone = approversText(need, t)

  const send = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const request = { ...order, comment: comment.trim() }
    try {
      const { requestId } = await sendForApproval(httpClient, request, keys.keyFor(request))
      keys.settled()
      forgetDraft()
      navigation.goTo(addressOf({ page: 'attestation', query: `request=${requestId}` }, context))
      return
    } catch (reason) {
      logFailure(reason)
      const code = reason instanceof CallError ? reason.error?.code : undefined
      if (reason instanceof CallError && reason.status < 500) keys.settled()
      if (isRefusal(code)) await refresh().catch(() => undefined)
      setProblem(isRefusal(code) ? t(refusals[code]) : t('checkout.failed-text'))
    }
    setBusy(false)
  }
  const severity = nobody ? 'error' : 'warning'
  return (
    <Stack space={4}>
      <StatusBanner
        severity={severity}
        severityLabel={t(`common.severity.${severity}`)}
        title={t('checkout.approval-title')}
        live
        {...(nobody
          ? {
              action: (
                <ButtonLink href={addressOf({ page: 'cart' }, context)}>
                  {t('checkout.back-to-cart')}
                </ButtonLink>
              ),
            }
          : {})}
      >
        <Stack space={2}>
          {need.reasons.flatMap(reasonText).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span>{nobody ? t('checkout.over-limit-nobody') : t('checkout.approval-steps', someone)}</span>
        </Stack>
      </StatusBanner>
      {!nobody && (
        <>
          <TextArea
            name="comment"
            label={t('checkout.approval-comment')}
            rows={2}
            maxLength={1000}
            value={comment}
            onValueChange={setComment}
          />
          {problem !== null && (
            <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
              {problem}
            </StatusBanner>
          )}
          <Inline space={4}>
            <Button
              tone="accent"
              size="l"
              icon="check"
              busy={busy}
              busyLabel={t('checkout.approval-sending')}
              onClick={() => void send()}
            >
              {t('checkout.approval-send')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  )
}

/** A reason with its figures as sentences. */
function useReasonText(currency: string): (reason: ApprovalReason) => string[] {
  const t = useTranslations()
  const format = useFormat()
  const money = (amount: number): string => format.money(amount, currency)
  return ({ kind, limit, sum, spent, period, subject, orders }) => {
    if (kind === 'category') return [t('checkout.approval-category', subject)]
    if (kind === 'newUser') return [t('checkout.approval-newUser', format.count(orders))]
    const about =
      kind === 'costCentre'
        ? t('checkout.approval-costCentre', subject, money(limit ?? 0))
        : kind === 'order' || period === ''
          ? t('checkout.over-limit-order', money(limit ?? 0))
          : t(`checkout.over-limit-${period}`, money(limit ?? 0))
    return [
      about,
      ...(sum === null ? [] : [t('checkout.over-limit-sum', money(sum))]),
      ...(kind !== 'period' || spent === null ? [] : [t('checkout.over-limit-spent', money(spent))]),
    ]
  }
}
