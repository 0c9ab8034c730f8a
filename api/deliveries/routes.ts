import { deliveryCalls } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { readSignedBody } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { checkSignature, eventsOf } from './carrier-events.ts'
import { addCarrierEvents } from './shipments.ts'
import { trackParcels } from './track.ts'

/** Track and trace without sign-in, and what carriers report. */
export const deliveryRoutes: RouteGroup = (mount, services) => {
  const { store, clock, settings, originOf } = services

  mount(deliveryCalls.track, ({ query }) => trackParcels(store.db, query, clock()))

  mount(
    deliveryCalls.reportCarrierEvents,
    async ({ c }) => {
      const carrier = c.req.header('x-carrier') ?? ''
      const signature = {
        carrier,
        timestamp: c.req.header('x-carrier-timestamp') ?? '',
        signature: c.req.header('x-carrier-signature') ?? '',
      }
      const request = await readSignedBody(c, deliveryCalls.reportCarrierEvents, (body) =>
        checkSignature(settings.carrierSecrets ?? new Map(), signature, body, clock()),
      )
      const events = eventsOf(request, carrier, clock())
      const written = await inTransaction(services, (context) =>
        addCarrierEvents(context, originOf, carrier, events),
      )
      return { received: events.length, new: written }
    },
    { startsJobs: true },
  )
}
