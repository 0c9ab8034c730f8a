import { type FormEvent, useState } from 'react'
import type { Agreement } from '@tradecounter/api/contract'
import { useForgetCart } from '@tradecounter/shop/cart'
import {
  addressOf,
  cartCountAtom,
  newIdempotencyKey,
  addedLines,
  pushAdds,
  useHttpClient,
  useFormat,
  useHydrated,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { useFocusRefused } from '@tradecounter/shop/forms'
import { DateField } from '@tradecounter/shop/list-page'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { useSetAtom } from 'jotai'
import { callOff } from '../calls.ts'
import { AgreementLines } from './agreement-lines.tsx'
import { type CallOffProblem, dayProblem, problemOf, wantedLines, wrongLine } from './call-off-rules.ts'
import * as styles from './agreements.css.ts'

interface CallOffFormProps {
  agreement: Agreement
  onChanged: () => Promise<unknown>
}

/** The lines of an agreement. Those who may call off type quantities, and a day, and put them into the cart. */
export function CallOffForm({ agreement, onChanged }: CallOffFormProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const forgetCart = useForgetCart()
  const setCount = useSetAtom(cartCountAtom)
  const { agreementId, deliveryWindow: days, canCallOff } = agreement
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [deliveryDate, setDeliveryDate] = useState('')
  const [isWrongDay, setIsWrongDay] = useState(false)
  const [key, setKey] = useState(newIdempotencyKey)
  const [problem, setProblem] = useState<CallOffProblem | null>(null)
  const [added, setAdded] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useFocusRefused(problem)
  const impossibleDay = days === null ? null : dayProblem(deliveryDate, days)
  const refusedDay = problem?.code === 'deliveryDate' ? 'deliveryDate' : null
  const wrongDay = impossibleDay ?? refusedDay

  const type = (position: number, text: string): void => {
    setTyped(new Map([...typed, [position, text]]))
    setKey(newIdempotencyKey())
    setAdded(null)
    if (problem?.position === position) setProblem(null)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    // The field says what is wrong with the day, and gets the focus.
    if (isWrongDay || impossibleDay !== null) return setProblem({ code: 'deliveryDate', position: null })
    const lines = wantedLines(agreement, typed)
    const wrong = wrongLine(agreement, typed)
    if (wrong !== undefined) return setProblem({ code: 'notNumber', position: wrong })
    if (lines.length === 0) return setProblem({ code: 'nothing', position: null })
    setBusy(true)
    setProblem(null)
    setAdded(null)
    try {
      const { cartCount } = await callOff(httpClient, { agreementId, lines, deliveryDate }, key)
      const called = lines.flatMap(({ position, quantity }) =>
        agreement.lines.filter((line) => line.position === position).map((line) => ({ ...line, quantity })),
      )
      pushAdds('orderagreement', addedLines(called))
      setCount(cartCount)
      setTyped(new Map())
      setKey(newIdempotencyKey())
      setAdded(lines.length)
      await forgetCart()
    } catch (cause) {
      setProblem(problemOf(cause, lines))
    }
    // What remains is shown as it is now, whoever has called off.
    await onChanged()
    setBusy(false)
  }
  const general = problem !== null && problem.position === null && problem.code !== 'deliveryDate'
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <Stack>
        <Heading level={2}>{t('order-agreements.lines')}</Heading>
        {added !== null && (
          <StatusBanner
            severity="success"
            severityLabel={t('common.severity.success')}
            live
            action={
              <ButtonLink href={addressOf({ page: 'cart' }, context)}>
                {t('order-agreements.to-cart')}
              </ButtonLink>
            }
          >
            {t.count('order-agreements.added', added)}
          </StatusBanner>
        )}
        <AgreementLines agreement={agreement} typed={typed} onType={type} problem={problem} />
        {canCallOff && days !== null && (
          <Stack space={4}>
            <div className={styles.day}>
              <DateField
                name="deliveryDate"
                label={t('order-agreements.delivery-date')}
                value={deliveryDate}
                onValueChange={(day) => {
                  setDeliveryDate(day)
                  setKey(newIdempotencyKey())
                  if (refusedDay !== null) setProblem(null)
                }}
                onWrongChange={(isWrong) => {
                  setIsWrongDay(isWrong)
                  if (refusedDay !== null) setProblem(null)
                }}
                min={days.firstDeliveryDate}
                max={days.lastDeliveryDate}
                closed={{
                  days: days.closedDates,
                  message: () => t('order-agreements.problem-deliveryDate'),
                }}
                hint={t('order-agreements.delivery-date-hint')}
                // Of text that is no possible date, the field itself says what is wrong.
                {...(wrongDay === null || isWrongDay
                  ? {}
                  : {
                      message: t(
                        `order-agreements.problem-${wrongDay}`,
                        format.date(days.firstDeliveryDate),
                        format.date(days.lastDeliveryDate),
                      ),
                    })}
              />
            </div>
            {general && (
              <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
                {t(`order-agreements.problem-${problem.code}`)}
              </StatusBanner>
            )}
            <Inline>
              <Button
                type="submit"
                tone="accent"
                icon="cart"
                busy={busy}
                busyLabel={t('order-agreements.calling-off')}
                disabled={!hydrated}
              >
                {t('order-agreements.call-off')}
              </Button>
            </Inline>
            <Text size="s" tone="muted">
              {t('order-agreements.call-off-note')}
            </Text>
          </Stack>
        )}
      </Stack>
    </form>
  )
}
