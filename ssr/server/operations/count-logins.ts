import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { HonoEnv } from '../context/hono-env.ts'
import { type Metrics, noMetrics } from './metrics.ts'

const answerSchema = v.object({ success: v.picklist(['true', 'locked', 'false', 'factor', 'setup']) })

/** Counts sign-ins by result, never by user (reliability L8). */
export const countLogins =
  (metrics: Metrics): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    await next()
    if (metrics === noMetrics) return
    const json: unknown = c.res.ok
      ? await c.res
          .clone()
          .json()
          .catch(() => null)
      : null
    const answer = v.safeParse(answerSchema, json)
    metrics.login(answer.success ? answer.output.success : c.res.ok ? 'false' : 'refused')
  }
