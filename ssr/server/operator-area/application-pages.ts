import type {
  RevealedNumbers,
  Seller,
  SellerApplication,
  SellerApplicationList,
} from '@tradecounter/api/contract'
import type { FormProblem, FormValues } from '@tradecounter/shop/operator-area/operator-translations'
import {
  missingPage,
  type Opened,
  type OperatorPart,
  type OperatorRequest,
  problemOf,
  type RefusedForm,
  refusedPage,
  show,
  type Shown,
  type Submitted,
} from './shown.ts'

/** Addresses of applications: the list, one of them, and the forms about it. */
const applicationPath =
  /^\/applications(?:\/([\w-]{1,64})(?:\/(creditCheck|ask|approve|reject|duplicate|reveal))?)?$/u

const applicationPage = async (
  { calls }: OperatorRequest,
  seller: Seller,
  id: string,
  refused: RefusedForm | null,
  revealed: RevealedNumbers | null = null,
): Promise<Shown> => {
  const answer = await calls.get(`/applications/application?applicationId=${id}`)
  if (answer.status !== 200) return refusedPage(answer, seller)
  // Written by the service of the same build.
  const application = answer.json as SellerApplication
  const form = refused ?? { values: {}, problem: null, action: '' }
  return show({ kind: 'application', application, revealed, ...form }, seller, refused === null ? 200 : 422)
}

/** The list of applications, or one of them. */
async function openApplications(request: OperatorRequest, seller: Seller): Promise<Opened> {
  const [, id, part] = applicationPath.exec(request.path) ?? []
  if (id === undefined) {
    const answer = await request.calls.get(`/applications?${request.query}`)
    return answer.status === 200
      ? show(
          { kind: 'applications', list: answer.json as SellerApplicationList, query: request.query },
          seller,
        )
      : refusedPage(answer, seller)
  }
  return part === undefined
    ? applicationPage(request, seller, id, null)
    : { kind: 'redirect', to: `/applications/${id}` }
}

/** A whole amount of the currency in its minor unit; null for none, undefined for a text that is no amount. */
function creditOf(text: string): number | null | undefined {
  const digits = text.replaceAll(/\s/gu, '')
  if (digits === '') return null
  return /^\d{1,11}$/u.test(digits) ? Number(digits) * 100 : undefined
}
function daysOf(text: string): number | null | undefined {
  const digits = text.trim()
  if (digits === '') return null
  return /^\d{1,3}$/u.test(digits) ? Number(digits) : undefined
}

/** The body of a call, or the field that could not be read. */
function bodyOf(
  action: string,
  applicationId: string,
  values: FormValues,
): { body: object } | { field: string } {
  const step = { applicationId, revision: Number(values.revision ?? '') }
  switch (action) {
    case 'creditCheck':
      return { body: { ...step, note: values.note ?? '' } }
    case 'ask':
    case 'reject':
      return { body: { ...step, text: values.text ?? '' } }
    case 'approve': {
      const creditLimit = creditOf(values.creditLimit ?? '')
      const paymentDays = daysOf(values.paymentDays ?? '')
      if (creditLimit === undefined) return { field: 'creditLimit' }
      if (paymentDays === undefined) return { field: 'paymentDays' }
      const { priceGroup = '', warehouseId = '' } = values
      return { body: { ...step, priceGroup, warehouseId, creditLimit, paymentDays } }
    }
    default:
      return { body: action === 'reveal' ? { applicationId } : step }
  }
}

/** Does what a form about an application asks for. */
async function submitApplication(
  request: OperatorRequest,
  seller: Seller,
  values: FormValues,
): Promise<Submitted> {
  const [, id, action] = applicationPath.exec(request.path) ?? []
  if (id === undefined || action === undefined) return missingPage(seller)
  const path = `/applications/${id}`
  const refused = async (problem: FormProblem): Promise<Submitted> => ({
    ...(await applicationPage(request, seller, id, { values, action, problem })),
    path,
  })
  if (request.refused) return refused(request.refused)
  const read = bodyOf(action, id, values)
  if ('field' in read) return refused({ code: 'invalid', field: read.field })
  const answer = await request.calls.post(`/applications/${action.toLowerCase()}`, read.body)
  if (answer.status === 401 || answer.status === 403) return refusedPage(answer, seller)
  if (answer.status !== 200) return refused(problemOf(answer))
  if (action !== 'reveal') return { kind: 'redirect', to: path, cookies: [] }
  return { ...(await applicationPage(request, seller, id, null, answer.json as RevealedNumbers)), path }
}

/** The pages of applications. */
export const applicationPages: OperatorPart = {
  has: (path) => applicationPath.test(path),
  open: openApplications,
  submit: submitApplication,
}
