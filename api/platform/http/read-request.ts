import * as v from 'valibot'
import type { Call } from '../../contract/index.ts'
import { ApiError } from './api-error.ts'
import { readLimitedRequest } from './read-limited.ts'
import type { ApiContext } from '../services.ts'

/** Limits of a JSON body (reliability 2.9). */
const bytesLimit = 64 * 1024
const depthLimit = 20
const valuesLimit = 1000

/** Limits of a body that differ from the default. */
type BodyLimit = Call['bodyLimit']

/** Parses a value with its schema. Errors: 400 with the first wrong field. */
function check<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue)
  throw new ApiError(400, 'invalid', issue.message, field === null ? {} : { field })
}

/**
 * Errors: 400 for a body that is broken off or no UTF-8, 413. Not the body-limit middleware of Hono: limits differ by
 * call, and its size check alone saves five lines.
 */
async function readText(request: Request, limit: number): Promise<string> {
  const bytes = await readLimitedRequest(request, limit).catch(() => {
    // The client has gone: nothing of ours has failed, and nobody reads the answer.
    throw new ApiError(400, 'incomplete', 'The request ended before its body.')
  })
  if (bytes === null) throw new ApiError(413, 'tooLarge', `The body may have ${limit} bytes.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError(400, 'notUtf8', 'The body is not UTF-8.')
  }
}

/** Excludes NUL and lone surrogates, which neither the databases nor pages can hold. */
const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

interface Part {
  path: string
  value: unknown
}

const partsOf = ({ path, value }: Part): Part[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, inner]) => ({
        path: path === '' ? name : `${path}.${name}`,
        value: inner,
      }))
    : []

const countValues = (value: unknown): number => {
  if (Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/**
 * Refuses a body that is nested too deeply, has too many values, a text that cannot be stored or a name that would set
 * a prototype. Values are counted before they are listed: a body of the largest size may have hundreds of thousands.
 */
function checkShape(value: unknown, limit: number): void {
  let count = 0
  let level: Part[] = [{ path: '', value }]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > depthLimit)
      throw new ApiError(400, 'tooDeep', `The body may be nested ${depthLimit} levels deep.`)
    const wrong = level.find((part) => typeof part.value === 'string' && !isText(part.value))
    if (wrong) throw new ApiError(400, 'notText', 'The value is no text.', { field: wrong.path })
    const prototype = level.find(({ path }) => /(?:^|\.)__proto__$/u.test(path))
    if (prototype) throw new ApiError(400, 'invalid', 'The name is not allowed.', { field: prototype.path })
    for (const part of level) count += countValues(part.value)
    if (count > limit) throw new ApiError(400, 'tooManyKeys', `The body may have ${limit} values.`)
    level = level.flatMap(partsOf)
  }
}

/** Parses a JSON body with its schema. Errors: 400, 413, 415. */
export const readBody = <S extends v.GenericSchema>(
  c: ApiContext,
  schema: S,
  limit?: BodyLimit,
): Promise<v.InferOutput<S>> => readSignedBody(c, { body: schema, bodyLimit: limit }, () => {})

/** `readBody` for a body whose text is checked before anything reads it: `checkText` throws to refuse it. */
export async function readSignedBody<S extends v.GenericSchema>(
  c: ApiContext,
  {
    body: schema,
    bodyLimit: { bytes = bytesLimit, values = valuesLimit } = {},
  }: { body: S; bodyLimit?: BodyLimit },
  checkText: (text: string) => void,
): Promise<v.InferOutput<S>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json(?:\s*;\s*charset=utf-8)?$/iu.test(type.trim())) {
    throw new ApiError(415, 'notJson', 'The body must be application/json.')
  }
  const text = await readText(c.req.raw, bytes)
  checkText(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApiError(400, 'notJson', 'The body is not JSON.')
  }
  checkShape(value, values)
  return check(schema, value)
}

/** Parses a query with its schema. Uses the first value of a repeated name. Errors: 400. */
export function readQuery<S extends v.GenericSchema>(c: ApiContext, schema: S): v.InferOutput<S> {
  const query: Record<string, string> = {}
  for (const [name, value] of new URL(c.req.url).searchParams) {
    if (!Object.hasOwn(query, name)) Object.defineProperty(query, name, { value, enumerable: true })
  }
  return check(schema, query)
}
