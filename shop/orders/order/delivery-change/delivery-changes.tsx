import { useState } from 'react'
import type { Order, TrackedParcel } from '@tradecounter/api/contract'
import { useHttpClient, useShop, useTranslations } from '@tradecounter/shop/core'
import { changeDelivery } from '@tradecounter/shop/deliveries'
import { useFocusPart } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { canOrder } from '../../rules.ts'
import { useSaveOrder } from '../use-save-order.ts'
import { ChangeHistory } from './change-history.tsx'
import { ChoiceForm, type Choice } from './choice-form.tsx'

interface DeliveryChangesProps {
  order: Order
  parcel: TrackedParcel
}

/**
 * What users have asked the carrier of a parcel to change, and a form for another time or place while the carrier
 * allows it.
 */
export function DeliveryChanges({ order: { orderNumber }, parcel }: DeliveryChangesProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { state, save } = useSaveOrder(orderNumber)
  const [isOpen, setOpen] = useState(false)
  const part = useFocusPart()
  const { number, choices, changes } = parcel
  const isWaiting = changes.some((change) => change.state === 'requested')
  const canAsk = choices !== null && canOrder(context)
  if (!canAsk && changes.length === 0 && state === 'idle') return null

  const show = (isShown: boolean): void => {
    setOpen(isShown)
    part.focus()
  }
  const send = async (choice: Choice): Promise<void> => {
    const request = { orderNumber, parcelNumber: number, choice }
    if (await save(request, (key) => changeDelivery(httpClient, request, key))) show(false)
    // What was refused is above the form, which may be gone.
    else part.focus()
  }
  return (
    <div {...part.props}>
      <Stack space={2}>
        {changes.length > 0 && (
          // The answer of the carrier comes while somebody waits for it.
          <div aria-live="polite">
            <ChangeHistory number={number} changes={changes} />
          </div>
        )}
        {!(state === 'saved' && !isWaiting) && <Outcome state={state} />}
        {canAsk &&
          (isOpen ? (
            <ChoiceForm
              number={number}
              choices={choices}
              busy={state === 'busy'}
              onSend={(choice) => void send(choice)}
              onClose={() => show(false)}
            />
          ) : (
            <Inline space={0}>
              <Button size="s" onClick={() => show(true)}>
                {t('order-info.delivery-change', number)}
              </Button>
            </Inline>
          ))}
      </Stack>
    </div>
  )
}

function Outcome({ state }: { state: ReturnType<typeof useSaveOrder>['state'] }) {
  const t = useTranslations()
  if (state === 'saved')
    return (
      <StatusBanner severity="success" severityLabel={t('common.severity.success')} live slim>
        {t('order-info.delivery-change-sent')}
      </StatusBanner>
    )
  if (state === 'changed')
    return (
      <StatusBanner severity="warning" severityLabel={t('common.severity.warning')} live slim>
        {t('order-info.delivery-change-gone')}
      </StatusBanner>
    )
  return state === 'failed' ? (
    <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
      {t('order-info.failed')}
    </StatusBanner>
  ) : null
}
