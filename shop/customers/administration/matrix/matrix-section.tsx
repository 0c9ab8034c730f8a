import { useCallback, useState } from 'react'
import type { Matrix } from '@tradecounter/api/contract'
import { useStepUp } from '@tradecounter/shop/account'
import {
  addressOf,
  formatDay,
  timesOf,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { roleName } from '@tradecounter/shop/users'
import { useSWRConfig } from 'swr'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { matrixAddress } from '../../calls.ts'
import { CellDialog } from './cell-dialog.tsx'
import { type MatrixCustomer, matrixList, type MatrixUser, rolesAt } from './matrix-list.ts'
import { roleNames } from '../role-names.ts'

const customerLabel = ({ name, number }: MatrixCustomer): string => `${name} (${number})`

interface MatrixCell {
  user: MatrixUser
  customer: MatrixCustomer
  roles: readonly string[]
}

/** Users and their roles at the customers whose users the reader administers (MY-9). */
export default function MatrixSection({ query }: { query: string }) {
  const t = useTranslations()
  const context = useShop()
  const { mutate } = useSWRConfig()
  const [edited, setEdited] = useState<MatrixCell | null>(null)
  const { withRecentProof, dialog } = useStepUp()
  const columns = useMatrixColumns(setEdited)
  return (
    <Stack space={4}>
      <Text tone="muted">{t('customers.matrix-text')}</Text>
      <ListPage
        list={matrixList}
        path={addressOf({ page: 'customer-administration', section: 'users', query: '' }, context)}
        query={query}
        columns={columns}
        nameStays
        filters={(answer) => [
          {
            id: 'role',
            label: t('customers.role'),
            several: false,
            options: (answer?.roles ?? []).map((role) => ({ value: role, label: roleName(role, t) })),
          },
          {
            id: 'customer',
            label: t('customers.customer'),
            several: false,
            options: (answer?.customers ?? []).map((customer) => ({
              value: customer.customerId,
              label: customerLabel(customer),
            })),
          },
        ]}
        rowName={({ name }) => name}
        dayText={(day) => formatDay(day, context.locale)}
        texts={{
          caption: t('customers.users'),
          count: (total) => t.count('customers.user-count', total),
          searchLabel: t('customers.find-user'),
          searchHint: t('customers.find-user-hint'),
          dateLabel: t('customers.last-sign-in'),
        }}
        empty={<EmptyState icon="users" title={t('customers.no-match')} />}
      />
      {edited !== null && (
        <CellDialog
          {...edited}
          withRecentProof={withRecentProof}
          onSaved={() => mutate((key) => typeof key === 'string' && key.startsWith(matrixAddress))}
          onClose={() => setEdited(null)}
        />
      )}
      {dialog}
    </Stack>
  )
}

/** The user, and a column for each customer. */
function useMatrixColumns(
  onEdit: (cell: MatrixCell) => void,
): (answer: Matrix | null) => ListColumn<MatrixUser>[] {
  const context = useShop()
  return useCallback(
    (answer) => {
      const [t, times] = [translatorOf(context), timesOf(context)]
      const { customers = [], roles = [] } = answer ?? {}
      return [
        {
          id: 'name',
          label: t('customers.user'),
          cell: ({ name, isSelf }) => (isSelf ? `${name} (${t('customers.yourself')})` : name),
        },
        ...customers.map((customer): ListColumn<MatrixUser> => ({
          id: `at-${customer.customerId}`,
          label: customerLabel(customer),
          cell: (user) => {
            const own = rolesAt(user, customer)
            const text = own === null ? t('customers.not-attached') : roleNames(own, t)
            if (user.isSelf) return text
            return (
              <Button
                size="s"
                tone={own === null ? 'quiet' : 'neutral'}
                onClick={() => onEdit({ user, customer, roles })}
              >
                {text}
                <VisuallyHidden>: {t('customers.cell-title', user.name, customer.name)}</VisuallyHidden>
              </Button>
            )
          },
        })),
        { id: 'email', label: t('customers.email'), cell: ({ email }) => email },
        {
          id: 'lastSignInAt',
          label: t('customers.last-sign-in'),
          oneLine: true,
          cell: ({ lastSignInAt }) => (lastSignInAt === '' ? t('customers.never') : times.day(lastSignInAt)),
        },
      ]
    },
    [context, onEdit],
  )
}
