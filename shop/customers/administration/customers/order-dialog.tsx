import { type DragEvent, useState } from 'react'
import type { Attached, Attachment } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { Dialog } from '@tradecounter/ui/dialog'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { orderCustomers } from '../../calls.ts'
import { dropTarget, inner, row, rows } from '../customer-administration.css.ts'
import { useChange } from '../use-change.tsx'
import { titleOf } from './customer-list.ts'

interface OrderDialogProps {
  attached: Attached
  /** Shows another order at once, before it is saved. */
  onOrder: (attached: Attached) => Promise<unknown>
  /** Called after a change, to read the customers again. */
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Moves one entry to the place of another. */
function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Changes the order in which the menus show the user's customers. Each move is saved at once. */
export function OrderDialog({ attached, onOrder, onChanged, onClose }: OrderDialogProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { busy, run, notice } = useChange()
  const [announced, setAnnounced] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const { customers } = attached

  const move = async (from: number, to: number): Promise<void> => {
    if (busy || from === to) return
    const place = (at: number, customer: Attachment | undefined): void =>
      setAnnounced(
        customer === undefined
          ? ''
          : t('customers.moved', titleOf(customer), String(at + 1), String(customers.length)),
      )
    // At an end the button keeps the focus and says where the customer is.
    if (to < 0 || to >= customers.length) return place(from, customers[from])
    const next = moved(customers, from, to)
    // Shown at once; a failure shows the stored order again.
    await onOrder({ ...attached, customers: next })
    const customerIds = next.map(({ customerId }) => customerId)
    const done = await run(() => orderCustomers(httpClient, { customerIds }))
    if (done) place(to, next[to])
    await onChanged()
  }
  const endDrag = (): void => {
    setDragged(null)
    setTarget(null)
  }
  const drop = (event: DragEvent, to: number): void => {
    event.preventDefault()
    if (dragged !== null) void move(dragged, to)
    endDrag()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('customers.change-order')} closeLabel={t('common.close')}>
      <Stack space={3}>
        {notice}
        <div aria-live="polite">
          <VisuallyHidden>{announced}</VisuallyHidden>
        </div>
        <ol className={rows}>
          {customers.map((customer, at) => {
            const { customerId, parentId, number } = customer
            const title = titleOf(customer)
            const before = customers[at - 1]
            const isBelow =
              parentId !== null &&
              customers.slice(0, at).some((other) => other.customerId === parentId) &&
              (before?.customerId === parentId || before?.parentId === parentId)
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for a mouse; buttons do the same
              <li
                key={customerId}
                className={[row, isBelow ? inner : '', target === at ? dropTarget : ''].join(' ')}
                draggable
                onDragStart={() => setDragged(at)}
                onDragOver={(event) => {
                  event.preventDefault()
                  setTarget(at)
                }}
                onDragEnd={endDrag}
                onDrop={(event) => drop(event, at)}
              >
                <Stack space={1}>
                  <Text strong>{title}</Text>
                  <Text tone="muted" size="s">
                    {[number, customer.nickname === '' ? '' : customer.name].filter(Boolean).join(', ')}
                  </Text>
                </Stack>
                <Inline space={2}>
                  <IconButton
                    icon="chevron-up"
                    label={t('customers.move-up', title)}
                    onClick={() => void move(at, at - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t('customers.move-down', title)}
                    onClick={() => void move(at, at + 1)}
                  />
                </Inline>
              </li>
            )
          })}
        </ol>
      </Stack>
    </Dialog>
  )
}
