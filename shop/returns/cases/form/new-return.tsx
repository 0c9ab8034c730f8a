import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Return } from '@tradecounter/api/contract'
import { addressOf, navigation, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { useFocusRefused } from '@tradecounter/shop/forms'
import { card } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { KeptFiles } from '@tradecounter/shop/exports'
import { useLineChoices } from './use-line-choices.ts'
import { ReturnFiles } from '../return-files.tsx'
import { ReturnLines } from './return-lines.tsx'
import { returnKinds, type ShownPart } from '../return-list.ts'
import { ReturnWishes } from './return-wishes.tsx'
import { useReturnForm } from './use-return-form.ts'

/** The form of a new case, or of a draft. */
export default function NewReturn({ part, draft }: { part: ShownPart; draft?: Return }) {
  const context = useShop()
  const t = useTranslations()
  const form = useReturnForm(part, draft)
  const { values, setValues, notice, busy, wrong } = form
  const { lines, terms, missing } = useLineChoices(form.orderNumber, part.invoiceNumber, values.kind)
  // Each refusal is a new notice.
  const element = useFocusRefused(notice?.severity === 'error' && notice)
  const chosen = lines?.find(({ orderPosition, invoicePosition }) =>
    part.invoiceNumber === '' ? orderPosition === part.line : invoicePosition === part.line,
  )
  // A case that begins at a line of an order or an invoice is about that line.
  const chooseLine = useRef(form.chooseLine)
  chooseLine.current = form.chooseLine
  useEffect(() => {
    if (chosen !== undefined && draft === undefined) chooseLine.current(chosen)
    // Lines are new objects in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosen?.orderPosition, chosen?.invoicePosition, draft])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const sent = await form.save(true, lines)
    if (sent !== null)
      navigation.goTo(addressOf({ page: 'returns-and-complaints', query: `case=${sent.number}` }, context))
  }
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <Stack space={6}>
        <div className={card}>
          <Stack space={4}>
            <Select
              label={t('returns.kind')}
              name="kind"
              value={values.kind}
              options={returnKinds.map((value) => ({ value, label: t(`returns.kind-${value}`) }))}
              onValueChange={(value) =>
                setValues({ ...values, kind: returnKinds.find((each) => each === value) ?? values.kind })
              }
            />
            {part.invoiceNumber === '' && (
              <OrderField
                first={part.orderNumber}
                isWrong={missing || wrong.includes('orderNumber')}
                onOrder={form.setOrderNumber}
              />
            )}
            <ReturnLines
              choices={lines}
              typed={form.typed}
              onTypedChange={form.setTyped}
              problem={form.lineProblem}
            />
            {terms !== null && <Terms {...terms} />}
          </Stack>
        </div>
        <ReturnWishes {...{ values, setValues, wrong, places: terms }}>
          {draft !== undefined && <KeptFiles files={draft.files} failedText={t('returns.file-failed')} />}
          <ReturnFiles files={form.files} onFilesChange={form.setFiles} />
        </ReturnWishes>
        {notice !== null && (
          <StatusBanner
            severity={notice.severity}
            severityLabel={t(`common.severity.${notice.severity}`)}
            live
          >
            {notice.text}
          </StatusBanner>
        )}
        <Inline space={3}>
          <Button type="submit" tone="accent" busy={busy === 'send'}>
            {t('returns.send')}
          </Button>
          <Button busy={busy === 'save'} onClick={() => void form.save(false, lines)}>
            {t('returns.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** The order of a case, whose lines are fetched on demand. */
function OrderField({
  first,
  isWrong,
  onOrder,
}: {
  first: string
  isWrong: boolean
  onOrder: (orderNumber: string) => void
}) {
  const t = useTranslations()
  const [typed, setTyped] = useState(first)
  return (
    <Inline space={3} align="end">
      <TextField
        label={t('returns.order')}
        name="orderNumber"
        maxLength={40}
        value={typed}
        onValueChange={setTyped}
        {...(isWrong ? { message: t('returns.no-order') } : {})}
      />
      <Button onClick={() => onOrder(typed.trim())}>{t('returns.load-lines')}</Button>
    </Inline>
  )
}

/** What a return costs, and until when it is possible. */
function Terms({ days, feeThousandths }: { days: number | null; feeThousandths: number }) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <div>
      {days !== null && <Text tone="muted">{t('returns.days', format.count(days))}</Text>}
      {feeThousandths > 0 && (
        <Text tone="muted">{t('returns.fee', format.quantity(feeThousandths / 10))}</Text>
      )}
    </div>
  )
}
