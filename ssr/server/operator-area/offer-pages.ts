import type { SellerOffer, SellerOfferList } from '@tradecounter/api/contract'
import { readAnswerLines, utcMinute } from '@tradecounter/shop/operator-area/operator-translations'
import { recordPages } from './record-pages.ts'

const none: SellerOfferList = { total: 0, page: 1, pageSize: 1, offers: [] }

/** Requests for offers, and the forms that answer them. */
export const offerPages = recordPages<SellerOfferList, SellerOffer>({
  path: '/offers',
  call: 'offer',
  id: { name: 'offerId', form: '[\\w-]{1,64}' },
  actions: ['take', 'answer', 'extend', 'message'],
  showList: (list, query, problem) => ({ kind: 'offers', list: list ?? none, query, problem }),
  showOne: (offer, form) => ({ kind: 'offer', offer, ...form }),

  bodyOf: (action, offerId, values, { site }) => {
    const head = { offerId, revision: Number(values.revision ?? '') }
    if (action === 'take') return { body: head }
    if (action === 'message') return { body: { offerId, text: values.text ?? '' } }
    const validUntil = utcMinute(values.validUntil ?? '', site)
    if (validUntil === null) return { field: 'validUntil' }
    if (action === 'extend') return { body: { ...head, validUntil } }
    const read = readAnswerLines(values)
    return 'field' in read
      ? read
      : {
          body: { ...head, validUntil, note: values.note ?? '', lines: read.lines },
          shownField: read.shownField,
        }
  },
})
