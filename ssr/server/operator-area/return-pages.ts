import type { SellerReturn, SellerReturns } from '@tradecounter/api/contract'
import { readReturnAssignment, readReturnStep } from '@tradecounter/shop/operator-area/operator-translations'
import { recordPages } from './record-pages.ts'

const none: SellerReturns = { total: 0, page: 1, pageSize: 1, returns: [] }

/** Returns and complaints, and the forms that decide them. */
export const returnPages = recordPages<SellerReturns, SellerReturn>({
  path: '/returns',
  call: 'case',
  id: { name: 'number', form: '\\w{1,40}' },
  actions: ['step', 'assign', 'message'],
  showList: (list, query, problem) => ({ kind: 'returns', list: list ?? none, query, problem }),
  showOne: (found, form) => ({ kind: 'return', found, ...form }),

  bodyOf: (action, number, values) => {
    if (action === 'message') return { body: { number, message: values.message ?? '' } }
    return action === 'assign' ? readReturnAssignment(number, values) : readReturnStep(number, values)
  },
})
