import type {
  FormProblem,
  FormValues,
  OperatorView,
} from '@tradecounter/shop/operator-area/operator-translations'
import {
  fileOr404,
  keyOf,
  missingPage,
  type OperatorPart,
  type OperatorRequest,
  problemOf,
  type RefusedForm,
  refusedPage,
  show,
  type Shown,
  uploadFiles,
} from './shown.ts'

/** What a form shows: what was sent and refused, or nothing. */
interface ShownForm {
  values: FormValues
  problem: FormProblem | null
  action: string
}

/** The records of one kind that sellers work on, with their list, files and forms. */
interface Records<List, One> {
  /**
   * The path of the list, here and in the service. Below it a record is at its id, and a form at the id and its action.
   */
  path: string
  /** The call of one record, and the name and form of its id in all calls. */
  call: string
  id: { name: string; form: string }
  /** What a record's forms do: each is a call of the service. */
  actions: readonly string[]
  /** `list` is null for a filter that was refused. */
  showList: (list: List | null, query: string, problem: FormProblem | null) => OperatorView
  showOne: (one: One, form: ShownForm) => OperatorView
  /**
   * The body of a call, or the field that could not be read. `shownField` names a field of the body as the form shows
   * it.
   * @default as in the body
   */
  bodyOf: (
    action: string,
    id: string,
    values: FormValues,
    one: One,
  ) => { body: object; shownField?: (field: string) => string } | { field: string }
}

/** The pages of records whose forms may send files. */
export function recordPages<List, One>(records: Records<List, One>): OperatorPart {
  const {
    path: base,
    call,
    id: { name, form },
    actions,
    showList,
    showOne,
    bodyOf,
  } = records
  const pattern = new RegExp(`^${base}/(${form})(?:/(file|${actions.join('|')}))?$`, 'u')
  const addressOf = (part: string, id: string): string => `${base}/${part}?${name}=${id}`

  const readOne = ({ calls }: OperatorRequest, id: string) => calls.get(addressOf(call, id))
  // Written by the service of the same build.
  const oneOf = ({ json }: { json: unknown }): One => json as One
  const listOf = ({ json }: { json: unknown }): List => json as List

  const onePage = (one: One, seller: Parameters<typeof show>[1], refused: RefusedForm | null): Shown =>
    show(
      showOne(one, refused ?? { values: {}, problem: null, action: '' }),
      seller,
      refused === null ? 200 : 422,
    )

  return {
    has: (path) => path === base || pattern.test(path),

    open: async (request, seller) => {
      const { path, query, calls } = request
      const [, id, part] = pattern.exec(path) ?? []
      if (id === undefined) {
        const answer = await calls.get(`${base}?${query}`)
        if (answer.status === 400) return show(showList(null, query, problemOf(answer)), seller, 422)
        return answer.status === 200
          ? show(showList(listOf(answer), query, null), seller)
          : refusedPage(answer, seller)
      }
      if (part === undefined) {
        const answer = await readOne(request, id)
        return answer.status === 200 ? onePage(oneOf(answer), seller, null) : refusedPage(answer, seller)
      }
      if (part !== 'file') return { kind: 'redirect', to: `${base}/${id}` }
      const fileId = encodeURIComponent(new URLSearchParams(query).get('fileId') ?? '')
      return fileOr404(await calls.fetch(`${addressOf('file', id)}&fileId=${fileId}`), seller)
    },

    submit: async (request, seller, values) => {
      const [, id, action] = pattern.exec(request.path) ?? []
      if (id === undefined || action === undefined || action === 'file') return missingPage(seller)
      const path = `${base}/${id}`
      const before = await readOne(request, id)
      if (before.status !== 200) return refusedPage(before, seller)
      /** The form again, with the record as it is now. */
      const again = async (problem: FormProblem): Promise<Shown> => {
        const answer = await readOne(request, id)
        return answer.status === 200
          ? { ...onePage(oneOf(answer), seller, { values, action, problem }), path }
          : refusedPage(answer, seller)
      }
      if (request.refused) return again(request.refused)
      const read = bodyOf(action, id, values, oneOf(before))
      if ('field' in read) return again({ code: 'invalid', ...read })
      const uploaded = await uploadFiles(request, addressOf('upload', id))
      const answer =
        'refused' in uploaded
          ? uploaded.refused
          : await request.calls.post(
              `${base}/${action}`,
              { ...read.body, files: uploaded.fileIds },
              keyOf(values),
            )
      if (answer.status === 200) return { kind: 'redirect', to: path, cookies: [] }
      if (answer.status === 401 || answer.status === 403) return refusedPage(answer, seller)
      const problem = problemOf(answer)
      return again({ ...problem, field: read.shownField?.(problem.field) ?? problem.field })
    },
  }
}
