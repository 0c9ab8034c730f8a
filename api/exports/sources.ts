import { approvalExport } from '../approvals/approval-export.ts'
import { matrixExport } from '../attachments/matrix-export.ts'
import { auditExport } from '../audit/audit-export.ts'
import type { ExportedList } from '../contract/index.ts'
import { invoiceDocumentsExport, invoiceExport } from '../invoices/list/invoice-export.ts'
import { orderExport } from '../my-pages/order-export.ts'
import { offerExport } from '../offers/documents/offer-export.ts'
import { agreementExport } from '../order-agreements/agreement-export.ts'
import { returnExport } from '../returns/return-export.ts'
import { userExport } from '../user-administration/user-export.ts'
import { personalDataExport } from '../personal-data/personal-data.ts'
import type { ExportSource } from './export-source.ts'

/** What can be exported, by list. */
export const exportSources: Readonly<Record<ExportedList, ExportSource>> = {
  'order-history': orderExport,
  audit: auditExport,
  'user-administration': userExport,
  offers: offerExport,
  'order-agreements': agreementExport,
  'returns-and-complaints': returnExport,
  'customer-administration': matrixExport,
  'personal-data': personalDataExport,
  attestation: approvalExport,
  invoices: invoiceExport,
  'invoice-documents': invoiceDocumentsExport,
}
