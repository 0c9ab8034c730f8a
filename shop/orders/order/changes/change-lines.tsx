import { useState } from 'react'
import type { Order, OrderChangeRequest } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { changeOrder } from '@tradecounter/shop/deliveries'
import { useFocusPart } from '@tradecounter/shop/forms'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { ChangeForm } from './change-form.tsx'
import { useSaveOrder } from '../use-save-order.ts'

/** Lowers or cancels what nobody works on yet. Without such lines there is nothing to change. */
export function ChangeLines({ order }: { order: Order }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { orderNumber, version } = order
  const { state, save } = useSaveOrder(orderNumber)
  const [isOpen, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  const part = useFocusPart()

  const show = (isShown: boolean): void => {
    setOpen(isShown)
    part.focus()
  }
  const send = async (request: OrderChangeRequest): Promise<void> => {
    if (await save(request, (key) => changeOrder(httpClient, request, key))) show(false)
    // What was refused is above the form.
    else part.focus()
  }
  const canChange = order.changeableLines > 0
  if (!canChange && state === 'idle') return null
  return (
    <div {...part.props}>
      <Stack space={3} as="section">
        <Outcome state={state} />
        {canChange &&
          (isOpen ? (
            <ChangeForm
              order={order}
              busy={state === 'busy'}
              onSave={(lines) => void send({ orderNumber, version, lines })}
              onCancelAll={() => setAsks(true)}
              onClose={() => show(false)}
            />
          ) : (
            <Inline space={0}>
              <Button onClick={() => show(true)}>{t('order-info.change')}</Button>
            </Inline>
          ))}
      </Stack>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('order-info.cancel-all')}
        description={t('order-info.cancel-all-text')}
        confirmLabel={t('order-info.cancel-all')}
        cancelLabel={t('order-info.keep')}
        busy={state === 'busy'}
        focusAfter={part.ref}
        onConfirm={() => {
          setAsks(false)
          void send({ orderNumber, version, all: true })
        }}
      />
    </div>
  )
}

function Outcome({ state }: { state: ReturnType<typeof useSaveOrder>['state'] }) {
  const t = useTranslations()
  if (state === 'saved')
    return (
      <StatusBanner severity="success" severityLabel={t('common.severity.success')} live>
        {t('order-info.changed-done')}
      </StatusBanner>
    )
  if (state === 'changed')
    return (
      <StatusBanner severity="warning" severityLabel={t('common.severity.warning')} live>
        {t('order-info.changed-meanwhile')}
      </StatusBanner>
    )
  return state === 'failed' ? (
    <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
      {t('order-info.failed')}
    </StatusBanner>
  ) : null
}
