import type { companyCalls } from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, useAnswer, postOf } from '@tradecounter/shop/core'

/** Address and SWR key of the caller's company. */
export const companyAddress = addressOfCall<typeof companyCalls.company>('/api/customer/company')
/** Address of the audit, of its export, and of the call that lets a job make the export. */
export const auditAddress = addressOfCall<typeof companyCalls.audit>('/api/customer/audit')
export const auditExportAddress = '/api/customer/audit/export'
export const startAuditExportAddress = '/api/customer/audit/startexport'

/** Address of the list of delivery addresses, and of its export. */
export const addressesAddress = addressOfCall<typeof companyCalls.addresses>('/api/customer/addresses')
export const addressesExportAddress = '/api/customer/addresses/export'

/** Address of the list of contact persons, and of its export. */
export const contactsAddress = addressOfCall<typeof companyCalls.contacts>('/api/customer/contacts')
export const contactsExportAddress = '/api/customer/contacts/export'

/** Address of the list of change requests, and of its export. */
export const changeRequestsAddress = addressOfCall<typeof companyCalls.changeRequests>(
  '/api/customer/changerequests',
)
export const changeRequestsExportAddress = '/api/customer/changerequests/export'

export const useCompany = (enabled: boolean) => useAnswer(enabled ? companyAddress : null)
/** The last entries of the audit. */
export const useAudit = () => useAnswer(auditAddress)

/** Saves an address; an empty id adds one, once per key. */
export const saveAddress = postOf<typeof companyCalls.saveAddress>('/api/customer/address/save')
/** Saves a contact; an empty id adds one, once per key. */
export const saveContact = postOf<typeof companyCalls.saveContact>('/api/customer/contact/save')
export const saveSettings = postOf<typeof companyCalls.saveSettings>('/api/customer/company/settings')
export const saveOrderFields = postOf<typeof companyCalls.saveOrderFields>(
  '/api/customer/company/orderfields',
)
/** Makes the users of the company sign in with a second factor, or not. */
export const requireSecondFactor = postOf<typeof companyCalls.requireSecondFactor>(
  '/api/customer/company/secondfactor',
)
/** Asks the shop to change master data: once per key. */
export const sendChangeRequest = postOf<typeof companyCalls.sendChangeRequest>('/api/customer/changerequest')

/** A row that can be deleted and restored. */
export interface DeletedRow {
  kind: 'address' | 'contact'
  id: string
  name: string
}
export const deleteRow = ({ post }: HttpClient, { kind, id }: DeletedRow, action: 'delete' | 'restore') =>
  kind === 'address'
    ? post<typeof companyCalls.deleteAddress | typeof companyCalls.restoreAddress>(
        `/api/customer/address/${action}`,
        { addressId: id },
      )
    : post<typeof companyCalls.deleteContact | typeof companyCalls.restoreContact>(
        `/api/customer/contact/${action}`,
        { contactId: id },
      )
