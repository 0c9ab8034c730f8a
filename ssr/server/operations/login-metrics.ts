import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { HostEnv } from '../context/hono-env.ts'
import { type Measures, noMeasures } from './metrics.ts'

const answerSchema = v.object({ success: v.picklist(['true', 'locked', 'false']) })

/** Counts how sign-ins end. Who tried is nobody's business here (reliability L8). */
export const measureLogins =
  (measures: Measures): MiddlewareHandler<HostEnv> =>
  async (c, next) => {
    await next()
    if (measures === noMeasures) return
    const json: unknown = c.res.ok
      ? await c.res
          .clone()
          .json()
          .catch(() => null)
      : null
    const answer = v.safeParse(answerSchema, json)
    measures.login(answer.success ? answer.output.success : c.res.ok ? 'false' : 'refused')
  }
