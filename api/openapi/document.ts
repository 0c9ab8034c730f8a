import { setImmediate as turn } from 'node:timers/promises'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import * as contract from '../contract/index.ts'
import { callsByTag, errorSchema, type Call } from '../contract/index.ts'

type Json = Readonly<Record<string, unknown>>

const idempotencyKey = { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' }

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Schemas of the contract that answers and bodies reference by name: `cartSchema` is `Cart`. */
const named: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  Object.entries(contract).flatMap(([name, value]) =>
    isSchema(value) ? [[`${name.charAt(0).toUpperCase()}${name.slice(1, -'Schema'.length)}`, value]] : [],
  ),
)

// Describes messages as sent: defaults are not filled in yet, and JSON Schema cannot express trimming.
const conversion = { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' } as const
const overrideRef = ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`

const components = toJsonSchemaDefs(named, { ...conversion, overrideRef })
const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]))

function schemaOf(schema: v.GenericSchema): Json {
  const name = nameOf.get(schema)
  if (name !== undefined) return { $ref: overrideRef({ referenceId: name }) }
  const {
    $schema: _,
    $defs: __,
    ...inline
  } = toJsonSchema(schema, {
    ...conversion,
    definitions: named,
    overrideRef,
  })
  return inline
}

function queryParameters({ query }: Call): Json[] {
  if (query === undefined) return []
  const { properties = {}, required = [], additionalProperties } = toJsonSchema(query, conversion)
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  if (additionalProperties === undefined) return parameters
  const filters = {
    name: 'filters',
    in: 'query',
    description:
      'Each filter is a parameter of its own: `parameters.Facets[id]`, once for each value, and `parameters.IntervalFacets[id].From` and `.To`, or `IntervalFacets_min_id` and `IntervalFacets_max_id`.',
    style: 'form',
    explode: true,
    schema: { type: 'object', additionalProperties },
  }
  return [...parameters, filters]
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const keyParameter = ({ idempotencyKey: key }: Call): Json[] =>
  key === undefined
    ? []
    : [{ name: 'Idempotency-Key', in: 'header', required: key === 'required', schema: idempotencyKey }]

const errorTexts: Readonly<Record<number, string>> = {
  400: 'The request does not fit the contract; `field` names the wrong part',
  401: 'There is no session, it has ended, or it is a visitor and the call needs a user',
  403: 'A permission or the anti-forgery value is missing',
  404: 'There is no such thing, or the caller may not see it',
  409: 'The thing has changed since it was shown, or the same request is still running',
  413: 'The body is too large',
  414: 'The address is too long',
  415: 'The body is not of the media type of the call',
  416: 'The file has no such part',
  422: 'The idempotency key was used for another request',
  429: 'Too many calls; `Retry-After` says how many seconds to wait',
  500: 'The call failed on our side',
  503: 'The service cannot answer for now; `Retry-After` says when to try again',
}

const alwaysPossible = [400, 401, 414, 429, 500, 503]

/** Error statuses of a call, derived from its parts. */
function errorStatuses(method: string, call: Call): number[] {
  const { rule, body, upload, answer, idempotencyKey: key, errors = {} } = call
  const isOpen = typeof rule === 'string' && ['public', 'session', 'signed-in'].includes(rule)
  return [
    ...alwaysPossible,
    ...(method === 'POST' || !isOpen ? [403] : []),
    ...(typeof rule === 'object' && 'page' in rule ? [404] : []),
    ...(body === undefined && upload === undefined ? [] : [413, 415]),
    ...('ranges' in answer ? [416] : []),
    ...(key === undefined ? [] : [409, 422]),
    ...Object.keys(errors).map(Number),
  ]
}

function errorsOf(method: string, call: Call): Json {
  const special = new Map(Object.entries(call.errors ?? {}))
  const statuses = [...new Set(errorStatuses(method, call))].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const schema = special.get(String(status))
      if (schema === undefined || schema === true)
        return [String(status), { $ref: `#/components/responses/${status}` }]
      const content = { 'application/json': { schema: schemaOf(schema) } }
      return [String(status), { description: errorTexts[status], content }]
    }),
  )
}

const binary = { type: 'string', format: 'binary' }
const plainSchemas: Readonly<Record<string, Json>> = {
  'text/plain': { type: 'string' },
  'application/json': { type: 'object' },
}

function successOf({ answer }: Call): Json {
  if ('kind' in answer)
    return {
      200: { description: 'Success', content: { 'application/json': { schema: schemaOf(answer) } } },
    }
  const { status, type, etag, ranges } = answer
  const description = status === 303 ? 'Redirects to /' : 'Success'
  const content = type === undefined ? {} : { content: { [type]: { schema: plainSchemas[type] ?? binary } } }
  return {
    [status]: { description, ...content },
    ...(etag ? { 304: { description: 'The document has not changed' } } : {}),
    ...(ranges ? { 206: { description: 'The part that `Range` asks for', ...content } } : {}),
  }
}

/** A browser's cookie or a token identifies the caller; each change also sends the anti-forgery value. */
function securityOf(method: string, rule: Call['rule']): Json[] {
  if (rule === 'host') return [{ hostSecret: [] }]
  const proof = method === 'POST' ? { antiForgery: [] } : {}
  const known = [
    { cookie: [], ...proof },
    { token: [], ...proof },
  ]
  return rule === 'public' ? [{}, ...known] : known
}

function operationOf(tag: string, method: string, path: string, call: Call): Json {
  const parameters = [...pathParameters(path), ...queryParameters(call), ...keyParameter(call)]
  return {
    tags: [tag],
    summary: call.summary,
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/u, '').replaceAll(/[^A-Za-z0-9]+([a-z])?/gu, (_, letter: string = '') => letter.toUpperCase())}`,
    'x-rule': call.rule,
    security: securityOf(method, call.rule),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } },
        }),
    ...(call.upload === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/octet-stream': { schema: binary } } } }),
    responses: { ...successOf(call), ...errorsOf(method, call) },
  }
}

async function pathsOf(): Promise<Record<string, Record<string, Json>>> {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [tag, calls] of Object.entries(callsByTag)) {
    // The whole document takes too long for one turn of the event loop (ACC-12).
    await turn()
    for (const call of calls) {
      const { method, path } = call
      const item = (paths[path.replaceAll(/:(\w+)/gu, '{$1}')] ??= {})
      item[method.toLowerCase()] = operationOf(tag, method, path, call)
    }
  }
  return paths
}

/** The component schemas that are referenced, directly or indirectly. */
function usedSchemas(root: unknown): Json {
  const used = new Set<string>()
  const collect = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/gu)) {
      if (used.has(name)) continue
      used.add(name)
      collect(components[name])
    }
  }
  collect(root)
  return Object.fromEntries([...used].toSorted().map((name) => [name, components[name]]))
}

/** The OpenAPI 3.1 document of the service, generated from the contract. */
export async function makeOpenApiDocument(): Promise<Json> {
  const paths = await pathsOf()
  await turn()
  const error = { 'application/json': { schema: schemaOf(errorSchema) } }
  const responses = Object.fromEntries(
    Object.entries(errorTexts).map(([status, description]) => [status, { description, content: error }]),
  )
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tradecounter commerce service',
      version: '1',
      description:
        'Accounts, catalogue, cart, orders and direct order of the shop. docs/api.md explains how to call it.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(callsByTag).map((name) => ({ name })),
    paths,
    components: {
      schemas: usedSchemas([paths, responses]),
      responses,
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-Http-sid',
          description: 'Session of a browser, through the host of the shop',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Access token of a session, at the port of the service',
        },
        antiForgery: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-Token',
          description: 'Value of GET /api/site/getAntiForgeryToken; every POST needs it',
        },
        hostSecret: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Host-Secret',
          description: 'Known to the host of the shop only',
        },
      },
    },
  }
}
