import { feedbackRequestSchema } from '../contract/index.ts'
import { insertFeedback } from '../tracking/service.ts'
import { readBody } from '../platform/read-request.ts'
import { answerOnce } from '../platform/answer-once.ts'
import type { Route } from '../platform/services.ts'

const bodyLimit = 20 * 1024

/** `POST /api/feedback` (spec §4, §7): kept with who said it, when they are signed in. Safe to repeat by its key. */
export const feedbackRoutes: Route = (app, services) => {
  app.post('/api/feedback', 'session', async (c) => {
    const request = await readBody(c, feedbackRequestSchema, bodyLimit)
    const caller = c.get('caller')
    return answerOnce(c, services, caller, { request, keyRequired: false }, async (trx) => {
      const { feedback, feedbackType, source } = request
      await insertFeedback(trx, {
        site: caller.site,
        feedback,
        feedbackType,
        source,
        userId: caller.userId || null,
        customerId: caller.customerId || null,
        givenAt: services.clock().toISOString(),
      })
      return { success: true }
    })
  })
}
