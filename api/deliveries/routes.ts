import { carrierEventsRequestSchema, trackQuerySchema } from '../contract/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { readQuery, readSignedBody } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { checkSignature, eventsOf } from './carrier-events.ts'
import { addCarrierEvents } from './service.ts'
import { trackParcels } from './track.ts'

/** Bytes and values of a document of a carrier: 500 events with everything. */
const carrierBodyLimit = 512 * 1024
const carrierValues = 40_000

/** Track and trace without sign-in, and what carriers report. */
export const deliveryRoutes: RouteGroup = (app, services) => {
  const { store, clock, settings, originOf } = services

  app.get('/api/track-and-trace', 'public', async (c) =>
    c.json(await trackParcels(store.db, readQuery(c, trackQuerySchema), clock())),
  )

  app.post('/api/carrier-events', 'public', async (c) => {
    const carrier = c.req.header('x-carrier') ?? ''
    const signature = {
      carrier,
      timestamp: c.req.header('x-carrier-timestamp') ?? '',
      signature: c.req.header('x-carrier-signature') ?? '',
    }
    const request = await readSignedBody(
      c,
      carrierEventsRequestSchema,
      { limit: carrierBodyLimit, values: carrierValues },
      (body) => checkSignature(settings.carrierSecrets ?? new Map(), signature, body, clock()),
    )
    const events = eventsOf(request, clock())
    const written = await inTransaction(services, (context) =>
      addCarrierEvents(context, originOf, carrier, events),
    )
    services.startJobs()
    return c.json({ received: events.length, new: written })
  })
}
