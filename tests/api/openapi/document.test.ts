import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, nameOfCall } from '../../../api/contract/index.ts'
import { makeOpenApiDocument } from '../../../api/openapi/document.ts'
import { checkAnswer } from '../fixtures/answers.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { openMatrixShop, type MatrixShop } from '../permissions/matrix-people.ts'

const written = `${JSON.stringify(await makeOpenApiDocument(), null, 2)}\n`

const requestWith = (headers: Record<string, string> = {}) =>
  new Request('http://api.internal/api/openapi.json', { headers })

describe('the OpenAPI document', () => {
  let shop: MatrixShop
  beforeAll(async () => {
    const [{ open } = { open: undefined }] = everyDatabase
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openMatrixShop(open)
  })
  afterAll(() => shop.close())

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(written))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    expect(await new Validator().validate({ ...JSON.parse(written), info: {} })).toMatchObject({
      valid: false,
    })
  })

  it('has every mounted call with its rule, and no other', () => {
    expect(allCalls.map(nameOfCall).toSorted()).toEqual(shop.calls.toSorted())
    const { paths } = JSON.parse(written)
    const inDocument = Object.entries<object>(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`),
    )
    expect(inDocument.toSorted()).toEqual([...new Set(shop.calls)].toSorted())
  })

  it('names each operation once', () => {
    const ids = [...written.matchAll(/"operationId": "(\w+)"/gu)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('equals the copy in docs written by npm run openapi', () => {
    expect(
      readFileSync('docs/openapi.json', 'utf8') === written,
      'docs/openapi.json is old: npm run openapi',
    ).toBe(true)
  })

  it('is served to everyone, with an ETag', async () => {
    const answer = await shop.ask(requestWith())
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
    })
    expect(await answer.json()).toEqual(JSON.parse(written))
    const etag = answer.headers.get('etag') ?? ''
    expect((await shop.ask(requestWith({ 'If-None-Match': etag }))).status).toBe(304)
    expect((await shop.ask(requestWith({ 'If-None-Match': '"old"' }))).status).toBe(200)
  })
})

describe('checkAnswer', () => {
  const json = { 'content-type': 'application/json' }
  const lists = (status: number, body: unknown, headers: Record<string, string> = json) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return () => checkAnswer('GET /api/cart/lists', new Response(null, { status, headers }), text)
  }

  it('accepts what the document declares', () => {
    expect(lists(200, { lists: [] })).not.toThrow()
    expect(lists(401, { code: 'signIn', message: 'Sign in first.' })).not.toThrow()
  })

  it.each([
    ['JSON of another shape', lists(200, { lists: [{ listId: 1 }] })],
    ['a field that is not declared', lists(200, { lists: [], count: 0 })],
    ['a refusal without a code', lists(401, { message: 'Sign in first.' })],
    ['a status that is not declared', lists(418, { code: 'x', message: 'x' })],
    ['another media type', lists(200, '<p>', { 'content-type': 'text/html' })],
  ])('refuses %s', (_, check) => {
    expect(check).toThrow('against its contract')
  })

  it('refuses a body where none is declared', () => {
    const answer = new Response(null, { status: 204 })
    expect(() => checkAnswer('POST /api/site/checkAntiForgeryToken', answer, 'x')).toThrow('there is a body')
  })
})
