import { useMemo, useState } from 'react'
import type { CostCentre } from '@tradecounter/api/contract'
import { addressOf, translatorOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { useSWRConfig } from 'swr'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { costCentresAddress } from '../../calls.ts'
import { BudgetUse } from './budget-use.tsx'
import { CostCentreButtons } from './cost-centre-buttons.tsx'
import { CostCentreDialog } from './cost-centre-dialog.tsx'
import { costCentreList, type CostCentreRow, costCentreStates, costCentreTitle } from './cost-centre-list.ts'
import { useDeletion } from '../use-deletion.tsx'

const empty: CostCentre = {
  costCentreId: '',
  version: 0,
  number: '',
  name: '',
  budget: null,
  period: 'month',
  forEveryone: true,
  active: true,
  manager: null,
  buyers: [],
  used: 0,
  periodFrom: '',
  periodUntil: '',
  inUse: false,
}

/** The cost centres of the company with the use of their budgets (MY-9). */
export default function CostCentresSection({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const { mutate } = useSWRConfig()
  const reload = () => mutate((key) => typeof key === 'string' && key.startsWith(costCentresAddress))
  const [edited, setEdited] = useState<CostCentreRow | null>(null)
  const { remove, notice } = useDeletion('costCentre', reload)
  const columns = useColumns({ onEdit: setEdited, onDelete: remove, onChanged: reload })
  return (
    <Stack space={4}>
      <Text tone="muted">{t('customers.cost-centres-text')}</Text>
      {notice}
      <Inline>
        <Button icon="plus" tone="accent" onClick={() => setEdited({ ...empty, currency: context.currency })}>
          {t('customers.add-cost-centre')}
        </Button>
      </Inline>
      <ListPage
        list={costCentreList}
        path={addressOf({ page: 'customer-administration', section: 'cost-centres', query: '' }, context)}
        query={query}
        columns={columns}
        filters={[
          {
            id: 'status',
            label: t('customers.status'),
            several: false,
            options: costCentreStates.map((value) => ({
              value,
              label: t(value === 'over' ? 'customers.over-budget' : `customers.${value}`),
            })),
          },
        ]}
        rowName={costCentreTitle}
        dayText={(day) => day}
        texts={{
          caption: t('customers.cost-centres'),
          count: (total) => t.count('customers.cost-centre-count', total),
          searchLabel: t('customers.find-cost-centre'),
          searchHint: t('customers.find-cost-centre-hint'),
        }}
        empty={<EmptyState icon="invoice" title={t('customers.no-cost-centres')} />}
      />
      {edited !== null && (
        <CostCentreDialog
          costCentre={edited}
          currency={edited.currency}
          onSaved={reload}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  )
}

function useColumns({
  onEdit,
  onDelete,
  onChanged,
}: {
  onEdit: (costCentre: CostCentreRow) => void
  onDelete: (id: string, name: string) => void
  onChanged: () => Promise<unknown>
}): ListColumn<CostCentreRow>[] {
  const context = useShop()
  return useMemo(() => {
    const t = translatorOf(context)
    return [
      { id: 'number', label: t('customers.number'), cell: ({ number }) => number },
      { id: 'name', label: t('customers.name'), cell: ({ name }) => name },
      {
        id: 'used',
        label: t('customers.use'),
        cell: (costCentre) => <BudgetUse costCentre={costCentre} currency={costCentre.currency} />,
      },
      { id: 'manager', label: t('customers.manager'), cell: ({ manager }) => manager?.name ?? '' },
      {
        id: 'buyers',
        label: t('customers.buyers'),
        cell: ({ forEveryone, buyers }) =>
          forEveryone
            ? t('customers.everyone')
            : buyers.map(({ name }) => name).join(', ') || t('customers.nobody'),
      },
      {
        id: 'status',
        label: t('customers.status'),
        cell: ({ active }) => t(active ? 'customers.active' : 'customers.inactive'),
      },
      {
        id: 'actions',
        label: t('customers.actions'),
        controls: true,
        hideable: false,
        cell: (costCentre) => (
          <CostCentreButtons
            costCentre={costCentre}
            onEdit={() => onEdit(costCentre)}
            onDelete={() => onDelete(costCentre.costCentreId, costCentreTitle(costCentre))}
            onChanged={onChanged}
          />
        ),
      },
    ]
  }, [context, onEdit, onDelete, onChanged])
}
