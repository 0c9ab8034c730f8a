import { siteCalls } from '../contract/index.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { saveFeedback } from './service.ts'

/** `POST /api/feedback` (spec §4, §7). */
export const feedbackRoutes: RouteGroup = (mount, services) => {
  const hasWebhook = services.settings.feedbackWebhook !== undefined
  mount(
    siteCalls.sendFeedback,
    ({ caller, body }, context) => saveFeedback(context, caller, body, hasWebhook),
    { startsJobs: hasWebhook },
  )
}
