import { useState } from 'react'
import type { Company, MasterData } from '@tradecounter/api/contract'
import {
  later,
  PartBoundary,
  PartFailure,
  useHttpClient,
  useFormat,
  useTranslations,
  focusUndo,
} from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { type AnswerViewProps } from '@tradecounter/shop/my-pages'
import { useSWRConfig } from 'swr'
import { AttributeTable } from '@tradecounter/ui/attribute-table'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import {
  addressesAddress,
  changeRequestsAddress,
  contactsAddress,
  type DeletedRow,
  deleteRow,
  saveAddress,
  saveContact,
  sendChangeRequest,
} from '../calls.ts'
import type { Editing } from './editing.ts'
import type { RecordField, RecordValues } from './record-dialog.tsx'

const Addresses = later(() => import('./addresses.tsx'))
const Contacts = later(() => import('./contacts.tsx'))
const ChangeRequests = later(() => import('./change-requests.tsx'))
const RecordDialog = later(() => import('./record-dialog.tsx'))
const AdministratorSections = later(() => import('./administrator-sections.tsx'))

/** Addresses of the lists of the page, which a change may have outdated. */
const lists = [addressesAddress, contactsAddress, changeRequestsAddress]

/** Company information: master data for every user, the rest can be changed by administrators (MY-2). */
export function CompanyInformationView({
  route: { query },
  answer: company,
  mutate,
}: AnswerViewProps<'company-information', Company>) {
  const { mutate: mutateAll } = useSWRConfig()
  const { post, get, call, file } = useHttpClient()
  const t = useTranslations()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [deleted, setDeleted] = useState<DeletedRow | null>(null)
  const [failed, setFailed] = useState(false)
  const httpClient = { post, get, call, file }
  const reload = async (): Promise<void> => {
    await mutate()
    await mutateAll((key) => typeof key === 'string' && lists.some((address) => key.startsWith(address)))
  }
  const change = async (row: DeletedRow, action: 'delete' | 'restore'): Promise<void> => {
    try {
      await deleteRow(httpClient, row, action)
      setDeleted(action === 'delete' ? row : null)
      setFailed(false)
    } catch {
      setFailed(true)
    }
    await reload()
  }
  const remove = (row: DeletedRow): void => void change(row, 'delete')
  return (
    <Stack space={8}>
      <Facts company={company} />
      {deleted !== null && (
        <StatusBanner
          severity="info"
          severityLabel={t('common.severity.info')}
          live
          slim
          action={
            <Button key={deleted.id} ref={focusUndo} size="s" onClick={() => void change(deleted, 'restore')}>
              {t('company.undo')}
            </Button>
          }
        >
          {t('company.deleted', deleted.name)}
        </StatusBanner>
      )}
      {failed && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('forms.failed')}
        </StatusBanner>
      )}
      <PartBoundary renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}>
        <Addresses company={company} query={query} onEdit={setEditing} onDelete={remove} />
      </PartBoundary>
      <PartBoundary renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}>
        <Contacts company={company} query={query} onEdit={setEditing} onDelete={remove} />
      </PartBoundary>
      {company.canEdit && (
        <>
          <PartBoundary
            renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}
          >
            <ChangeRequests query={query} onSend={() => setEditing({ kind: 'request' })} />
          </PartBoundary>
          <PartBoundary
            renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}
          >
            <AdministratorSections company={company} onSaved={() => mutate()} />
          </PartBoundary>
        </>
      )}
      {editing !== null && (
        <PartBoundary
          renderFailure={(retry) => <PartFailure text={t('common.part-failed')} onRetry={retry} />}
        >
          <Editor editing={editing} company={company} onSaved={reload} onClose={() => setEditing(null)} />
        </PartBoundary>
      )}
    </Stack>
  )
}

/** The dialog of an address, a contact or a change request. */
function Editor({
  editing,
  company,
  onSaved,
  onClose,
}: {
  editing: Editing
  company: Company
  onSaved: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const sendOnce = useSendOnce<unknown>()
  const fields: Record<Editing['kind'], readonly RecordField[]> = {
    address: [
      { name: 'name', label: t('company.name'), required: true, maxLength: 80 },
      { name: 'street', label: t('company.street'), required: true, maxLength: 120 },
      { name: 'street2', label: t('company.street2'), maxLength: 60 },
      { name: 'postalCode', label: t('company.postal-code'), required: true, maxLength: 12 },
      { name: 'city', label: t('company.city'), required: true, maxLength: 60 },
      {
        name: 'country',
        label: t('company.country'),
        kind: 'choice',
        required: true,
        options: (['SE', 'NO', 'FI', 'AX', 'DK'] as const).map((value) => ({
          value,
          label: t(`company.country-${value}`),
        })),
      },
      { name: 'goodsMark', label: t('company.goods-mark'), maxLength: 40 },
      { name: 'phone', label: t('company.phone'), kind: 'tel', maxLength: 30 },
      { name: 'accessNote', label: t('company.access-note'), maxLength: 200 },
      { name: 'isDefault', label: t('company.default'), kind: 'flag' },
      { name: 'active', label: t('company.active'), kind: 'flag' },
    ],
    contact: [
      { name: 'name', label: t('company.name'), required: true, maxLength: 80 },
      { name: 'title', label: t('company.title-of-person'), maxLength: 60 },
      { name: 'phone', label: t('company.phone'), kind: 'tel', maxLength: 30 },
      { name: 'email', label: t('company.email'), kind: 'email', maxLength: 165 },
    ],
    request: [
      { name: 'name', label: t('company.legal-name'), maxLength: 120 },
      { name: 'organisationNumber', label: t('company.organisation-number'), maxLength: 20 },
      { name: 'vatNumber', label: t('company.vat-number'), maxLength: 20 },
      { name: 'invoiceName', label: t('company.invoice-name'), maxLength: 80 },
      { name: 'invoiceStreet', label: t('company.invoice-street'), maxLength: 120 },
      { name: 'invoicePostalCode', label: t('company.postal-code'), maxLength: 12 },
      { name: 'invoiceCity', label: t('company.city'), maxLength: 60 },
      {
        name: 'eInvoiceScheme',
        label: t('company.e-invoice-scheme'),
        kind: 'choice',
        options: [
          { value: '', label: t('company.e-invoice-unchanged') },
          ...(['0007', '0192', '0216', '0184', '0088'] as const).map((value) => ({
            value,
            label: t(`company.e-invoice-${value}`),
          })),
        ],
      },
      { name: 'eInvoiceId', label: t('company.e-invoice-id'), maxLength: 50 },
      { name: 'message', label: t('company.message'), maxLength: 500 },
    ],
  }
  const recordsOf = (): RecordValues => {
    const list =
      editing.kind === 'address'
        ? company.addresses.find(({ addressId }) => addressId === editing.record.addressId)
        : editing.kind === 'contact'
          ? company.contacts.find(({ contactId }) => contactId === editing.record.contactId)
          : undefined
    return valuesOf(list ?? {})
  }
  const save = async (values: RecordValues): Promise<void> => {
    await sendOnce([JSON.stringify(values)], (key) => send(values, key))
    await onSaved()
  }
  const send = (values: RecordValues, key: string): Promise<unknown> => {
    // The version of what is shown: after a 409 that of the newer one.
    if (editing.kind === 'address') {
      const { version = 0 } =
        company.addresses.find(({ addressId }) => addressId === editing.record.addressId) ?? {}
      return saveAddress(httpClient, { ...editing.record, ...values, version }, key)
    }
    if (editing.kind === 'contact') {
      const { version = 0 } =
        company.contacts.find(({ contactId }) => contactId === editing.record.contactId) ?? {}
      return saveContact(httpClient, { ...editing.record, ...values, version }, key)
    }
    const { message = '', ...rest } = values
    const wanted: MasterData = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
    return sendChangeRequest(httpClient, { wanted, message: String(message) }, key)
  }
  const isNew =
    (editing.kind === 'address' && editing.record.addressId === '') ||
    (editing.kind === 'contact' && editing.record.contactId === '')
  return (
    <RecordDialog
      title={t(
        editing.kind === 'request' ? 'company.request' : `company.${isNew ? 'add' : 'edit'}-${editing.kind}`,
      )}
      fields={fields[editing.kind]}
      initial={editing.kind === 'request' ? {} : valuesOf(editing.record)}
      current={recordsOf()}
      onSave={save}
      onChanged={onSaved}
      onClose={onClose}
    />
  )
}

/** The texts and flags of a record. */
const valuesOf = (record: object): RecordValues =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => !name.endsWith('Id') && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  )

function Facts({ company }: { company: Company }) {
  const t = useTranslations()
  const format = useFormat()
  const { invoiceAddress: invoice, eInvoice, credit, parent } = company
  const rows: [string, string][] = [
    [t('company.number'), company.number],
    [t('company.legal-name'), company.name],
    [t('company.organisation-number'), company.organisationNumber],
    [t('company.vat-number'), company.vatNumber],
    [
      t('company.invoice-address'),
      [invoice.name, invoice.street, `${invoice.postalCode} ${invoice.city}`].filter(Boolean).join(', '),
    ],
    [t('company.e-invoice'), eInvoice === null ? '' : `${eInvoice.scheme}:${eInvoice.value}`],
    [
      t('company.payment-terms'),
      company.paymentDays === null ? '' : t('company.payment-days', format.count(company.paymentDays)),
    ],
    [t('company.delivery-terms'), company.deliveryTerms],
    [t('company.price-list'), company.priceList],
    [
      t('company.credit'),
      credit === null
        ? ''
        : t(
            'company.credit-used',
            format.money(credit.used, credit.currency),
            format.money(credit.limit, credit.currency),
          ),
    ],
    [t('company.parent'), parent === null ? '' : `${parent.name} (${parent.number})`],
    [t('company.sisters'), company.sisters.map(({ name, number }) => `${name} (${number})`).join(', ')],
  ]
  return (
    <AttributeTable
      caption={t('company.facts')}
      rows={rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value, unit: '' }))}
    />
  )
}
