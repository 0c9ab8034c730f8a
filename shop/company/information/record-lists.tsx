import { useState } from 'react'
import type {
  changeRequestsPerPage,
  Company,
  CompanyAddress,
  CompanyContact,
} from '@tradecounter/api/contract'
import { PartFailure, useTimes, useTranslations } from '@tradecounter/shop/core'
import { PartExport, PartPages } from '@tradecounter/shop/list-page'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { card, cards } from '@tradecounter/shop/my-pages'
import {
  changeRequestsExportAddress,
  contactsExportAddress,
  type DeletedRow,
  useChangeRequests,
} from '../calls.ts'

/** What is being edited: a copy of the record, under the id that it has. */
export type Editing =
  | { kind: 'address'; record: CompanyAddress }
  | { kind: 'contact'; record: CompanyContact }
  | { kind: 'request' }

interface ListProps {
  company: Company
  onEdit: (editing: Editing) => void
  onDelete: (row: DeletedRow) => void
}

/** The contact persons, each with its buttons for administrators. */
export function Contacts({ company, onEdit, onDelete }: ListProps) {
  const t = useTranslations()
  const add: CompanyContact = { contactId: '', version: 0, name: '', title: '', phone: '', email: '' }
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('company.contacts')}
      </Heading>
      {company.contacts.length > 0 && <PartExport address={contactsExportAddress} />}
      {company.contacts.length === 0 && <Text tone="muted">{t('company.no-contacts')}</Text>}
      <ul className={cards}>
        {company.contacts.map((record) => (
          <li key={record.contactId} className={card}>
            <Stack space={2}>
              <Text strong>{record.name}</Text>
              {[record.title, record.phone, record.email].filter(Boolean).map((line) => (
                <Text key={line} tone="muted" size="s">
                  {line}
                </Text>
              ))}
              {company.canEdit && (
                <RowButtons
                  name={record.name}
                  onEdit={() => onEdit({ kind: 'contact', record })}
                  onDelete={() => onDelete({ kind: 'contact', id: record.contactId, name: record.name })}
                />
              )}
            </Stack>
          </li>
        ))}
      </ul>
      {company.canEdit && (
        <Inline>
          <Button icon="plus" onClick={() => onEdit({ kind: 'contact', record: add })}>
            {t('company.add-contact')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function RowButtons({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  const t = useTranslations()
  return (
    <Inline space={2}>
      <Button size="s" onClick={onEdit}>
        {t('company.edit-name', name)}
      </Button>
      <Button size="s" tone="quiet" onClick={onDelete}>
        {t('company.delete-name', name)}
      </Button>
    </Inline>
  )
}

/** The type check refuses any other number than that of the contract. */
const requestsPerPage: typeof changeRequestsPerPage = 10

/** The change requests with their states and answers. */
export function Requests({ company, onSend }: { company: Company; onSend: () => void }) {
  const t = useTranslations()
  const times = useTimes()
  const [page, setPage] = useState(1)
  const { data, error, mutate } = useChangeRequests(page === 1 ? null : page)
  // The first page comes with the company.
  const shown = page === 1 ? { requests: company.changeRequests } : data
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('company.requests')}
      </Heading>
      <Text tone="muted">{t('company.requests-text')}</Text>
      {company.changeRequestCount > 0 && <PartExport address={changeRequestsExportAddress} />}
      <ul className={cards}>
        {shown?.requests.map((request) => (
          <li key={request.requestId} className={card}>
            <Stack space={2}>
              <Text strong>
                {t(`company.state-${request.state}`)} · {times.day(request.createdAt)}
              </Text>
              <Text>{[...Object.values(request.wanted), request.message].filter(Boolean).join(', ')}</Text>
              {request.answer !== '' && <Text tone="muted">{t('company.answer', request.answer)}</Text>}
            </Stack>
          </li>
        ))}
      </ul>
      {error !== undefined && shown === undefined && (
        <PartFailure text={t('common.part-failed')} onRetry={() => mutate()} />
      )}
      <PartPages
        caption={t('company.requests')}
        page={page}
        total={company.changeRequestCount}
        pageSize={requestsPerPage}
        onPage={setPage}
      />
      <Inline>
        <Button onClick={onSend}>{t('company.request')}</Button>
      </Inline>
    </Stack>
  )
}
