import { useState } from 'react'
import type { CartTextRequest } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { quantityProblem } from '@tradecounter/ui/direct-order-row'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { readQuantity } from '@tradecounter/ui/quantity-input'
import { Select } from '@tradecounter/ui/select'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { useAddFreeText } from '../lines/use-add-free-text.ts'

/** Limits of the text, as in the contract. */
const shortestText = 2
const longestText = 200

type Unit = NonNullable<CartTextRequest['unit']>
const units = ['st', 'm', 'par', 'pkt', 'l', 'kg'] as const satisfies readonly Unit[]

const problemKeys = {
  quantityRequired: 'cart.quantity-not-number',
  quantityIsNotNumber: 'cart.quantity-not-number',
  quantityInvalid: 'cart.quantity-invalid',
  quantityAmbiguous: 'cart.quantity-ambiguous',
} as const

/** A form for text, quantity and unit. The input stays if adding fails. */
export default function FreeTextDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const { add, busy } = useAddFreeText()
  const [text, setText] = useState('')
  const [quantity, setQuantity] = useState('1')
  const [unit, setUnit] = useState<Unit>('st')
  const [checked, setChecked] = useState(false)
  const [failed, setFailed] = useState(false)

  const isShort = text.trim().length < shortestText
  const problem = quantityProblem(quantity)

  const submit = async (): Promise<void> => {
    setChecked(true)
    setFailed(false)
    if (isShort || problem !== null) return
    const request = {
      text: text.trim(),
      quantity: readQuantity(quantity) ?? 0,
      unit,
    }
    if (await add(request)) {
      announce(t('cart-page.free-text-added', request.text), 'polite')
      onClose()
    } else setFailed(true)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('cart-page.free-text-open')}
      closeLabel={t('common.close')}
      initialFocus="first-field"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack space={4}>
          <Text>{t('cart-page.free-text-intro')}</Text>
          <TextField
            label={t('cart-page.free-text-text')}
            name="free-text"
            value={text}
            onValueChange={setText}
            maxLength={longestText}
            required
            autoComplete="off"
            {...(checked && isShort ? { message: t('cart-page.free-text-required') } : {})}
          />
          <Inline space={4} align="start">
            <TextField
              label={t('cart-page.free-text-quantity')}
              name="free-text-quantity"
              value={quantity}
              onValueChange={setQuantity}
              inputMode="decimal"
              required
              autoComplete="off"
              {...(checked && problem !== null ? { message: t(problemKeys[problem]) } : {})}
            />
            <Select
              label={t('cart-page.free-text-unit')}
              name="free-text-unit"
              value={unit}
              onValueChange={(chosen) => setUnit(units.find((known) => known === chosen) ?? 'st')}
              options={units.map((value) => ({ value, label: t(`cart-page.unit-${value}`) }))}
            />
          </Inline>
          {failed && (
            <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
              {t('cart-page.free-text-failed')}
            </StatusBanner>
          )}
          <Inline space={3}>
            <Button type="submit" tone="accent" busy={busy} busyLabel={t('cart-page.free-text-add')}>
              {t('cart-page.free-text-add')}
            </Button>
            <Button onClick={onClose}>{t('cart.cancel')}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
