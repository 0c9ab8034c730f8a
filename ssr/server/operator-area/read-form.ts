import type { FormProblem } from '@tradecounter/shop/operator-area/operator-translations'
import { readBeginning, wholeParts } from './read-beginning.ts'

/** What a form has sent. */
export interface SentForm {
  values: Record<string, string>
  files: File[]
  /** Why nothing is done with the form: it is shown again with what was typed, and without its files. */
  refused?: FormProblem
}

const megabyte = 1024 * 1024
/**
 * Of what is typed: the largest form, an answer with all lines that an offer may have and a full note for each, is
 * smaller even when it is kept over a sign-in, as one field.
 */
export const formLimit = 2 * megabyte
/** Of all files of one form; the service limits each of them. */
const filesLimit = 25 * megabyte
const mostFiles = 10

/** Paths of forms with files: answers in a thread. */
const fileForms = /^\/(?:offers|returns)\/[\w-]{1,64}\/(?:answer|message|step)$/u

const isPlain = (type: string): boolean => /^application\/x-www-form-urlencoded(?:;|$)/iu.test(type)

/** Whether a request sends files to a form that takes them. */
export const sendsFiles = (path: string, { headers }: Request): boolean =>
  fileForms.test(path) && /^multipart\/form-data;/iu.test(headers.get('content-type') ?? '')

/**
 * Reads a form, with as much as files have if `takesFiles`. Of a form whose files are too large, what was typed is
 * read. Returns the status of the refusal for another type, for a malformed form, and for one that has more text than
 * any page lets one type.
 */
export async function readForm(
  path: string,
  request: Request,
  takesFiles: boolean,
): Promise<SentForm | 400 | 403 | 413> {
  const hasFiles = sendsFiles(path, request)
  const type = request.headers.get('content-type') ?? ''
  if (!hasFiles && !isPlain(type)) return 403
  const limit = takesFiles ? filesLimit + formLimit : formLimit
  const { bytes, isWhole } = await readBeginning(request.body, limit)
  if (!hasFiles)
    return isWhole
      ? { values: Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))), files: [] }
      : 413
  // Files come after what is typed.
  const parts = isWhole ? bytes : wholeParts(bytes.subarray(0, formLimit), type)
  if (parts === null) return 413
  try {
    const form = splitForm(await new Response(parts, { headers: { 'content-type': type } }).formData())
    return isWhole ? form : { ...form, files: [], refused: { code: 'filesTooLarge', field: '' } }
  } catch {
    return 400
  }
}

function splitForm(form: FormData): SentForm {
  const values: Record<string, string> = {}
  const files: File[] = []
  for (const [name, value] of form.entries())
    if (typeof value === 'string') values[name] = value
    // A file field without a file sends an empty one.
    else if (value.size > 0 || value.name !== '') files.push(value)
  return files.length > mostFiles
    ? { values, files: [], refused: { code: 'tooManyFiles', field: '' } }
    : { values, files }
}
