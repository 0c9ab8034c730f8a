import { readLimitedRequest } from '@tradecounter/api/read-limited'

/** What a form has sent. */
export interface SentForm {
  values: Record<string, string>
  files: File[]
}

const formLimit = 512 * 1024
const megabyte = 1024 * 1024
/** Of all files of one form; the service limits each of them. */
const filesLimit = 25 * megabyte
const mostFiles = 10

/** Paths of forms with files: answers in a thread. */
const fileForms = /^\/(?:offers|returns)\/[\w-]{1,64}\/(?:answer|message|step)$/u

const isPlain = (type: string): boolean => /^application\/x-www-form-urlencoded(?:;|$)/iu.test(type)

/** Whether a request sends files to a form that takes them. */
export const sendsFiles = (path: string, { headers }: Request): boolean =>
  fileForms.test(path) && /^multipart\/form-data;/iu.test(headers.get('content-type') ?? '')

/** Reads a form, with as much as files have if `takesFiles`. Returns the status of the refusal for another type and for a form that is too long or malformed. */
export async function readForm(
  path: string,
  request: Request,
  takesFiles: boolean,
): Promise<SentForm | 400 | 403 | 413> {
  const hasFiles = sendsFiles(path, request)
  const type = request.headers.get('content-type') ?? ''
  if (!hasFiles && !isPlain(type)) return 403
  const body = await readLimitedRequest(request, takesFiles ? filesLimit + formLimit : formLimit)
  if (body === null) return 413
  if (!hasFiles)
    return { values: Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body))), files: [] }
  try {
    return splitForm(await new Response(body, { headers: { 'content-type': type } }).formData())
  } catch {
    return 400
  }
}

function splitForm(form: FormData): SentForm | 413 {
  const values: Record<string, string> = {}
  const files: File[] = []
  for (const [name, value] of form.entries())
    if (typeof value === 'string') values[name] = value
    // A file field without a file sends an empty one.
    else if (value.size > 0 || value.name !== '') files.push(value)
  return files.length > mostFiles ? 413 : { values, files }
}
