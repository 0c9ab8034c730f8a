import { useState } from 'react'
import type { Attached, Attachment } from '@tradecounter/api/contract'
import { useCustomerSwitch } from '@tradecounter/shop/account'
import { addressOf, navigation, useHttpClient, useShop, useTranslations } from '@tradecounter/shop/core'
import { ListPage } from '@tradecounter/shop/list-page'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { detachCustomer, hideCustomer, setDefaultCustomer } from '../../calls.ts'
import { useChange } from '../use-change.tsx'
import { customerList, titleOf } from './customer-list.ts'
import { NicknameDialog } from './nickname-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { useCustomerColumns } from './use-customer-columns.tsx'

interface CustomersProps {
  attached: Attached
  query: string
  onOrder: (attached: Attached) => Promise<unknown>
  onChanged: () => Promise<unknown>
}

/** The customers that the user may act for (MY-9), each with what the user may change. */
export function Customers({ attached, query, onOrder, onChanged }: CustomersProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { busy, run, notice } = useChange()
  const { customers } = attached
  const current = customers.find(({ isCurrent }) => isCurrent)?.customerId ?? ''
  const change = useCustomerSwitch(current, () => undefined)
  const [renamed, setRenamed] = useState<Attachment | null>(null)
  const [leaving, setLeaving] = useState<Attachment | null>(null)
  const [ordering, setOrdering] = useState(false)
  /** The menus of the page show it too. */
  const inMenus = async (task: () => Promise<unknown>): Promise<void> => {
    if (await run(task)) navigation.reload()
  }
  const columns = useCustomerColumns(customers, {
    isSwitching: ({ customerId }) => change.changing && change.chosen === customerId,
    onSwitch: ({ customerId }) => {
      change.choose(customerId)
      change.confirm(customerId)
    },
    onDefault: ({ customerId }) =>
      void run(async () => {
        await setDefaultCustomer(httpClient, { customerId })
        await onChanged()
      }),
    onRename: setRenamed,
    onHide: ({ customerId, hidden }) =>
      void inMenus(() => hideCustomer(httpClient, { customerId, hidden: !hidden })),
    onLeave: setLeaving,
  })
  return (
    <Stack space={4} as="section">
      <Text tone="muted">{t('customers.intro')}</Text>
      {notice}
      {change.error !== null && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {change.error}
        </StatusBanner>
      )}
      {customers.length > 1 && (
        <Inline>
          <Button onClick={() => setOrdering(true)}>{t('customers.change-order')}</Button>
        </Inline>
      )}
      <ListPage
        list={customerList}
        path={addressOf({ page: 'customer-administration', section: 'customers', query: '' }, context)}
        query={query}
        columns={columns}
        filters={[
          {
            id: 'status',
            label: t('customers.status'),
            several: false,
            options: [
              { value: 'shown', label: t('customers.shown') },
              { value: 'hidden', label: t('customers.hidden') },
            ],
          },
        ]}
        rowName={titleOf}
        dayText={(day) => day}
        texts={{
          caption: t('customers.customers'),
          count: (total) => t.count('customers.customer-count', total),
          searchLabel: t('customers.find-customer'),
          searchHint: t('customers.find-customer-hint'),
        }}
        empty={<EmptyState icon="users" headingLevel={2} title={t('customers.no-customers')} />}
      />
      {ordering && <OrderDialog {...{ attached, onOrder, onChanged }} onClose={() => setOrdering(false)} />}
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
