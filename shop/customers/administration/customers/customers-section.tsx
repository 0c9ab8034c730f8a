import { type DragEvent, useState } from 'react'
import type { Attached, Attachment } from '@tradecounter/api/contract'
import { useCustomerSwitch } from '@tradecounter/shop/account'
import { navigation, useHttpClient, useTranslations, AwaitAnswer } from '@tradecounter/shop/core'
import { PartExport } from '@tradecounter/shop/list-page'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import {
  attachedAddress,
  attachedExportAddress,
  detachCustomer,
  hideCustomer,
  orderCustomers,
  setDefaultCustomer,
} from '../../calls.ts'
import { dropTarget, inner, row, rows } from '../customer-administration.css.ts'
import { NicknameDialog } from './nickname-dialog.tsx'
import { roleNames } from '../role-names.ts'
import { OwnRequests } from './own-requests.tsx'
import { ReceivedRequests } from './received-requests.tsx'
import { useChange } from '../use-change.tsx'

/** The customers of the user, and requests for further ones. */
export default function CustomersSection() {
  return (
    <AwaitAnswer address={attachedAddress}>
      {(attached, mutate) => {
        const reload = () => mutate()
        return (
          <Stack space={8}>
            <Customers
              attached={attached}
              onOrder={(next) => mutate(next, { revalidate: false })}
              onChanged={reload}
            />
            {attached.roles.length > 0 && <ReceivedRequests attached={attached} onChanged={reload} />}
            <OwnRequests attached={attached} onChanged={reload} />
          </Stack>
        )
      }}
    </AwaitAnswer>
  )
}

const titleOf = ({ nickname, name }: Attachment): string => nickname || name

/** Moves one entry to the place of another. */
function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Names the customer of a button for those who do not see the row. */
const Of = ({ name }: { name: string }) => <VisuallyHidden>: {name}</VisuallyHidden>

interface CustomersProps {
  attached: Attached
  onOrder: (attached: Attached) => Promise<unknown>
  onChanged: () => Promise<unknown>
}

function Customers({ attached, onOrder, onChanged }: CustomersProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { busy, run, notice } = useChange()
  const current = attached.customers.find(({ isCurrent }) => isCurrent)?.customerId ?? ''
  const change = useCustomerSwitch(current, () => undefined)
  const [renamed, setRenamed] = useState<Attachment | null>(null)
  const [leaving, setLeaving] = useState<Attachment | null>(null)
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
    else await onChanged()
  }
  const drop = (event: DragEvent, to: number): void => {
    event.preventDefault()
    if (dragged !== null) void move(dragged, to)
    setDragged(null)
    setTarget(null)
  }
  /** The menus of the page show it too. */
  const inMenus = async (task: () => Promise<unknown>): Promise<void> => {
    if (await run(task)) navigation.reload()
  }
  return (
    <Stack space={4} as="section">
      <Text tone="muted">{t('customers.intro')}</Text>
      <PartExport address={attachedExportAddress} />
      {notice}
      {change.error !== null && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {change.error}
        </StatusBanner>
      )}
      <div aria-live="polite">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      <ol className={rows}>
        {customers.map((customer, at) => {
          const { customerId, parentId, isCurrent, isDefault, hidden } = customer
          const title = titleOf(customer)
          const parent = customers.find((other) => other.customerId === parentId)
          const before = customers[at - 1]
          const isBelow =
            parent !== undefined &&
            customers.indexOf(parent) < at &&
            (before?.customerId === parentId || before?.parentId === parentId)
          const states = [
            isCurrent ? t('customers.current') : '',
            isDefault ? t('customers.default') : '',
            hidden ? t('customers.hidden') : '',
            parent === undefined ? '' : t('customers.below', titleOf(parent)),
          ].filter(Boolean)
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for a mouse; buttons do the same
            <li
              key={customerId}
              className={[row, isBelow ? inner : '', target === at ? dropTarget : ''].join(' ')}
              draggable={customers.length > 1}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => {
                event.preventDefault()
                setTarget(at)
              }}
              onDragEnd={() => {
                setDragged(null)
                setTarget(null)
              }}
              onDrop={(event) => drop(event, at)}
            >
              <Stack space={1}>
                <Text strong>{title}</Text>
                <Text>
                  {[
                    customer.number,
                    customer.nickname === '' ? '' : customer.name,
                    customer.address,
                    customer.city,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
                <Text tone="muted" size="s">
                  {roleNames(customer.roles, t)}
                </Text>
                {states.length > 0 && (
                  <Text size="s" strong>
                    {states.join(' · ')}
                  </Text>
                )}
              </Stack>
              <Stack space={2}>
                <Inline space={2}>
                  {!isCurrent && (
                    <Button
                      size="s"
                      tone="accent"
                      busy={change.changing && change.chosen === customerId}
                      onClick={() => {
                        change.choose(customerId)
                        change.confirm(customerId)
                      }}
                    >
                      {t('customers.switch')}
                      <Of name={title} />
                    </Button>
                  )}
                  {!isDefault && (
                    <Button
                      size="s"
                      onClick={() =>
                        void run(async () => {
                          await setDefaultCustomer(httpClient, { customerId })
                          await onChanged()
                        })
                      }
                    >
                      {t('customers.set-default')}
                      <Of name={title} />
                    </Button>
                  )}
                </Inline>
                <Inline space={2}>
                  {customers.length > 1 && (
                    <>
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
                    </>
                  )}
                  <Button size="s" tone="quiet" onClick={() => setRenamed(customer)}>
                    {t('customers.rename')}
                    <Of name={title} />
                  </Button>
                  {!isCurrent && (
                    <>
                      <Button
                        size="s"
                        tone="quiet"
                        onClick={() =>
                          void inMenus(() => hideCustomer(httpClient, { customerId, hidden: !hidden }))
                        }
                      >
                        {t(hidden ? 'customers.show' : 'customers.hide')}
                        <Of name={title} />
                      </Button>
                      <Button size="s" tone="quiet" onClick={() => setLeaving(customer)}>
                        {t('customers.leave')}
                        <Of name={title} />
                      </Button>
                    </>
                  )}
                </Inline>
              </Stack>
            </li>
          )
        })}
      </ol>
      {renamed !== null && (
        <NicknameDialog
          customer={renamed}
          onSaved={() => navigation.reload()}
          onClose={() => setRenamed(null)}
        />
      )}
      {leaving !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(null)}
          title={t('customers.detach-question', titleOf(leaving))}
          description={t('customers.detach-text', titleOf(leaving))}
          confirmLabel={t('customers.detach', titleOf(leaving))}
          cancelLabel={t('forms.cancel')}
          busy={busy}
          onConfirm={() =>
            void inMenus(() => detachCustomer(httpClient, { customerId: leaving.customerId })).then(() =>
              setLeaving(null),
            )
          }
        />
      )}
    </Stack>
  )
}
