import { type FormEvent, useEffect, useState } from 'react'
import type { Order, OrderChangeRequest } from '@tradecounter/api/contract'
import { MoreLines, useWindows } from '@tradecounter/shop/cart'
import { PartFailure, useFormat, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { useOrder } from '../../calls.ts'
import { remainingOf } from './remaining.ts'

type Line = Order['lines'][number]
type Changes = Extract<OrderChangeRequest, { lines: unknown }>['lines']

interface ChangeFormProps {
  order: Order
  busy: boolean
  onSave: (lines: Changes) => void
  onCancelAll: () => void
  onClose: () => void
}

/** What shall still come of each line that can be changed, window by window of a long order. */
export function ChangeForm({ order, busy, onSave, onCancelAll, onClose }: ChangeFormProps) {
  const t = useTranslations()
  const windows = useWindows(order.lineCount)
  const isLong = windows.starts.length > 1
  const { data: last } = useOrder(isLong ? order.orderNumber : null, windows.starts.at(-1))
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [laterLines, setLaterLines] = useState<ReadonlyMap<number, readonly Line[]>>(new Map())
  const [isChecked, setChecked] = useState(false)
  const lines = changeable([...order.lines, ...[...laterLines.values()].flat()])
  const read = lines.map((line) => ({ line, ...remainingOf(typed.get(line.position), line) }))

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    const changes = read.flatMap(({ line, remaining }) =>
      remaining === null || remaining === line.changeable ? [] : [{ position: line.position, remaining }],
    )
    if (read.every(({ remaining }) => remaining !== null) && changes.length > 0) onSave(changes)
  }
  const fields = {
    typed,
    onType: (position: number, text: string) => setTyped(new Map(typed).set(position, text)),
    checked: isChecked,
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack space={4}>
        <Heading level={2} size="m">
          {t('order-info.change-title')}
        </Heading>
        <Text>{t('order-info.change-text')}</Text>
        <ChangeFields lines={changeable(order.lines)} {...fields} />
        {windows.starts.slice(1).map((start) => (
          <div key={start} ref={windows.focusFirst(start)} tabIndex={-1}>
            <LaterFields
              orderNumber={order.orderNumber}
              start={start}
              onLines={(found) => setLaterLines((before) => new Map(before).set(start, found))}
              {...fields}
            />
          </div>
        ))}
        <MoreLines
          shown={lines.length}
          total={windows.shown < order.lineCount ? order.changeableLines : lines.length}
          busy={isLong && last === undefined}
          onMore={windows.more}
        />
        {isChecked && read.every(({ line, remaining }) => remaining === line.changeable) && (
          <StatusBanner severity="info" severityLabel={t('common.severity.info')} live>
            {t('order-info.change-none')}
          </StatusBanner>
        )}
        <Inline space={3}>
          <Button type="submit" tone="accent" busy={busy}>
            {t('order-info.change-save')}
          </Button>
          <Button onClick={onCancelAll}>{t('order-info.cancel-all')}</Button>
          <Button tone="quiet" onClick={onClose}>
            {t('common.close')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

const changeable = (lines: readonly Line[]): Line[] => lines.filter((line) => line.changeable > 0)

interface FieldsProps {
  typed: ReadonlyMap<number, string>
  onType: (position: number, text: string) => void
  /** Whether to say what is wrong. */
  checked: boolean
}

/** A requested window, which fetches its lines. */
function LaterFields({
  orderNumber,
  start,
  onLines,
  ...fields
}: FieldsProps & { orderNumber: string; start: number; onLines: (lines: readonly Line[]) => void }) {
  const { data, error, mutate } = useOrder(orderNumber, start)
  const lines = data?.lines
  useEffect(() => {
    if (lines !== undefined) onLines(lines)
    // Once for each answer: `onLines` is new in every render, but always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lines])
  if (lines !== undefined) return <ChangeFields lines={changeable(lines)} {...fields} />
  return error === undefined ? null : <PartFailure onRetry={() => mutate()} />
}

function ChangeFields({ lines, typed, onType, checked }: FieldsProps & { lines: readonly Line[] }) {
  const t = useTranslations()
  const { quantity: formatQuantity } = useFormat()
  return (
    <Stack space={4}>
      {lines.map((line) => {
        const most = formatQuantity(line.changeable)
        const text = typed.get(line.position)
        return (
          <TextField
            key={line.position}
            name={`remaining-${line.position}`}
            label={t('order-info.change-quantity', line.name, line.displayUnitCode)}
            hint={t('order-info.change-hint', most)}
            inputMode="decimal"
            value={text ?? most}
            onValueChange={(value) => onType(line.position, value)}
            {...(checked && remainingOf(text, line).remaining === null
              ? { message: t('order-info.change-invalid', most, formatQuantity(line.step)) }
              : {})}
          />
        )
      })}
    </Stack>
  )
}
