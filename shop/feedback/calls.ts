import type { FeedbackRequest } from '@tradecounter/api/contract'
import type { HttpClient } from '@tradecounter/shop/core'
import { requestTimeout } from './rules.ts'

/** `POST /bff/feedback` (spec §7), after `POST /oauth2/token`, also for visitors. It outlives the page. */
export const sendFeedback = (
  { call }: HttpClient,
  body: Required<Pick<FeedbackRequest, 'feedback' | 'source' | 'siteId'>>,
) =>
  call<{ success: true }>('/bff/feedback', {
    method: 'POST',
    body,
    withToken: true,
    timeout: requestTimeout,
    keepalive: true,
    // What has been typed must be lost neither by a reload nor with the session.
    whenSignedOut: 'continue',
  })
