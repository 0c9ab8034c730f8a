import { useState } from 'react'
import type { Return, ReturnKind, SavedReturn, SaveReturnRequest } from '@tradecounter/api/contract'
import { idempotencyKeys, logFailure } from '@tradecounter/shop/cart'
import {
  CallError,
  isRefusal,
  newIdempotencyKey,
  useHttpClient,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { saveReturn } from '../../calls.ts'
import type { Choice } from './use-line-choices.ts'
import type { ReturnFile } from '../return-files.tsx'
import type { ShownPart } from '../return-list.ts'
import { type LineProblem, lineKey, readTypedLines, type TypedLines, typedLinesOf } from './typed-lines.ts'

/** What is typed in the form of a case, except its lines and files. */
export type ReturnValues = Pick<
  SaveReturnRequest,
  | 'kind'
  | 'wanted'
  | 'handover'
  | 'handoverPlaceId'
  | 'reason'
  | 'description'
  | 'contactName'
  | 'contactPhone'
>

/** What became of an attempt to save. */
export interface ReturnNotice {
  severity: 'success' | 'error'
  text: string
}

/** The fields that a case needs to be sent, in the order of the form. */
const missingOf = ({ kind, reason, description }: ReturnValues): (keyof ReturnValues)[] => [
  ...(reason.trim() === '' ? (['reason'] as const) : []),
  ...(kind !== 'return' && description.trim() === '' ? (['description'] as const) : []),
]

const firstKind = ({ kind, invoiceNumber }: ShownPart): ReturnKind =>
  kind ?? (invoiceNumber === '' ? 'return' : 'price')

/**
 * Whether the request cannot be saved as it is. A conflict without a field is only an earlier attempt that still runs.
 */
const isRefused = (cause: unknown): cause is CallError =>
  cause instanceof CallError &&
  (isRefusal(cause) || (cause.status === 409 && cause.error?.field !== undefined))

/**
 * The form of a new case or of a draft: its values, what is wrong, and saving. What was typed stays until it is sent.
 */
export function useReturnForm(part: ShownPart, draft: Return | undefined) {
  const { user } = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [values, setValues] = useState<ReturnValues>({
    kind: draft?.kind ?? firstKind(part),
    wanted: draft?.wanted ?? 'credit',
    handover: draft?.handover ?? 'handIn',
    handoverPlaceId: draft?.handoverPlaceId ?? '',
    reason: draft?.reason ?? '',
    description: draft?.description ?? '',
    contactName: draft?.contactName ?? user?.name ?? '',
    contactPhone: draft?.contactPhone ?? '',
  })
  const [orderNumber, setOrderNumber] = useState(part.invoiceNumber === '' ? part.orderNumber : '')
  const [typed, setTyped] = useState<TypedLines>(() => typedLinesOf(draft))
  const [files, setFiles] = useState<readonly ReturnFile[]>([])
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [lineProblem, setLineProblem] = useState<LineProblem | null>(null)
  const [notice, setNotice] = useState<ReturnNotice | null>(null)
  const [busy, setBusy] = useState<'' | 'save' | 'send'>('')
  const [saved, setSaved] = useState({ number: draft?.number ?? '', version: draft?.version ?? 0 })
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  /** What a refusal says, by its field: the order, a line, or a value. */
  const showRefusal = (cause: CallError, lineKeys: readonly string[]): void => {
    const { code = '', field = '' } = cause.error ?? {}
    const [, at] = /^lines\.(\d+)/u.exec(field) ?? []
    if (at !== undefined) setLineProblem({ kind: 'quantity', keys: [lineKeys[Number(at)] ?? ''] })
    else setWrong([field])
    const text =
      code === 'changed' || code === 'notDraft' ? 'returns.changed-meanwhile' : 'returns.incomplete'
    setNotice({ severity: 'error', text: t(field === '' ? 'returns.failed' : text) })
  }

  /** Saves the draft, or sends the case. Returns the case if it was saved. */
  const save = async (send: boolean, choices: readonly Choice[] | null): Promise<SavedReturn | null> => {
    if (busy !== '') return null
    const read = readTypedLines(typed, choices)
    const missing = send ? missingOf(values) : []
    const problem =
      'kind' in read ? read : send && read.lines.length === 0 ? ({ kind: 'none' } as const) : null
    setWrong(missing)
    setLineProblem(problem)
    setNotice(null)
    if ('kind' in read || problem !== null || missing.length > 0) {
      setNotice({ severity: 'error', text: t('returns.incomplete') })
      return null
    }
    setBusy(send ? 'send' : 'save')
    const request: SaveReturnRequest = {
      ...saved,
      ...values,
      send,
      orderNumber: part.invoiceNumber === '' ? orderNumber : '',
      invoiceNumber: part.invoiceNumber,
      lines: read.lines,
      files: files.map(({ id }) => id),
    }
    try {
      // The same request keeps its key, so that a repeat after a lost answer begins no second case.
      const answer = await saveReturn(httpClient, request, keys.keyFor(request))
      keys.settled()
      setSaved({ number: answer.number, version: answer.version })
      if (!send) setNotice({ severity: 'success', text: t('returns.saved') })
      return answer
    } catch (cause) {
      if (isRefused(cause)) {
        keys.settled()
        showRefusal(cause, read.keys)
      } else {
        logFailure(cause)
        setNotice({ severity: 'error', text: t('returns.failed') })
      }
      return null
    } finally {
      setBusy('')
    }
  }

  /** Chooses all that can be returned of one line, unless something is typed: for a case that begins at a line. */
  const chooseLine = (choice: Choice): void => {
    const key = lineKey(choice)
    if (typed.quantities[key] !== undefined || choice.closed) return
    setTyped({ ...typed, quantities: { ...typed.quantities, [key]: String(choice.most).replace('.', ',') } })
  }
  return {
    values,
    setValues,
    orderNumber,
    setOrderNumber,
    typed,
    setTyped,
    files,
    setFiles,
    wrong,
    lineProblem,
    notice,
    busy,
    save,
    chooseLine,
  }
}
