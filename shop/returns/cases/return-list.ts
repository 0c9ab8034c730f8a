import type { ReturnKind, Returns, ReturnState } from '@tradecounter/api/contract'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { returnExportAddress, returnsAddress, startReturnExportAddress } from '../calls.ts'

export type ReturnRow = Returns['returns'][number]

export const returnKinds = everyValue<ReturnKind>({
  return: true,
  wrongArticle: true,
  damaged: true,
  missing: true,
  quality: true,
  price: true,
})
export const returnStates = everyValue<ReturnState>({
  draft: true,
  sent: true,
  inReview: true,
  moreInformation: true,
  approved: true,
  waitingForGoods: true,
  received: true,
  credited: true,
  replaced: true,
  rejected: true,
  cancelled: true,
})

/** The list of the customer's cases. */
export const returnList: ListDefinition<ReturnRow, Returns> = {
  address: returnsAddress,
  exportAddress: returnExportAddress,
  exportJob: { address: startReturnExportAddress, list: 'returns-and-complaints' },
  names: {
    sortable: ['number', 'createdAt', 'changedAt'],
    filters: [
      { id: 'state', several: true, values: returnStates },
      { id: 'kind', several: true, values: returnKinds },
    ],
  },
  ownSort: { columnId: 'createdAt', direction: 'desc' },
  columns: { key: 'columns.returns', hidden: ['changedAt'] },
  read: ({ returns, ...answer }) => ({ ...answer, rows: returns }),
  rowId: ({ number }) => number,
}

/** What the page shows: the list, one case, or the form of a new one. */
export interface ShownPart {
  view: 'list' | 'case' | 'new'
  number: string
  orderNumber: string
  invoiceNumber: string
  /** The line of the order or the invoice that the case begins with; 0 without one. */
  line: number
  /** What the new case is about, if the address says so. */
  kind: ReturnKind | null
}

const known = /^[\w-]{1,40}$/u

/** Reads the query of the page; never throws. */
export function shownPart(query: string): ShownPart {
  const params = new URLSearchParams(query)
  const read = (name: string): string => known.exec(params.get(name) ?? '')?.[0] ?? ''
  const number = read('case')
  const view = number !== '' ? 'case' : params.get('view') === 'new' ? 'new' : 'list'
  return {
    view,
    number,
    orderNumber: read('order'),
    invoiceNumber: read('invoice'),
    line: Number(/^\d{1,4}$/u.exec(params.get('line') ?? '')?.[0] ?? 0),
    kind: returnKinds.find((kind) => kind === params.get('kind')) ?? null,
  }
}
