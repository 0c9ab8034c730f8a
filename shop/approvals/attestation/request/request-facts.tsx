import type { ApprovalReason, ApprovalRequest } from '@tradecounter/api/contract'
import { useFormat, useTimes, useTranslations } from '@tradecounter/shop/core'
import { OrderNumber } from '@tradecounter/shop/orders'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { Totals } from '@tradecounter/ui/totals'
import { isOpen } from '../approval-list.ts'
import { list } from '../attestation.css.ts'

/** Why a request waits, what it costs, what it does to budgets, where it goes and who decides. */
export function RequestFacts({ request }: { request: ApprovalRequest }) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const { totals, currency, address, steps, reasons, budgets, possibleDate, lateDay } = request
  const money = (amount: number): string => format.money(amount, currency)
  const reasonText = ({ kind, limit, subject }: ApprovalReason): string => {
    const details = [subject, limit === null ? '' : money(limit)].filter(Boolean).join(', ')
    return details === '' ? t(`approvals.reason-${kind}`) : `${t(`approvals.reason-${kind}`)}: ${details}`
  }
  const pickup = request.deliveryMethod === 'pickup'
  const details: Fact[] = [
    [
      t(pickup ? 'approvals.pickup-at' : 'approvals.address'),
      [address.name, address.street, `${address.postalCode} ${address.city}`.trim()].join('\n'),
    ],
    [t('approvals.date'), format.date(request.requestedDeliveryDate)],
    [
      t('approvals.part-delivery'),
      t(request.partDelivery ? 'approvals.part-delivery-part' : 'approvals.part-delivery-complete'),
    ],
    [t('approvals.reference'), request.reference],
    [t('approvals.goods-mark'), request.goodsMark],
    [t('approvals.project'), request.project],
    [t('approvals.cost-centre'), request.costCentre],
    [t('approvals.contact'), [request.contactName, request.contactPhone].filter(Boolean).join('\n')],
    [t('approvals.deadline'), isOpen(request) ? times.dayAndTime(request.deadlineAt) : ''],
    [
      t('approvals.order'),
      request.orderNumber !== '' && (
        <OrderNumber orderNumber={request.orderNumber} openOrders={request.openOrders} />
      ),
    ],
  ]
  return (
    <Stack space={6} as="section">
      <Stack space={2}>
        <Heading level={2} size="s">
          {t('approvals.reasons')}
        </Heading>
        <ul className={list}>
          {reasons.map((reason) => (
            <li key={`${reason.kind} ${reason.subject}`}>{reasonText(reason)}</li>
          ))}
        </ul>
        {possibleDate !== '' && (
          <Text tone="error">{t('approvals.date-passed', format.date(possibleDate))}</Text>
        )}
        {lateDay !== '' && <Text tone="error">{t('approvals.late', format.date(lateDay))}</Text>}
      </Stack>
      {totals !== null && (
        <Totals
          rows={[
            { label: t('approvals.goods'), amount: money(totals.sum) },
            {
              label: t('approvals.freight'),
              amount: totals.freight === 0 ? t('approvals.freight-free') : money(totals.freight),
            },
            { label: t('approvals.vat'), amount: money(totals.vat) },
            { label: t('approvals.total'), amount: money(totals.total), strong: true },
          ]}
        />
      )}
      {budgets.map(({ kind, subject, limit, before, after }) => (
        <Stack key={kind} space={2}>
          <Heading level={2} size="s">
            {kind === 'costCentre' ? t('approvals.budget-costCentre', subject) : t('approvals.budget-period')}
          </Heading>
          <Totals
            rows={[
              { label: t('approvals.budget-limit'), amount: money(limit) },
              { label: t('approvals.budget-before'), amount: money(before) },
              { label: t('approvals.budget-after'), amount: money(after), strong: true },
            ]}
          />
        </Stack>
      ))}
      <Stack space={2}>
        <Heading level={2} size="s">
          {t('approvals.steps-title')}
        </Heading>
        <ol className={list}>
          {steps.map(({ approvers, decidedBy, decidedAt }) => (
            <li key={approvers.join()}>
              {decidedBy !== '' && request.state !== 'rejected'
                ? t('approvals.step-done', decidedBy, times.day(decidedAt))
                : approvers.length > 1
                  ? t('approvals.step-one-of', approvers.join(', '))
                  : (approvers[0] ?? t('approvals.nobody'))}
            </li>
          ))}
        </ol>
      </Stack>
      <Stack space={3}>
        <Heading level={2} size="s">
          {t('approvals.details')}
        </Heading>
        <FactList facts={details} layout="below" />
      </Stack>
    </Stack>
  )
}
