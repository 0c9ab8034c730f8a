import { useMemo } from 'react'
import type { Company, CompanyContact } from '@tradecounter/api/contract'
import { addressOf, translatorOf, useShop, useTranslations } from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import type { DeletedRow } from '../calls.ts'
import { contactList } from './contact-list.ts'
import type { Editing } from './editing.ts'
import { rowButtonsColumn } from './row-buttons-column.tsx'

interface ContactsProps {
  company: Company
  query: string
  onEdit: (editing: Editing) => void
  onDelete: (row: DeletedRow) => void
}

const emptyContact: CompanyContact = { contactId: '', version: 0, name: '', title: '', phone: '', email: '' }

/** The contact persons (MY-9), each with its buttons for administrators. */
export default function Contacts({ company: { canEdit }, query, onEdit, onDelete }: ContactsProps) {
  const context = useShop()
  const t = useTranslations()
  const columns = useColumns({ canEdit, onEdit, onDelete })
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('company.contacts')}
      </Heading>
      {canEdit && (
        <Inline>
          <Button icon="plus" onClick={() => onEdit({ kind: 'contact', record: emptyContact })}>
            {t('company.add-contact')}
          </Button>
        </Inline>
      )}
      <ListPage
        list={contactList}
        path={addressOf({ page: 'company-information', query: '' }, context)}
        query={query}
        columns={columns}
        filters={[]}
        rowName={({ name }) => name}
        dayText={(day) => day}
        texts={{
          caption: t('company.contacts'),
          count: (total) => t.count('company.contact-count', total),
          searchLabel: t('company.find-contact'),
          searchHint: t('company.find-contact-hint'),
        }}
        empty={<EmptyState icon="users" headingLevel={3} title={t('company.no-contacts')} />}
      />
    </Stack>
  )
}

function useColumns({
  canEdit,
  onEdit,
  onDelete,
}: Pick<ContactsProps, 'onEdit' | 'onDelete'> & { canEdit: boolean }): ListColumn<CompanyContact>[] {
  const context = useShop()
  return useMemo(() => {
    const t = translatorOf(context)
    return [
      { id: 'name', label: t('company.name'), cell: ({ name }) => name },
      { id: 'title', label: t('company.title-of-person'), cell: ({ title }) => title },
      { id: 'phone', label: t('company.phone'), oneLine: true, cell: ({ phone }) => phone },
      { id: 'email', label: t('company.email'), cell: ({ email }) => email },
      ...(canEdit
        ? [
            rowButtonsColumn(t, {
              onEdit: (record: CompanyContact) => onEdit({ kind: 'contact', record }),
              onDelete: ({ contactId, name }) => onDelete({ kind: 'contact', id: contactId, name }),
            }),
          ]
        : []),
    ]
  }, [context, canEdit, onEdit, onDelete])
}
