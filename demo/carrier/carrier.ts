import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { type Site, sites, readSiteKey } from '@tradecounter/api/contract'
import {
  addCarrierEvents,
  inTransaction,
  type OriginOf,
  type Store,
  type Webhook,
} from '@tradecounter/api/seed'

/** The carriers of the demo's shipments. */
const carriers = ['postnord', 'dhl', 'schenker', 'bring'] as const

/** Milliseconds after which a carrier answers. */
const answerAfter = 2000

/** The place that has no room: whoever asks for it is refused. */
export const fullPoint = 'full'
/** Why it refuses. Carriers answer in the language of the country. */
const fullReasons: Readonly<Record<Site['country'], string>> = {
  SE: 'Paketboxen är full.',
  AX: 'Paketboxen är full.',
  NO: 'Pakkeboksen er full.',
  DK: 'Pakkeboksen er fuld.',
  FI: 'Pakettiautomaatti on täynnä.',
}

/** The shop that the carriers answer. */
interface Shop {
  store: Store
  /** Origin of a site, for links in the mails that answers cause. */
  originOf: OriginOf
}

/** What the shop asks (docs/carriers.md), as far as the demo reads it. */
const requestSchema = v.object({
  data: v.object({ requestId: v.string(), parcel: v.string(), pointId: v.optional(v.string()) }),
})
type CarrierRequest = v.InferOutput<typeof requestSchema>

async function readRequest(request: IncomingMessage): Promise<CarrierRequest> {
  const parts: Buffer[] = []
  // A request without an encoding gives buffers.
  for await (const part of request) parts.push(part as Buffer)
  return v.parse(requestSchema, JSON.parse(Buffer.concat(parts).toString()))
}

async function reasonFor(queries: Store['db'], parcelNumber: string): Promise<string> {
  const order = await queries
    .selectFrom('parcels')
    .innerJoin('shipments', 'shipments.id', 'parcels.shipmentId')
    .innerJoin('orders', 'orders.id', 'shipments.orderId')
    .select('orders.site')
    .where('parcels.number', '=', parcelNumber)
    .executeTakeFirst()
  return fullReasons[sites[readSiteKey(order?.site ?? '')].country]
}

/** Keeps the carrier's answer to a request, once however often it is asked. */
const answer = ({ store, originOf }: Shop, carrier: string, { data }: CarrierRequest): Promise<number> =>
  inTransaction({ store, clock: () => new Date() }, async (context) => {
    const isRefused = data.pointId === fullPoint
    return addCarrierEvents(context, originOf, carrier, [
      {
        eventId: `${data.requestId} ${data.parcel}`,
        parcelNumber: data.parcel,
        step: 'INFORMATION',
        place: '',
        note: '',
        occurredAt: context.now.toISOString(),
        promisedFrom: '',
        promisedTo: '',
        receivedBy: '',
        proofUrl: '',
        allows: '',
        requestId: data.requestId,
        outcome: isRefused ? 'refused' : 'confirmed',
        outcomeReason: isRefused ? await reasonFor(context.trx, data.parcel) : '',
      },
    ])
  })

/**
 * Starts the carriers of the demo on a free port of this machine: they take requests to change a delivery, and confirm
 * each two seconds later, other than one for the place that is full. They keep no process alive. Returns where requests
 * go.
 */
export async function startCarriers(shop: Shop): Promise<ReadonlyMap<string, Webhook>> {
  const server = createServer((request, response) => {
    const carrier = (request.url ?? '').slice(1)
    readRequest(request).then(
      (asked) => {
        response.writeHead(202).end()
        setTimeout(() => {
          // The shop may have been stopped meanwhile: the demo's carrier then never answers.
          answer(shop, carrier, asked).catch(() => undefined)
        }, answerAfter).unref()
      },
      () => response.writeHead(400).end(),
    )
  })
  server.on('connection', (socket) => socket.unref())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.unref()
  // A server on a port has an address with it.
  const { port } = server.address() as AddressInfo
  const secret = 'the demo and its carriers share this'
  return new Map(carriers.map((carrier) => [carrier, { url: `http://127.0.0.1:${port}/${carrier}`, secret }]))
}
