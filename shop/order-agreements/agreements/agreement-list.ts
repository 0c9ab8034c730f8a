import type { AgreementHead, AgreementKind, AgreementList, AgreementState } from '@tradecounter/api/contract'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { agreementsAddress, agreementsExportAddress, startAgreementsExportAddress } from '../calls.ts'

export const agreementStates = everyValue<AgreementState>({
  coming: true,
  active: true,
  ending: true,
  usedUp: true,
  ended: true,
})
export const agreementKinds = everyValue<AgreementKind>({ quantity: true, value: true, price: true })

/** The list of the customer's agreements. */
export const agreementList: ListDefinition<AgreementHead, AgreementList> = {
  address: agreementsAddress,
  exportAddress: agreementsExportAddress,
  exportJob: { address: startAgreementsExportAddress, list: 'order-agreements' },
  names: {
    sortable: ['number', 'name', 'validFrom', 'validTo', 'usedShare'],
    filters: [
      { id: 'status', several: true, values: agreementStates },
      { id: 'kind', several: true, values: agreementKinds },
    ],
  },
  ownSort: { columnId: 'validTo', direction: 'asc' },
  columns: { key: 'columns.order-agreements', hidden: [] },
  read: ({ agreements, ...answer }) => ({ ...answer, rows: agreements }),
  rowId: ({ agreementId }) => agreementId,
}
