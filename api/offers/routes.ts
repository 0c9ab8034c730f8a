import { requireSignedIn, type SessionCaller } from '../accounts/caller.ts'
import {
  offerAcceptSchema,
  offerCopySchema,
  offerEditSchema,
  offerExportQuerySchema,
  offerListQuerySchema,
  offerMessageRequestSchema,
  offerQuerySchema,
  offerReasonSchema,
  offerRequestSchema,
  offerStepSchema,
} from '../contract/index.ts'
import { exportQueryOf, exportReaderOf } from '../exports/export-source.ts'
import { startExport } from '../exports/service.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { acceptOffer, releaseOffer } from './buyer/accept-offer.ts'
import { copyOffer, editDraft, requestOffer } from './buyer/drafts.ts'
import { offerExport } from './documents/offer-export.ts'
import { makeOfferSheet } from './documents/offer-sheet.ts'
import { listExpiring, listOffers, readOffer } from './buyer/read-offers.ts'
import { type BuyerStep, sellerLink, takeStep, writeMessage } from './buyer/steps.ts'

const page = { page: 'offers' } as const
const base = '/api/my-pages/offers'

/** Addresses of the steps that say something to the seller. */
const plainSteps: readonly (readonly [path: string, step: BuyerStep])[] = [
  ['send', 'send'],
  ['cancel', 'cancel'],
  ['requestagain', 'requestAgain'],
]
const reasonedSteps: readonly (readonly [path: string, step: BuyerStep])[] = [
  ['askchange', 'askChange'],
  ['askextension', 'askExtension'],
  ['decline', 'decline'],
]

const callerOf = (c: ApiContext): SessionCaller => requireSignedIn(c.get('caller'))

/** The offers of the caller's customer (spec my-pages §14). */
export const offerRoutes: RouteGroup = (app, services) => {
  const write = async (
    c: ApiContext,
    request: unknown,
    change: (context: WriteContext, caller: SessionCaller) => Promise<object>,
  ): Promise<Response> => {
    const caller = callerOf(c)
    const answer = await answerOnce(c, services, caller, { request, keyRequired: false }, (context) =>
      change(context, caller),
    )
    services.startJobs()
    return answer
  }

  app.get(base, page, async (c) =>
    c.json(await listOffers(services, callerOf(c), readQuery(c, offerListQuerySchema))),
  )
  app.get(`${base}/export`, page, async (c) => {
    const query = exportQueryOf(readQuery(c, offerExportQuerySchema))
    return exportResponse(await offerExport.open(services, exportReaderOf(c), query))
  })
  app.post(`${base}/startexport`, page, async (c) => {
    const query = await readBody(c, offerExportQuerySchema)
    return c.json(await startExport(services, exportReaderOf(c), 'offers', query))
  })
  app.get(`${base}/expiring`, page, async (c) => c.json(await listExpiring(services, callerOf(c))))
  app.get(`${base}/offer`, page, async (c) =>
    c.json(await readOffer(services, callerOf(c), readQuery(c, offerQuerySchema).offerId)),
  )
  app.get(`${base}/sheet`, page, async (c) => {
    const { offerId } = readQuery(c, offerQuerySchema)
    const { fileName, bytes } = await makeOfferSheet(services, callerOf(c), offerId)
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    })
  })

  app.post(`${base}/request`, page, async (c) => {
    const request = await readBody(c, offerRequestSchema, rowsLimit.bytes, rowsLimit.values)
    return write(c, request, (context, caller) => requestOffer(context, caller, request))
  })
  app.post(`${base}/edit`, page, async (c) => {
    const request = await readBody(c, offerEditSchema, rowsLimit.bytes, rowsLimit.values)
    return write(c, request, (context, caller) => editDraft(context, caller, request))
  })
  app.post(`${base}/copy`, page, async (c) => {
    const request = await readBody(c, offerCopySchema)
    return write(c, request, (context, caller) => copyOffer(context, caller, request.offerId))
  })
  for (const [steps, schema] of [
    [plainSteps, offerStepSchema],
    [reasonedSteps, offerReasonSchema],
  ] as const)
    for (const [path, step] of steps)
      app.post(`${base}/${path}`, page, async (c) => {
        const request = await readBody(c, schema)
        return write(c, request, (context, caller) =>
          takeStep(context, caller, step, request, sellerLink(services, request.offerId)),
        )
      })
  app.post(`${base}/accept`, page, async (c) => {
    const request = await readBody(c, offerAcceptSchema)
    return write(c, request, (context, caller) => acceptOffer(context, caller, request))
  })
  app.post(`${base}/release`, page, async (c) => {
    const request = await readBody(c, offerStepSchema)
    return write(c, request, (context, caller) => releaseOffer(context, caller, request))
  })
  app.post(`${base}/message`, page, async (c) => {
    const request = await readBody(c, offerMessageRequestSchema)
    return write(c, request, (context, caller) =>
      writeMessage(context, caller, request, sellerLink(services, request.offerId)),
    )
  })
}

/** Limits of a body with as many lines as an offer may have. */
const rowsLimit = { bytes: 256 * 1024, values: 2100 }
