import { feedbackRequestSchema } from '../contract/index.ts'
import { answerOnce } from '../platform/http/answer-once.ts'
import { readBody } from '../platform/http/read-request.ts'
import type { RouteGroup } from '../platform/services.ts'
import { saveFeedback } from './service.ts'

const bodyLimit = 20 * 1024

/** `POST /api/feedback` (spec §4, §7). */
export const feedbackRoutes: RouteGroup = (app, services) => {
  const tellWebhook = services.settings.feedbackWebhook !== undefined
  app.post('/api/feedback', 'session', async (c) => {
    const request = await readBody(c, feedbackRequestSchema, bodyLimit)
    const caller = c.get('caller')
    const answer = await answerOnce(c, services, caller, { request, keyRequired: false }, (context) =>
      saveFeedback(context, caller, request, tellWebhook),
    )
    if (tellWebhook) services.startJobs()
    return answer
  })
}
