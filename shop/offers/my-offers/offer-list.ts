import type { OfferHead, OfferList, OfferState } from '@tradecounter/api/contract'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { offersAddress, offersExportAddress, startOffersExportAddress } from '../calls.ts'

export const offerStates = everyValue<OfferState>({
  draft: true,
  sent: true,
  inProgress: true,
  ready: true,
  accepted: true,
  partlyOrdered: true,
  ordered: true,
  declined: true,
  expired: true,
  cancelled: true,
})

/** The list of the customer's offers. */
export const offerList: ListDefinition<OfferHead, OfferList> = {
  address: offersAddress,
  exportAddress: offersExportAddress,
  exportJob: { address: startOffersExportAddress, list: 'offers' },
  names: {
    sortable: ['number', 'name', 'updatedAt', 'validUntil', 'sum'],
    filters: [
      { id: 'status', several: true, values: offerStates },
      { id: 'createdBy', several: false, values: ['me'] },
    ],
  },
  ownSort: { columnId: 'updatedAt', direction: 'desc' },
  columns: { key: 'columns.offers', hidden: ['project'] },
  read: ({ offers, ...answer }) => ({ ...answer, rows: offers }),
  rowId: ({ offerId }) => offerId,
}
