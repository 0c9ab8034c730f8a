import { useMemo } from 'react'
import type { Attachment } from '@tradecounter/api/contract'
import { translatorOf, useShop } from '@tradecounter/shop/core'
import type { ListColumn } from '@tradecounter/shop/list-page'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { roleNames } from '../role-names.ts'
import { type CustomerActions, CustomerButtons } from './customer-buttons.tsx'
import { titleOf } from './customer-list.ts'

/**
 * The columns of the list of own customers. `customers` are all of them, which names the parents of those that are
 * shown.
 */
export function useCustomerColumns(
  customers: readonly Attachment[],
  actions: CustomerActions,
): ListColumn<Attachment>[] {
  const context = useShop()
  return useMemo(() => {
    const t = translatorOf(context)
    return [
      {
        id: 'name',
        label: t('customers.name'),
        cell: (customer) => (
          <Stack space={1}>
            <Text strong>{titleOf(customer)}</Text>
            {customer.nickname !== '' && (
              <Text tone="muted" size="s">
                {customer.name}
              </Text>
            )}
          </Stack>
        ),
      },
      { id: 'number', label: t('customers.customer-number'), oneLine: true, cell: ({ number }) => number },
      { id: 'address', label: t('customers.address'), cell: ({ address }) => address },
      { id: 'city', label: t('customers.city'), cell: ({ city }) => city },
      { id: 'roles', label: t('customers.roles'), cell: ({ roles }) => roleNames(roles, t) },
      {
        id: 'status',
        label: t('customers.status'),
        cell: ({ isCurrent, isDefault, hidden, parentId }) => {
          const parent = customers.find(({ customerId }) => customerId === parentId)
          return [
            isCurrent ? t('customers.current') : '',
            isDefault ? t('customers.default') : '',
            hidden ? t('customers.hidden') : '',
            parent === undefined ? '' : t('customers.below', titleOf(parent)),
          ]
            .filter(Boolean)
            .join(' · ')
        },
      },
      {
        id: 'actions',
        label: t('customers.actions'),
        controls: true,
        hideable: false,
        cell: (customer) => <CustomerButtons customer={customer} actions={actions} />,
      },
    ]
  }, [context, customers, actions])
}
