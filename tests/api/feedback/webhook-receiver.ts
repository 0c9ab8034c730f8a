import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'

/** What a receiver of reports may rely on (docs/feedback.md): exactly these fields, none of a person. */
const reportSchema = v.strictObject({
  type: v.literal('feedback.created'),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  data: v.strictObject({
    feedbackId: v.pipe(v.string(), v.minLength(1)),
    site: v.string(),
    source: v.string(),
    feedbackType: v.string(),
    feedback: v.pipe(v.string(), v.minLength(1)),
  }),
})
export type Report = v.InferOutput<typeof reportSchema>

/** How the receiver answers: a status, a redirect to another path, or not at all. */
export type Manner = number | 'redirect' | 'hang up'

export interface WebhookReceiver {
  url: string
  /** Reports that the contract allows, with their `webhook-id`. */
  received: { id: string; report: Report }[]
  /** What was wrong with a request. */
  mistakes: string[]
  /** Requests for any path. */
  paths: string[]
  manner: Manner
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Verified as the documents tell receivers to, apart from the code of the service. */
function isSigned(secret: string, { headers }: IncomingMessage, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers
  const expected = Buffer.from(
    `v1,${createHmac('sha256', secret).update([id, time, body].map(String).join('.')).digest('base64')}`,
  )
  const given = Buffer.from(String(signature))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A receiver of reports on this machine, which holds the service to the contract. */
export async function openWebhookReceiver(secret: string): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    url: '',
    received: [],
    mistakes: [],
    paths: [],
    manner: 204,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  const server = createServer((request, response) => {
    void (async () => {
      receiver.paths.push(request.url ?? '')
      const body = await bodyOf(request)
      const { manner } = receiver
      if (!isSigned(secret, request, body)) receiver.mistakes.push('signature')
      if (request.headers.cookie ?? request.headers.authorization) receiver.mistakes.push('credentials')
      const report = v.safeParse(reportSchema, JSON.parse(body))
      if (!report.success) receiver.mistakes.push(...report.issues.map(({ message }) => message))
      if (manner === 'hang up') return request.socket.destroy()
      if (manner === 'redirect') return response.writeHead(307, { location: '/elsewhere' }).end()
      if (manner < 300 && report.success)
        receiver.received.push({ id: String(request.headers['webhook-id']), report: report.output })
      return response.writeHead(manner).end()
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  receiver.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/feedback`
  return receiver
}
