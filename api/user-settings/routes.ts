import * as v from 'valibot'
import { userSettingCalls, type UserSettingKey, userSettingSchemas } from '../contract/index.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { findSetting, writeSetting } from './store.ts'

/** Choices that are kept for a user on all devices, such as the columns of a list (MY-9). */
export const userSettingRoutes: RouteGroup = (mount, { store: { db }, clock }) => {
  mount(userSettingCalls.setting, async ({ caller: { userId }, query: { key } }) => {
    const stored = v.safeParse(schemaOf(key), await findSetting(db, userId, key))
    // A value of another version is as good as none.
    return { value: stored.success ? stored.output : null }
  })

  mount(userSettingCalls.saveSetting, async ({ caller: { userId }, body: { key, value } }) => {
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
    return { success: true }
  })
}

const schemaOf = (key: UserSettingKey) => userSettingSchemas[key]
