import type { AgreementHead, AgreementKind, AgreementList, AgreementState } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { agreementsAddress, agreementsExportAddress, startAgreementsExportAddress } from '../calls.ts'

export const agreementStates = [
  'coming',
  'active',
  'ending',
  'usedUp',
  'ended',
] as const satisfies readonly AgreementState[]
export const agreementKinds = ['quantity', 'value', 'price'] as const satisfies readonly AgreementKind[]

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
