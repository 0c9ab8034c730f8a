import type { Seller, SellerReturn, SellerReturns } from '@tradecounter/api/contract'
import {
  type FormValues,
  readReturnAssignment,
  readReturnStep,
} from '@tradecounter/shop/operator-area/operator-translations'
import {
  fileOr404,
  keptForm,
  keyOf,
  missingPage,
  type OperatorPart,
  type OperatorRequest,
  problemOf,
  refusedPage,
  type RefusedForm,
  show,
  type Shown,
  uploadFiles,
} from './shown.ts'

/** For a filter that was refused. */
const none: SellerReturns = { total: 0, page: 1, pageSize: 1, returns: [] }

const casePath = /^\/returns\/(\w{1,40})(?:\/(file|step|assign|message))?$/u

const bodyOf = (action: string, number: string, values: FormValues) => {
  if (action === 'message') return { body: { number, message: values.message ?? '' } }
  return action === 'assign' ? readReturnAssignment(number, values) : readReturnStep(number, values)
}

const casePage = async (
  { calls }: OperatorRequest,
  seller: Seller,
  number: string,
  refused: RefusedForm | null,
): Promise<Shown> => {
  const answer = await calls.get(`/returns/case?number=${number}`)
  if (answer.status !== 200) return refusedPage(answer, seller)
  // Written by the service of the same build.
  const found = answer.json as SellerReturn
  const form = refused ?? { values: {}, problem: null, action: '' }
  return show({ kind: 'return', found, ...form }, seller, refused === null ? 200 : 422)
}

/** Returns and complaints, and the forms that decide them. */
export const returnPages: OperatorPart = {
  has: (path) => path === '/returns' || casePath.test(path),

  open: async (request, seller) => {
    const { path, query, calls } = request
    const [, number, part] = casePath.exec(path) ?? []
    if (number === undefined) {
      const answer = await calls.get(`/returns?${query}`)
      if (answer.status === 400)
        return show({ kind: 'returns', list: none, query, problem: problemOf(answer) }, seller, 422)
      return answer.status === 200
        ? show({ kind: 'returns', list: answer.json as SellerReturns, query, problem: null }, seller)
        : refusedPage(answer, seller)
    }
    if (part === undefined) return casePage(request, seller, number, null)
    if (part !== 'file') return { kind: 'redirect', to: `/returns/${number}` }
    const fileId = encodeURIComponent(new URLSearchParams(query).get('fileId') ?? '')
    return fileOr404(await calls.fetch(`/returns/file?number=${number}&fileId=${fileId}`), seller)
  },

  submit: async (request, seller, values) => {
    const [, number, action] = casePath.exec(request.path) ?? []
    if (number === undefined || action === undefined || action === 'file') return missingPage(seller)
    const path = `/returns/${number}`
    const again = async (problem: RefusedForm['problem']) => ({
      ...(await casePage(request, seller, number, { values, action, problem })),
      path,
    })
    if (request.isKept) return again(keptForm)
    const read = bodyOf(action, number, values)
    if ('field' in read) return again({ code: 'invalid', ...read })
    const uploaded = await uploadFiles(request, `/returns/upload?number=${number}`)
    const answer =
      'refused' in uploaded
        ? uploaded.refused
        : await request.calls.post(
            `/returns/${action}`,
            { ...read.body, files: uploaded.fileIds },
            keyOf(values),
          )
    if (answer.status === 200) return { kind: 'redirect', to: path, cookies: [] }
    if (answer.status === 401 || answer.status === 403) return refusedPage(answer, seller)
    return again(problemOf(answer))
  },
}
