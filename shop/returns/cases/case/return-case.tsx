import { type ReactNode, useState } from 'react'
import { canOpen } from '@tradecounter/shop/account'
import {
  addressOf,
  CallError,
  useHttpClient,
  useFormat,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { OrderNumber } from '@tradecounter/shop/orders'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { type Fact, FactList } from '@tradecounter/ui/fact-list'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import type { Return } from '@tradecounter/api/contract'
import { KeptFiles } from '@tradecounter/shop/exports'
import { cancelReturn, returnLabelAddress, returnSlipAddress } from '../../calls.ts'
import { CaseCredits } from './case-credits.tsx'
import { CaseLines } from './case-lines.tsx'
import { CaseThread } from './case-thread.tsx'
import NewReturn from '../form/new-return.tsx'
import { CaseState } from '../case-state.tsx'

/** One case: what it is about, its history, and what the customer can do now. A draft is its form. */
export default function ReturnCase({ found, onChanged }: CaseProps) {
  const t = useTranslations()
  const format = useFormat()
  const { number } = found
  if (found.state === 'draft') {
    const { orderNumber, invoiceNumber } = found
    return (
      <Stack space={6}>
        <CancelCase found={found} onChanged={onChanged} />
        <NewReturn
          part={{ view: 'new', number, orderNumber, invoiceNumber, line: 0, kind: null }}
          draft={found}
        />
      </Stack>
    )
  }
  return (
    <Stack space={6}>
      <div>
        <CaseState state={found.state} />
      </div>
      {found.state === 'moreInformation' && (
        <StatusBanner severity="attention" severityLabel={t('common.severity.attention')}>
          {t('returns.please-answer')}
        </StatusBanner>
      )}
      {found.hasSlip && (
        <Inline space={3}>
          <ButtonLink href={returnSlipAddress(number)} icon="download" download>
            {t('returns.slip')}
          </ButtonLink>
          {found.hasLabel && (
            <ButtonLink href={returnLabelAddress(number)} icon="download" download>
              {t('returns.label')}
            </ButtonLink>
          )}
        </Inline>
      )}
      {found.actions.includes('cancel') && <CancelCase found={found} onChanged={onChanged} />}
      <Facts found={found} />
      {found.description !== '' && <Text lines>{found.description}</Text>}
      {found.feeThousandths > 0 && (
        <Text>{t('returns.fee', format.quantity(found.feeThousandths / 10))}</Text>
      )}
      <CaseLines lines={found.lines} />
      <CaseCredits notes={found.creditNotes} />
      {found.files.length > 0 && (
        <Stack space={3} as="section">
          <Heading level={2} size="s">
            {t('returns.files')}
          </Heading>
          <KeptFiles files={found.files} failedText={t('returns.file-failed')} />
        </Stack>
      )}
      <CaseThread found={found} onChanged={onChanged} />
    </Stack>
  )
}

interface CaseProps {
  found: Return
  onChanged: () => Promise<unknown>
}

/** Cancels a case before its review, after a question. */
function CancelCase({ found: { number, version }, onChanged }: CaseProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const cancel = async (): Promise<void> => {
    setBusy(true)
    setFailure('')
    try {
      await cancelReturn(httpClient, { number, version })
    } catch (cause) {
      // Without a connection there is no answer at all.
      const isOutdated = cause instanceof CallError && cause.status === 409
      setFailure(t(isOutdated ? 'returns.changed-meanwhile' : 'returns.failed'))
    }
    setAsks(false)
    setBusy(false)
    await onChanged()
  }
  return (
    <Stack space={3}>
      {failure !== '' && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {failure}
        </StatusBanner>
      )}
      <Inline space={0}>
        <Button onClick={() => setAsks(true)}>{t('returns.cancel')}</Button>
      </Inline>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('returns.cancel')}
        description={t('returns.cancel-text')}
        confirmLabel={t('returns.cancel')}
        cancelLabel={t('returns.keep')}
        busy={busy}
        onConfirm={() => void cancel()}
      />
    </Stack>
  )
}

function Facts({ found }: Pick<CaseProps, 'found'>) {
  const context = useShop()
  const t = useTranslations()
  const orderLink = (orderNumber: string): ReactNode =>
    orderNumber === '' ? '' : <OrderNumber orderNumber={orderNumber} openOrders={found.openOrders} />
  const invoiceLink = (number: string): ReactNode =>
    number === '' || !canOpen('invoices', context) ? (
      number
    ) : (
      <Link href={addressOf({ page: 'invoice', number }, context)}>{number}</Link>
    )
  const isHandedOver = found.kind !== 'price' && found.kind !== 'missing'
  const facts: Fact[] = [
    [t('returns.kind'), t(`returns.kind-${found.kind}`)],
    [t('returns.order'), orderLink(found.orderNumber)],
    [t('returns.invoice'), invoiceLink(found.invoiceNumber)],
    [t('returns.reason'), found.reason],
    [t('returns.wanted'), t(`returns.wanted-${found.wanted}`)],
    [t('returns.handover'), isHandedOver ? t(`returns.handover-${found.handover}`) : ''],
    [t(`returns.place-${found.handover}`), isHandedOver ? found.handoverPlace.replaceAll('\n', ', ') : ''],
    [t('returns.contact-name'), [found.contactName, found.contactPhone].filter(Boolean).join(', ')],
    [t('returns.created-by'), found.createdBy],
    [t('returns.replacement-order'), orderLink(found.replacementOrderNumber)],
  ]
  return <FactList facts={facts} layout="columns" />
}
