import { doneSchema } from '../common.ts'
import {
  userSettingAnswerSchema,
  userSettingQuerySchema,
  userSettingRequestSchema,
} from '../accounts/user-settings.ts'
import { defineCalls } from './call.ts'

export const userSettingCalls = defineCalls({
  setting: {
    method: 'GET',
    path: '/api/user/setting',
    summary: 'What the user has chosen for a key, such as the columns of a list',
    rule: 'signed-in',
    query: userSettingQuerySchema,
    answer: userSettingAnswerSchema,
  },
  saveSetting: {
    method: 'POST',
    path: '/api/user/savesetting',
    summary: 'Keeps what the user has chosen for a key',
    rule: 'signed-in',
    body: userSettingRequestSchema,
    answer: doneSchema,
  },
})
