import type { Seller, SellerLink } from '@tradecounter/api/contract'
import { type FormValues, startOf } from '@tradecounter/shop/operator-area/operator-translations'
import { applicationPages } from './application-pages.ts'
import type { OperatorAnswer } from './calls.ts'
import { feedbackPages } from './feedback-pages.ts'
import { operatorCookie } from './form-guard.ts'
import { keepForm, type KeptForm, keptFormOf, readKeptForm } from './kept-form.ts'
import { offerPages } from './offer-pages.ts'
import { returnPages } from './return-pages.ts'
import {
  keptForm,
  missingPage,
  type Opened,
  type OperatorRequest,
  problemOf,
  refusedPage,
  show,
  type Shown,
  signIn,
  type Submitted,
} from './shown.ts'

const isLocal = (path: string): boolean => /^\/(?![/\\])/u.test(path)

const startPaths = new Set(['/', '/sign-in', '/second-factor', '/sign-out'])

const parts = [offerPages, returnPages, feedbackPages, applicationPages]

const newSession = ({ json }: OperatorAnswer): string => (json as { session: string }).session

const sellerOf = async ({ session, calls }: OperatorRequest): Promise<Seller | Shown> => {
  if (session === null) return signIn(null)
  const answer = await calls.get('/me')
  // Written by the service of the same build.
  return answer.status === 200 ? (answer.json as Seller) : refusedPage(answer, null)
}

const openPage = async (request: OperatorRequest): Promise<Opened> => {
  const { path, query, calls } = request
  if (path === '/set-up') {
    const token = new URLSearchParams(query).get('token') ?? ''
    const answer = await calls.get(`/link?token=${encodeURIComponent(token)}`)
    return answer.status === 200
      ? show({ kind: 'set-up', link: answer.json as SellerLink, token, problem: null }, null)
      : show({ kind: 'problem', problem: 'link' }, null, 404)
  }
  const part = parts.find(({ has }) => has(path))
  if (part === undefined && !startPaths.has(path)) return missingPage(null)
  const seller = await sellerOf(request)
  if ('kind' in seller) return seller
  return part === undefined ? { kind: 'redirect', to: startOf(seller) } : part.open(request, seller)
}

/** Shows a form that was sent before the sign-in, with what was typed. Another seller begins at the start page. */
async function showAgain(
  request: OperatorRequest,
  { path, sellerId, values }: KeptForm,
  session: string,
  secure: boolean,
): Promise<Submitted> {
  const now = { ...request, path, session, calls: request.callsOf(session), files: [], refused: keptForm }
  const seller = await sellerOf(now)
  if ('kind' in seller) return { ...seller, session }
  if (seller.sellerId !== sellerId)
    return { kind: 'redirect', to: '/', cookies: [operatorCookie(session, secure)] }
  const part = parts.find(({ has }) => has(path))
  const shown = part === undefined ? missingPage(seller) : await part.submit(now, seller, values)
  return shown.kind === 'page' ? { ...shown, session } : shown
}

/** What the pages of the operator area show, and what their forms do. */
export function operatorPages({ secure }: { secure: boolean }) {
  /** Steps of the sign-in; null for another path. */
  const submitSignIn = async (request: OperatorRequest, values: FormValues): Promise<Submitted | null> => {
    const { path, calls } = request
    const kept = readKeptForm(values.kept)
    const next = isLocal(values.next ?? '') ? (values.next ?? '/') : '/'
    const to = (session: string | null, target = next): Submitted => ({
      kind: 'redirect',
      to: target,
      cookies: [operatorCookie(session, secure)],
    })
    if (path === '/sign-in') {
      const { email = '', password = '' } = values
      const answer = await calls.post('/sign-in', { email, password })
      if (answer.status !== 200)
        return keepForm({ ...signIn(problemOf(answer), { email }, 422), path: next }, kept)
      if (kept === null) return to(newSession(answer))
      const page = keepForm(show({ kind: 'code', problem: null }, null), kept)
      return { ...page, path: next, session: newSession(answer) }
    }
    if (path === '/second-factor') {
      const answer = await calls.post('/second-factor', {
        code: values.code ?? '',
        // Mails have one Norwegian, as the files of feedback do.
        language: request.language === 'nb' ? 'nn' : request.language,
      })
      if (answer.status === 200)
        return kept === null ? to(newSession(answer)) : showAgain(request, kept, newSession(answer), secure)
      const problem = problemOf(answer)
      const page = problem.code === 'signIn' ? signIn(null) : show({ kind: 'code', problem }, null, 422)
      return keepForm({ ...page, path: next }, kept)
    }
    if (path === '/sign-out') {
      await calls.post('/sign-out', {})
      return to(null, '/')
    }
    if (path !== '/set-up') return null
    const { token = '', password = '', code = '' } = values
    const answer = await calls.post('/set-up', { token, password, code })
    if (answer.status === 200) return show({ kind: 'set-up-done' }, null)
    const link = await calls.get(`/link?token=${encodeURIComponent(token)}`)
    return link.status === 200
      ? show({ kind: 'set-up', link: link.json as SellerLink, token, problem: problemOf(answer) }, null, 422)
      : show({ kind: 'problem', problem: 'link' }, null, 404)
  }

  const submit = async ({
    values,
    ...request
  }: OperatorRequest & { values: FormValues }): Promise<Submitted> => {
    const step = await submitSignIn(request, values)
    if (step !== null) return step
    const seller = await sellerOf(request)
    if ('kind' in seller) return keepForm(seller, keptFormOf(request.path, values))
    const part = parts.find(({ has }) => has(request.path))
    return part === undefined ? missingPage(seller) : part.submit(request, seller, values)
  }

  return { open: openPage, submit }
}
