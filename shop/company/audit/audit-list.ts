import type { Audit, AuditKind } from '@tradecounter/api/contract'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { auditAddress, auditExportAddress, startAuditExportAddress } from '../calls.ts'

export type AuditEntry = Audit['entries'][number]

/** What entries are about, in the order of the filter. */
export const auditKinds = everyValue<AuditKind>({
  user: true,
  role: true,
  limit: true,
  customer: true,
  unit: true,
  costCentre: true,
  address: true,
  contact: true,
  company: true,
  orderFields: true,
  changeRequest: true,
  personalData: true,
  approval: true,
  offer: true,
  order: true,
  return: true,
  agreement: true,
})

/** The list of the company's audit. */
export const auditList: ListDefinition<AuditEntry, Audit> = {
  address: auditAddress,
  exportAddress: auditExportAddress,
  exportJob: { address: startAuditExportAddress, list: 'audit' },
  names: {
    sortable: ['at'],
    filters: [
      { id: 'kind', several: true, values: auditKinds },
      { id: 'by', several: false, values: ['me', 'shop'] },
    ],
  },
  ownSort: { columnId: 'at', direction: 'desc' },
  columns: { key: 'columns.audit', hidden: [] },
  read: ({ entries, ...answer }) => ({ ...answer, rows: entries }),
  rowId: ({ id }) => id,
}
