import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  operatorBase,
  operatorSessionHeader,
  sellerCodeSchema,
  sellerLinkQuerySchema,
  sellerSetUpSchema,
  sellerSignInSchema,
} from '../contract/index.ts'
import { qrOfSecret } from '../accounts/service.ts'
import { decryptSecret } from '../platform/keys/secrets.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { answerFailure } from '../platform/http/answer-failure.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { isHost, readClient } from '../platform/http/client.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { ApiContext, ApiEnv, Services } from '../platform/services.ts'
import { applicationCalls } from './application-calls.ts'
import type { OperatorCallGroup, OperatorCallMaker, SellerHandler, SellerRule } from './call-group.ts'
import { feedbackCalls } from './feedback-calls.ts'
import { findSellerLink } from './links.ts'
import { offerCalls } from './offer-calls.ts'
import { returnCalls } from './return-calls.ts'
import { endSellerSession, findSellerSession, type SellerSession } from './sessions.ts'
import { createSellerSignIn } from './sign-in.ts'
import { permissionsOfSeller } from '../sellers/service.ts'

/**
 * The calls of the operator area, apart from those of the shop: only a host may make them, and the session is a
 * seller's. Refusals are JSON like those of the shop.
 */
export function createOperatorApp(services: Services, isFull?: (failure: unknown) => boolean): Hono<ApiEnv> {
  const { store, clock } = services
  const { db } = store
  const app = new Hono<ApiEnv>()
  const signIn = createSellerSignIn(services)

  app.onError((failure, c) => answerFailure(c, failure, { ...services, isFull }))
  app.notFound((c) => c.json({ code: 'notFound', message: 'There is no such call.' }, 404))
  app.use(async (c, next) => {
    c.set('traceId', randomUUID())
    // As for a call that does not exist: nothing but a host learns that this is here.
    if (!isHost(c, services)) throw notFound('There is no such call.')
    await next()
    c.res.headers.set('cache-control', 'private, no-store')
    c.res.headers.set('x-content-type-options', 'nosniff')
  })

  const sessionFor = async (c: ApiContext, rule: SellerRule): Promise<SellerSession> => {
    const session = await findSellerSession(db, c.req.header(operatorSessionHeader) ?? '', clock())
    if (session === null) throw new ApiError(401, 'signIn', 'Sign in first.')
    if (rule !== 'password' && !session.isComplete)
      throw new ApiError(401, 'secondFactor', 'The second factor is missing.')
    if (rule === 'password' || rule === 'seller') return session
    const permissions = await permissionsOfSeller(db, session.seller.id)
    if (rule.every((permission) => !permissions.includes(permission)))
      throw new ApiError(403, 'permission', `${rule.join(' or ')} is missing.`, {
        more: { permission: rule[0] },
      })
    return session
  }
  const get = (path: string, rule: SellerRule, handler: SellerHandler) =>
    app.get(operatorBase + path, async (c) => handler(c, await sessionFor(c, rule)))
  const post = (path: string, rule: SellerRule, handler: SellerHandler) =>
    app.post(operatorBase + path, async (c) => handler(c, await sessionFor(c, rule)))
  const write = async (
    c: ApiContext,
    change: (context: WriteContext) => Promise<void>,
  ): Promise<Response> => {
    await inTransaction(services, change)
    services.startJobs()
    return c.json({ success: true })
  }

  const writeOnce: OperatorCallMaker['writeOnce'] = async (c, { sellerId, request }, change) => {
    const caller = { userId: `seller:${sellerId}`, customerId: '', sessionHash: '' }
    // A repeated form uploads its files again, under other ids.
    const repeated = { ...request, files: request.files.length }
    const options = { request: repeated, keyRequired: false }
    const answer = await answerOnce(c, services, caller, options, async (context) => {
      await change(context)
      return { success: true }
    })
    services.startJobs()
    return answer
  }

  app.post(`${operatorBase}/sign-in`, async (c) => {
    const { address } = readClient(c, services)
    return c.json({ session: await signIn.checkPassword(await readBody(c, sellerSignInSchema), address) })
  })
  app.get(`${operatorBase}/link`, async (c) => {
    const seller = await findSellerLink(db, readQuery(c, sellerLinkQuerySchema).token, clock())
    if (seller === undefined) throw notFound('The link is used or has expired.', 'token')
    const secret = decryptSecret(services.keys.factors, seller.totpSecret)
    const { name, email } = seller
    const { size, path } = await qrOfSecret('Tradecounter', email, secret)
    return c.json({ name, email, totp: { secret, qr: { size, path } } })
  })
  app.post(`${operatorBase}/set-up`, async (c) => {
    await signIn.setUp(await readBody(c, sellerSetUpSchema))
    return c.json({ success: true })
  })
  post('/second-factor', 'password', async (c, session) => {
    const given = await readBody(c, sellerCodeSchema)
    return c.json({ session: await signIn.checkCode(session, given, readClient(c, services).address) })
  })
  post('/sign-out', 'password', async (c, { idHash }) => {
    await endSellerSession(db, idHash)
    return c.json({ success: true })
  })
  get('/me', 'seller', async (c, { seller: { id, name } }) =>
    c.json({ sellerId: id, name, permissions: await permissionsOfSeller(db, id) }),
  )

  for (const group of groups) group({ get, post, write, writeOnce }, services)
  return app
}

/** The parts of the operator area. */
const groups: readonly OperatorCallGroup[] = [offerCalls, returnCalls, feedbackCalls, applicationCalls]
