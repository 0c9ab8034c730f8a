import type { SellerFeedbackList } from '@tradecounter/api/contract'
import type { OperatorAnswer } from './calls.ts'
import { missingPage, type OperatorPart, problemOf, refusedPage, show, type Shown } from './shown.ts'

const none: SellerFeedbackList = { total: 0, page: 1, pageSize: 1, isExportable: false, feedback: [] }

/** The list of feedback, and the same as a file in the language of the reader. */
export const feedbackPages: OperatorPart = {
  has: (path) => path === '/feedback' || path === '/feedback/export',

  open: async ({ path, query, language, calls }, seller) => {
    const refused = (answer: OperatorAnswer): Shown =>
      answer.status === 400
        ? show({ kind: 'feedback', list: none, query, problem: problemOf(answer) }, seller, 422)
        : refusedPage(answer, seller)
    const asked = new URLSearchParams(query)
    if (path === '/feedback') {
      const answer = await calls.get(`/feedback?${asked.toString()}`)
      if (answer.status !== 200) return refused(answer)
      // Written by the service of the same build.
      const list = answer.json as SellerFeedbackList
      return show({ kind: 'feedback', list, query, problem: null }, seller)
    }
    asked.delete('page')
    asked.set('format', 'csv')
    // The service has one Norwegian.
    asked.set('locale', language === 'nb' ? 'nn' : language)
    const response = await calls.fetch(`/feedback/export?${asked.toString()}`)
    if (response.ok) return { kind: 'file', response }
    return refused({ status: response.status, json: await response.json().catch(() => null) })
  },

  submit: (_request, seller) => Promise.resolve(missingPage(seller)),
}
