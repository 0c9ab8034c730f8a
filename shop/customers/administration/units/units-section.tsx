import { useMemo, useState } from 'react'
import type { CompanyUnit } from '@tradecounter/api/contract'
import { addressOf, translatorOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { rowButtons } from '@tradecounter/shop/my-pages'
import { useSWRConfig } from 'swr'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { unitsAddress } from '../../calls.ts'
import { UnitDialog } from './unit-dialog.tsx'
import { unitList, unitTitle } from './unit-list.ts'
import { useDeletion } from '../use-deletion.tsx'

const empty: CompanyUnit = {
  unitId: '',
  version: 0,
  number: '',
  name: '',
  addresses: [],
  members: [],
  approvers: [],
}

/** Branches and departments of the company (MY-9). */
export default function UnitsSection({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  const { mutate } = useSWRConfig()
  const reload = () => mutate((key) => typeof key === 'string' && key.startsWith(unitsAddress))
  const [edited, setEdited] = useState<CompanyUnit | null>(null)
  const { remove, notice } = useDeletion('unit', reload)
  const columns = useColumns(setEdited, remove)
  return (
    <Stack space={4}>
      <Text tone="muted">{t('customers.units-text')}</Text>
      {notice}
      <Inline>
        <Button icon="plus" tone="accent" onClick={() => setEdited(empty)}>
          {t('customers.add-unit')}
        </Button>
      </Inline>
      <ListPage
        list={unitList}
        path={addressOf({ page: 'customer-administration', section: 'units', query: '' }, context)}
        query={query}
        columns={columns}
        filters={[
          {
            id: 'approver',
            label: t('customers.approver'),
            several: false,
            options: (['with', 'without'] as const).map((value) => ({
              value,
              label: t(`customers.${value}-approver`),
            })),
          },
        ]}
        rowName={unitTitle}
        dayText={(day) => day}
        texts={{
          caption: t('customers.units'),
          count: (total) => t.count('customers.unit-count', total),
          searchLabel: t('customers.find-unit'),
          searchHint: t('customers.find-unit-hint'),
        }}
        empty={<EmptyState icon="users" title={t('customers.no-units')} />}
      />
      {edited !== null && <UnitDialog unit={edited} onSaved={reload} onClose={() => setEdited(null)} />}
    </Stack>
  )
}

function useColumns(
  onEdit: (unit: CompanyUnit) => void,
  onDelete: (id: string, name: string) => void,
): ListColumn<CompanyUnit>[] {
  const context = useShop()
  return useMemo(() => {
    const t = translatorOf(context)
    const names = (people: readonly { name: string }[]): string =>
      people.map(({ name }) => name).join(', ') || t('customers.nobody')
    return [
      { id: 'number', label: t('customers.number'), cell: ({ number }) => number },
      { id: 'name', label: t('customers.name'), cell: ({ name }) => name },
      {
        id: 'addresses',
        label: t('customers.addresses'),
        cell: ({ addresses }) => addresses.map(({ name, city }) => `${name}, ${city}`).join('; '),
      },
      { id: 'members', label: t('customers.members'), cell: ({ members }) => names(members) },
      { id: 'approvers', label: t('customers.approvers'), cell: ({ approvers }) => names(approvers) },
      {
        id: 'actions',
        label: t('customers.actions'),
        controls: true,
        hideable: false,
        cell: (unit) => (
          <div className={rowButtons}>
            <IconButton
              icon="edit"
              size="s"
              label={t('customers.edit', unitTitle(unit))}
              onClick={() => onEdit(unit)}
            />
            <IconButton
              icon="trash"
              size="s"
              label={t('customers.delete', unitTitle(unit))}
              onClick={() => onDelete(unit.unitId, unitTitle(unit))}
            />
          </div>
        ),
      },
    ]
  }, [context, onEdit, onDelete])
}
