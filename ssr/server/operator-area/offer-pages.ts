import type { Seller, SellerOffer, SellerOfferList, SiteName } from '@tradecounter/api/contract'
import {
  type FormValues,
  readAnswerLines,
  utcMinute,
} from '@tradecounter/shop/operator-area/operator-translations'
import {
  fileOr404,
  keptForm,
  keyOf,
  missingPage,
  type OperatorPart,
  type OperatorRequest,
  problemOf,
  refusedPage,
  type RefusedForm,
  show,
  type Shown,
  uploadFiles,
} from './shown.ts'

/** For a filter that was refused. */
const none: SellerOfferList = { total: 0, page: 1, pageSize: 1, offers: [] }

const offerPath = /^\/offers\/([\w-]{1,64})(?:\/(file|take|answer|extend|message))?$/u

/** The body of a call about an offer, or the field that could not be read. */
const bodyOf = (
  action: string,
  offerId: string,
  values: FormValues,
  site: SiteName,
): { body: object } | { field: string } => {
  const head = { offerId, revision: Number(values.revision ?? '') }
  if (action === 'take') return { body: head }
  if (action === 'message') return { body: { offerId, text: values.text ?? '' } }
  const validUntil = utcMinute(values.validUntil ?? '', site)
  if (validUntil === null) return { field: 'validUntil' }
  if (action === 'extend') return { body: { ...head, validUntil } }
  const read = readAnswerLines(values)
  return 'field' in read
    ? read
    : { body: { ...head, validUntil, note: values.note ?? '', lines: read.lines } }
}

const offerPage = async (
  { calls }: OperatorRequest,
  seller: Seller,
  offerId: string,
  refused: RefusedForm | null,
): Promise<Shown> => {
  const answer = await calls.get(`/offers/offer?offerId=${offerId}`)
  if (answer.status !== 200) return refusedPage(answer, seller)
  // Written by the service of the same build.
  const offer = answer.json as SellerOffer
  const form = refused ?? { values: {}, problem: null, action: '' }
  return show({ kind: 'offer', offer, ...form }, seller, refused === null ? 200 : 422)
}

/** Requests for offers, and the forms that answer them. */
export const offerPages: OperatorPart = {
  has: (path) => path === '/offers' || offerPath.test(path),

  open: async (request, seller) => {
    const { path, query, calls } = request
    const [, offerId, part] = offerPath.exec(path) ?? []
    if (offerId === undefined) {
      const answer = await calls.get(`/offers?${query}`)
      if (answer.status === 400)
        return show({ kind: 'offers', list: none, query, problem: problemOf(answer) }, seller, 422)
      return answer.status === 200
        ? show({ kind: 'offers', list: answer.json as SellerOfferList, query, problem: null }, seller)
        : refusedPage(answer, seller)
    }
    if (part === undefined) return offerPage(request, seller, offerId, null)
    if (part !== 'file') return { kind: 'redirect', to: `/offers/${offerId}` }
    const fileId = encodeURIComponent(new URLSearchParams(query).get('fileId') ?? '')
    return fileOr404(await calls.fetch(`/offers/file?offerId=${offerId}&fileId=${fileId}`), seller)
  },

  submit: async (request, seller, values) => {
    const [, offerId, action] = offerPath.exec(request.path) ?? []
    if (offerId === undefined || action === undefined || action === 'file') return missingPage(seller)
    const offer = await request.calls.get(`/offers/offer?offerId=${offerId}`)
    if (offer.status !== 200) return refusedPage(offer, seller)
    const path = `/offers/${offerId}`
    const again = async (problem: RefusedForm['problem']) => ({
      ...(await offerPage(request, seller, offerId, { values, action, problem })),
      path,
    })
    if (request.isKept) return again(keptForm)
    const read = bodyOf(action, offerId, values, (offer.json as SellerOffer).site)
    if ('field' in read) return again({ code: 'invalid', ...read })
    const uploaded = await uploadFiles(request, `/offers/upload?offerId=${offerId}`)
    const answer =
      'refused' in uploaded
        ? uploaded.refused
        : await request.calls.post(
            `/offers/${action}`,
            { ...read.body, files: uploaded.fileIds },
            keyOf(values),
          )
    if (answer.status === 200) return { kind: 'redirect', to: path, cookies: [] }
    if (answer.status === 401 || answer.status === 403) return refusedPage(answer, seller)
    return again(problemOf(answer))
  },
}
