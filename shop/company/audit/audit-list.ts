import type { Audit, AuditKind } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { auditAddress, auditExportAddress, startAuditExportAddress } from '../calls.ts'

export type AuditEntry = Audit['entries'][number]

/** All kinds, in the order of the filter. A record: the type check refuses it when it lacks a kind of the contract. */
const everyKind: Readonly<Record<AuditKind, true>> = {
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
}

/** What entries are about, in the order of the filter. */
export const auditKinds: readonly AuditKind[] = Object.keys(everyKind).filter(
  (name): name is AuditKind => name in everyKind,
)

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
