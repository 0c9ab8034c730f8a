import {
  offerQuerySchema,
  sellerAnswerSchema,
  sellerExtendSchema,
  sellerFileQuerySchema,
  sellerMessageSchema,
  sellerOfferQuerySchema,
  sellerTakeSchema,
  sellerUploadQuerySchema,
} from '../contract/index.ts'
import {
  answerOffer,
  findWritableOffer,
  listForSeller,
  readForSeller,
  extendOffer,
  takeOffer,
  writeToBuyer,
  findOfferFileName,
} from '../offers/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { answerFile, answerUpload, type OperatorCallGroup, type SellerRule } from './call-group.ts'

const rule: SellerRule = ['offers:answer']

/** Limits of an answer with as many lines as an offer may have. */
const answerLimit = { bytes: 512 * 1024, values: 5000 }

/** Requests for offers, as sellers see and answer them. */
export const offerCalls: OperatorCallGroup = ({ get, post, write, writeOnce }, services) => {
  get('/offers', rule, async (c, { seller }) =>
    c.json(await listForSeller(services, seller.id, readQuery(c, sellerOfferQuerySchema))),
  )
  get('/offers/offer', rule, async (c, { seller }) =>
    c.json(await readForSeller(services, seller.id, readQuery(c, offerQuerySchema).offerId)),
  )
  get('/offers/file', rule, async (c) => {
    const { offerId, fileId } = readQuery(c, sellerFileQuerySchema)
    const name = await findOfferFileName(services, { offerId, fileId })
    if (name === undefined) throw notFound('There is no such file.', 'fileId')
    return answerFile(c, services, { fileId, name })
  })
  post('/offers/upload', rule, async (c, { seller }) => {
    const { offerId, name } = readQuery(c, sellerUploadQuerySchema)
    const offer = await findWritableOffer(services, seller.id, offerId)
    const { customerId } = offer
    return answerUpload(c, services, { customerId, sellerId: seller.id, purpose: 'offerFile', name })
  })
  post('/offers/take', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerTakeSchema)
    return write(c, (context) => takeOffer(context, seller.id, request))
  })
  post('/offers/answer', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerAnswerSchema, answerLimit)
    return write(c, (context) => answerOffer(context, seller.id, request, services.originOf))
  })
  post('/offers/extend', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerExtendSchema)
    return write(c, (context) => extendOffer(context, seller.id, request, services.originOf))
  })
  post('/offers/message', rule, async (c, { seller }) => {
    const request = await readBody(c, sellerMessageSchema)
    return writeOnce(c, { sellerId: seller.id, request }, (context) =>
      writeToBuyer(context, seller.id, request, services.originOf),
    )
  })
}
