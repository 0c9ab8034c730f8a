import * as v from 'valibot'
import { requireSignedIn } from '../accounts/caller.ts'
import {
  type UserSettingKey,
  userSettingQuerySchema,
  userSettingRequestSchema,
  userSettingSchemas,
} from '../contract/index.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { RouteGroup } from '../platform/services.ts'
import { findSetting, writeSetting } from './store.ts'

/** Choices that are kept for a user on all devices, such as the columns of a list (MY-9). */
export const userSettingRoutes: RouteGroup = (app, { store: { db }, clock }) => {
  app.get('/api/user/setting', 'signed-in', async (c) => {
    const { key } = readQuery(c, userSettingQuerySchema)
    const { userId } = requireSignedIn(c.get('caller'))
    const stored = v.safeParse(schemaOf(key), await findSetting(db, userId, key))
    // A value of another version is as good as none.
    return c.json({ value: stored.success ? stored.output : null })
  })

  app.post('/api/user/savesetting', 'signed-in', async (c) => {
    const { key, value } = await readBody(c, userSettingRequestSchema)
    const { userId } = requireSignedIn(c.get('caller'))
    const checked = v.safeParse(schemaOf(key), value)
    if (!checked.success) {
      const [issue] = checked.issues
      const field = ['value', v.getDotPath(issue)].filter(Boolean).join('.')
      throw new ApiError(400, 'invalid', issue.message, { field })
    }
    await writeSetting(db, {
      userId,
      key,
      value: JSON.stringify(checked.output),
      updatedAt: clock().toISOString(),
    })
    return c.json({ success: true })
  })
}

const schemaOf = (key: UserSettingKey) => userSettingSchemas[key]
