import { feedbackRequestSchema } from '../contract/index.ts'
import { insertFeedback } from '../tracking/service.ts'
import { readBody } from '../platform/http/read-request.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import type { RouteGroup } from '../platform/services.ts'

const bodyLimit = 20 * 1024

/** `POST /api/feedback` (spec §4, §7): kept with who said it, when they are signed in. Safe to repeat by its key. */
export const feedbackRoutes: RouteGroup = (app, services) => {
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
