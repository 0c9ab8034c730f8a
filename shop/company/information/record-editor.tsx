import type { Company, MasterData } from '@tradecounter/api/contract'
import { later, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { saveAddress, saveContact, sendChangeRequest } from '../calls.ts'
import type { Editing } from './editing.ts'
import type { RecordField, RecordValues } from './record-dialog.tsx'

const RecordDialog = later(() => import('./record-dialog.tsx'))

/** The dialog of an address, a contact or a change request. */
export function RecordEditor({
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
