import type { Seller } from '@tradecounter/api/contract'
import type { Language } from '@tradecounter/shop/core'
import type {
  FormProblem,
  FormValues,
  OperatorView,
} from '@tradecounter/shop/operator-area/operator-translations'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { OperatorAnswer, OperatorCalls } from './calls.ts'

/** A request of the operator area. */
export interface OperatorRequest {
  path: string
  query: string
  language: Language
  session: string | null
  calls: OperatorCalls
  /** The calls of another session. */
  callsOf: (session: string) => OperatorCalls
  /**
   * Why nothing is done with the form, and it is shown again: its files are too large, or it was sent before a sign-in.
   */
  refused?: FormProblem | undefined
  /** Files of the form. */
  files?: readonly File[]
}

/** A page to show. */
export type Shown = {
  kind: 'page'
  status: ContentfulStatusCode
  page: { view: OperatorView; seller: Seller | null }
  /** Path of the page, if the form was sent to another. */
  path?: string
  /** The session that begins with this answer. */
  session?: string
}
export type Opened = Shown | { kind: 'redirect'; to: string } | { kind: 'file'; response: Response }
export type Submitted = Shown | { kind: 'redirect'; to: string; cookies: string[] }

export const show = (
  view: OperatorView,
  seller: Seller | null,
  status: ContentfulStatusCode = 200,
): Shown => ({
  kind: 'page',
  status,
  page: { view, seller },
})

/** The code and field of a refusal. */
export function problemOf({ json }: OperatorAnswer): FormProblem {
  const body = typeof json === 'object' && json !== null ? json : {}
  return {
    code: 'code' in body && typeof body.code === 'string' ? body.code : 'failed',
    field: 'field' in body && typeof body.field === 'string' ? body.field : '',
  }
}

/** The key of a form that stores a message once, however often it is sent; undefined for other forms. */
export const keyOf = ({ idempotencyKey = '' }: FormValues): string | undefined =>
  /^[0-9a-f]{32}$/u.test(idempotencyKey) ? idempotencyKey : undefined

/** Says that a form was sent after the end of its session, and is shown again. */
export const keptForm: FormProblem = { code: 'kept', field: '' }

/** The first step of the sign-in. */
export const signIn = (
  problem: FormProblem | null,
  values: FormValues = {},
  status: ContentfulStatusCode = 200,
) => show({ kind: 'sign-in', values, problem }, null, status)

/** The page in place of one that was refused: a step of the sign-in, or what is wrong. */
export const refusedPage = (answer: OperatorAnswer, seller: Seller | null): Shown => {
  const { code } = problemOf(answer)
  if (answer.status === 401)
    return code === 'secondFactor' ? show({ kind: 'code', problem: null }, null) : signIn(null)
  const problem = answer.status === 403 ? 'forbidden' : answer.status < 500 ? 'missing' : 'failed'
  const status = answer.status === 403 ? 403 : answer.status < 500 ? 404 : 503
  return show({ kind: 'problem', problem }, seller, status)
}

/** The page for an address that there is not. */
export const missingPage = (seller: Seller | null): Shown =>
  show({ kind: 'problem', problem: 'missing' }, seller, 404)

/** A part of the operator area: the pages below one path. */
export interface OperatorPart {
  /** Whether the part has a page at a path. */
  has: (path: string) => boolean
  open: (request: OperatorRequest, seller: Seller) => Promise<Opened>
  submit: (request: OperatorRequest, seller: Seller, values: FormValues) => Promise<Submitted>
}

/** What a form shows again when it was refused. */
export interface RefusedForm {
  values: FormValues
  problem: FormProblem
  action: string
}

/** Uploads the files of a form to an address of the service. Returns their ids, or why one was refused. */
export async function uploadFiles(
  { calls, files = [] }: OperatorRequest,
  address: string,
): Promise<{ fileIds: string[] } | { refused: OperatorAnswer }> {
  const fileIds: string[] = []
  for (const file of files) {
    const answer = await calls.upload(`${address}&name=${encodeURIComponent(file.name)}`, file)
    if (answer.status !== 200) return { refused: answer }
    // Written by the service of the same build.
    fileIds.push((answer.json as { fileId: string }).fileId)
  }
  return { fileIds }
}

/** Answers with a file that the service has found; otherwise with the page for an address that there is not. */
export const fileOr404 = (response: Response, seller: Seller): Opened =>
  response.ok ? { kind: 'file', response } : missingPage(seller)
