import { approvalExport } from './approvals/approval-export.ts'
import { matrixExport } from './attachments/matrix-export.ts'
import { auditExport } from './audit/audit-export.ts'
import { invoiceDocumentsExport, invoiceExport } from './invoices/list/invoice-export.ts'
import { orderExport } from './orders/history/order-export.ts'
import { offerExport } from './offers/documents/offer-export.ts'
import { agreementExport } from './order-agreements/agreement-export.ts'
import { returnExport } from './returns/return-export.ts'
import { userExport } from './user-administration/user-export.ts'
import { personalDataExport } from './personal-data/personal-data.ts'
import type { ExportSource } from './exports/export-source.ts'

/** Everything that can be exported. */
export const exportSources: readonly ExportSource[] = [
  orderExport,
  auditExport,
  userExport,
  offerExport,
  agreementExport,
  returnExport,
  matrixExport,
  personalDataExport,
  approvalExport,
  invoiceExport,
  invoiceDocumentsExport,
]
