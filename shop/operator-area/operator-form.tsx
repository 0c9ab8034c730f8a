import { createContext, type ReactNode, use } from 'react'
import { newIdempotencyKey, type Translator } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import type { FormProblem, FormValues } from './views.ts'

/** Pages of the operator area have no script: what is typed goes to the server with the form. */
export const unchanged = (): void => undefined

interface FormProps {
  action: string
  csrf: string
  /** Whether the form has a `FileField`. @default false */
  files?: boolean
  children: ReactNode
}

/**
 * The id of the seller for whom a page is made; null before the sign-in is complete. Forms send it, so that what is
 * typed and kept over a sign-in is shown to no other seller.
 */
export const FormSeller = createContext<string | null>(null)

/** A form of the operator area, with the value that proves its origin. */
export function OperatorForm({ action, csrf, files = false, children }: FormProps) {
  const sellerId = use(FormSeller)
  return (
    <form method="post" action={action} {...(files ? { encType: 'multipart/form-data' } : {})}>
      <input type="hidden" name="csrf" value={csrf} />
      {sellerId !== null && <input type="hidden" name="formSeller" value={sellerId} />}
      {children}
    </form>
  )
}

/**
 * The key that stores the message of a form once, also when the browser sends the form again. An edited message after a
 * key was used is another one.
 */
export function MessageKey({ values, problem }: { values: FormValues; problem: FormProblem | null }) {
  const { idempotencyKey } = problem?.code === 'idempotencyKey' ? {} : values
  return <input type="hidden" name="idempotencyKey" value={idempotencyKey ?? newIdempotencyKey()} />
}

const texts = {
  credentials: 'operator.problem-credentials',
  code: 'operator.problem-code',
  wait: 'operator.problem-wait',
  tooShort: 'operator.problem-too-short',
  tooPlain: 'operator.problem-too-plain',
  stale: 'operator.problem-stale',
  staleApplication: 'applications.problem-stale',
  applicationState: 'applications.problem-state',
  offerState: 'operator.problem-state',
  inPast: 'operator.problem-in-past',
  notLonger: 'operator.problem-not-longer',
  unknownArticle: 'operator.problem-article',
  notBuyable: 'operator.problem-not-sold',
  alternativeTo: 'operator.problem-alternative',
  quantityInvalid: 'operator.problem-quantity',
  changed: 'operator.problem-case-stale',
  state: 'operator.problem-case-state',
  ended: 'operator.problem-case-state',
  required: 'operator.problem-required',
  noOrder: 'operator.problem-no-order',
  notInvoiced: 'operator.problem-not-invoiced',
  notLower: 'operator.problem-not-lower',
  priceMissing: 'operator.problem-price-missing',
  noDocument: 'operator.problem-no-document',
  noLine: 'operator.problem-no-line',
  tooMuch: 'operator.problem-too-much',
  assigned: 'operator.problem-assigned',
  fileType: 'operator.problem-file-type',
  empty: 'operator.problem-file-type',
  tooLarge: 'operator.problem-file-size',
  filesTooLarge: 'operator.problem-files-size',
  tooManyFiles: 'operator.problem-file-count',
  invalid: 'operator.problem-invalid',
  kept: 'operator.problem-kept',
} as const
const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code)

/** The text of a refusal; that of a failure for a code that no page knows. */
export const problemText = ({ code }: FormProblem, t: Translator): string =>
  t(isKnown(code) ? texts[code] : 'operator.problem-failed')

/** The banner above a form that was refused. */
export function Problem({ problem, t }: { problem: FormProblem | null; t: Translator }) {
  if (problem === null) return null
  const [, index] = /^lines\.(\d+)/u.exec(problem.field) ?? []
  return (
    <StatusBanner severity="error" severityLabel={t('common.severity.error')}>
      {index === undefined ? '' : `${t('operator.line', Number(index) + 1)}: `}
      {problemText(problem, t)}
    </StatusBanner>
  )
}
