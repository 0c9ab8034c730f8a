import type {
  Audit,
  Company,
  CompanyAddress,
  CompanyContact,
  CompanyOrderFields,
  CompanySettings,
  MasterData,
} from '@tradecounter/api/contract'
import { type Caller, useAnswer } from '@tradecounter/shop/core'

/** Address and SWR key of the caller's company. */
export const companyAddress = '/api/customer/company'
/** Address of the audit, of its export, and of the call that lets a job make the export. */
export const auditAddress = '/api/customer/audit'
export const auditExportAddress = '/api/customer/audit/export'
export const startAuditExportAddress = '/api/customer/audit/startexport'

/** Address of the list of delivery addresses, and of its export. */
export const addressesAddress = '/api/customer/addresses'
export const addressesExportAddress = `${addressesAddress}/export`

export const useCompany = (enabled: boolean) => useAnswer<Company>(enabled ? companyAddress : null)
/** The last entries of the audit. */
export const useAudit = () => useAnswer<Audit>(auditAddress)

/** Saves an address; an empty id adds one. */
export const saveAddress = ({ post }: Caller, address: CompanyAddress) =>
  post<unknown>('/api/customer/address/save', address)
/** Saves a contact; an empty id adds one. */
export const saveContact = ({ post }: Caller, contact: CompanyContact) =>
  post<unknown>('/api/customer/contact/save', contact)
export const saveSettings = ({ post }: Caller, settings: CompanySettings) =>
  post<unknown>('/api/customer/company/settings', settings)
export const saveOrderFields = ({ post }: Caller, fields: CompanyOrderFields) =>
  post<unknown>('/api/customer/company/orderfields', fields)
/** Makes the users of the company sign in with a second factor, or not. */
export const requireSecondFactor = ({ post }: Caller, required: boolean) =>
  post<unknown>('/api/customer/company/secondfactor', { required })
export const sendChangeRequest = ({ post }: Caller, wanted: MasterData, message: string) =>
  post<unknown>('/api/customer/changerequest', { wanted, message })

/** A row that can be deleted and restored. */
export interface DeletedRow {
  kind: 'address' | 'contact'
  id: string
  name: string
}
export const deleteRow = ({ post }: Caller, { kind, id }: DeletedRow, action: 'delete' | 'restore') =>
  post<unknown>(`/api/customer/${kind}/${action}`, { [`${kind}Id`]: id })
