import { offerCalls } from '../contract/index.ts'
import { startExport, exportQueryOf, exportReaderOf } from '../exports/service.ts'
import { sendPrivateFile } from '../platform/files/send-private-file.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import type { CallRequest, RouteGroup } from '../platform/http/route-group.ts'
import { acceptOffer, releaseOffer } from './buyer/accept-offer.ts'
import { copyOffer, editDraft, requestOffer } from './buyer/drafts.ts'
import { offerExport } from './documents/offer-export.ts'
import { makeOfferSheet } from './documents/offer-sheet.ts'
import { listExpiring, listOffers, readOffer } from './buyer/read-offers.ts'
import { type BuyerStep, sellerLink, takeStep, writeMessage } from './buyer/steps.ts'

/** The offers of the caller's customer (spec my-pages §14). */
export const offerRoutes: RouteGroup = (mount, services) => {
  /** A step that says something to the seller. */
  const stepOf =
    (step: BuyerStep) =>
    ({ caller, body }: Pick<CallRequest<typeof offerCalls.send>, 'caller' | 'body'>, context: WriteContext) =>
      takeStep(context, caller, step, body, sellerLink(services, body.offerId))

  mount(offerCalls.list, ({ caller, query }) => listOffers(services, caller, query))
  mount(offerCalls.export, async ({ c, query }) =>
    exportResponse(await offerExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )
  mount(offerCalls.startExport, ({ c, body }) => startExport(services, exportReaderOf(c), offerExport, body))
  mount(offerCalls.expiring, ({ caller }) => listExpiring(services, caller))
  mount(offerCalls.offer, ({ caller, query }) => readOffer(services, caller, query.offerId))
  mount(offerCalls.sheet, async ({ c, caller, query: { offerId } }) => {
    const { fileName, bytes } = await makeOfferSheet(services, caller, offerId)
    return sendPrivateFile(c, { name: fileName, bytes })
  })

  mount(offerCalls.request, ({ caller, body }, context) => requestOffer(context, caller, body), {
    startsJobs: true,
  })
  mount(offerCalls.edit, ({ caller, body }, context) => editDraft(context, caller, body), {
    startsJobs: true,
  })
  mount(offerCalls.copy, ({ caller, body }, context) => copyOffer(context, caller, body.offerId), {
    startsJobs: true,
  })
  mount(offerCalls.send, stepOf('send'), { startsJobs: true })
  mount(offerCalls.cancel, stepOf('cancel'), { startsJobs: true })
  mount(offerCalls.requestAgain, stepOf('requestAgain'), { startsJobs: true })
  mount(offerCalls.askChange, stepOf('askChange'), { startsJobs: true })
  mount(offerCalls.askExtension, stepOf('askExtension'), { startsJobs: true })
  mount(offerCalls.decline, stepOf('decline'), { startsJobs: true })
  mount(offerCalls.accept, ({ caller, body }, context) => acceptOffer(context, caller, body), {
    startsJobs: true,
  })
  mount(offerCalls.release, ({ caller, body }, context) => releaseOffer(context, caller, body), {
    startsJobs: true,
  })
  mount(
    offerCalls.writeMessage,
    ({ caller, body }, context) => writeMessage(context, caller, body, sellerLink(services, body.offerId)),
    { startsJobs: true },
  )
}
