import { useMemo } from 'react'
import type { Company, CompanyAddress } from '@tradecounter/api/contract'
import { addressOf, translatorOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import type { DeletedRow } from '../calls.ts'
import { addressList } from './address-list.ts'
import type { Editing } from './editing.ts'
import { rowButtonsColumn } from './row-buttons-column.tsx'

interface AddressesProps {
  company: Company
  query: string
  onEdit: (editing: Editing) => void
  onDelete: (row: DeletedRow) => void
}

const emptyAddress: Omit<CompanyAddress, 'country'> = {
  addressId: '',
  version: 0,
  name: '',
  street: '',
  street2: '',
  postalCode: '',
  city: '',
  goodsMark: '',
  phone: '',
  accessNote: '',
  isDefault: false,
  active: true,
}

/** The delivery addresses (MY-9), each with its buttons for administrators. */
export default function Addresses({ company, query, onEdit, onDelete }: AddressesProps) {
  const context = useShop()
  const t = useTranslations()
  const { country, canEdit } = company
  const columns = useColumns({ canEdit, onEdit, onDelete })
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('company.addresses')}
      </Heading>
      {canEdit && (
        <Inline>
          <Button
            icon="plus"
            onClick={() => onEdit({ kind: 'address', record: { ...emptyAddress, country } })}
          >
            {t('company.add-address')}
          </Button>
        </Inline>
      )}
      <ListPage
        list={addressList}
        path={addressOf({ page: 'company-information', query: '' }, context)}
        query={query}
        columns={columns}
        filters={
          canEdit
            ? [
                {
                  id: 'status',
                  label: t('company.status'),
                  several: false,
                  options: (['active', 'inactive'] as const).map((value) => ({
                    value,
                    label: t(`company.${value}`),
                  })),
                },
              ]
            : []
        }
        rowName={({ name }) => name}
        dayText={(day) => day}
        texts={{
          caption: t('company.addresses'),
          count: (total) => t.count('company.address-count', total),
          searchLabel: t('company.find-address'),
          searchHint: t('company.find-address-hint'),
        }}
        empty={<EmptyState icon="truck" headingLevel={3} title={t('company.no-addresses')} />}
      />
    </Stack>
  )
}

function useColumns({
  canEdit,
  onEdit,
  onDelete,
}: Pick<AddressesProps, 'onEdit' | 'onDelete'> & { canEdit: boolean }): ListColumn<CompanyAddress>[] {
  const context = useShop()
  return useMemo(() => {
    const t = translatorOf(context)
    return [
      { id: 'name', label: t('company.name'), cell: ({ name }) => name },
      {
        id: 'street',
        label: t('company.street'),
        cell: ({ street, street2 }) => [street, street2].filter(Boolean).join(', '),
      },
      {
        id: 'postalCode',
        label: t('company.postal-code'),
        oneLine: true,
        cell: ({ postalCode }) => postalCode,
      },
      { id: 'city', label: t('company.city'), cell: ({ city }) => city },
      { id: 'country', label: t('company.country'), cell: ({ country }) => t(`company.country-${country}`) },
      { id: 'goodsMark', label: t('company.goods-mark'), cell: ({ goodsMark }) => goodsMark },
      { id: 'phone', label: t('company.phone'), oneLine: true, cell: ({ phone }) => phone },
      { id: 'accessNote', label: t('company.access-note'), cell: ({ accessNote }) => accessNote },
      {
        id: 'status',
        label: t('company.status'),
        cell: ({ isDefault, active }) =>
          [isDefault ? t('company.default') : '', active ? '' : t('company.inactive')]
            .filter(Boolean)
            .join(', '),
      },
      ...(canEdit
        ? [
            rowButtonsColumn(t, {
              onEdit: (record: CompanyAddress) => onEdit({ kind: 'address', record }),
              onDelete: ({ addressId, name }) => onDelete({ kind: 'address', id: addressId, name }),
            }),
          ]
        : []),
    ]
  }, [context, canEdit, onEdit, onDelete])
}
