import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { CallError, lazyHttpClientOf, navigation, promptAtSessionEnd } from '@tradecounter/shop/core'
import type { User } from '@tradecounter/api/contract'
import { uploadFile } from '@tradecounter/shop/salespeople'
import { buyer, json, shopContext, stubNetwork } from './in-shop.tsx'
import { stubUploads } from './stub-uploads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const drawing = new File(['x'], 'ritning.pdf')
const stored = { fileId: 'f1', name: 'ritning.pdf', type: 'application/pdf', size: 1 }

/** A session that ended elsewhere, until `signIn` begins another of the same user. */
const endedSession = () => {
  let user: User | null = null
  const value = () => (user === null ? 'of a visitor' : 'of the new session')
  stubNetwork({
    'GET /api/site/getAntiForgeryToken': () => new Response(value()),
    'GET /api/user/current': () => json(user),
  })
  const sent = stubUploads(({ headers }) =>
    user !== null && headers.get('X-CSRF-Token') === value()
      ? [200, stored]
      : [403, { code: 'antiForgery', message: 'x' }],
  )
  return { sent, signIn: () => void (user = buyer) }
}
const context = shopContext({ user: buyer, antiForgery: 'of the page' })

it('sends the file with its purpose and name, and reports its progress', async () => {
  stubNetwork({})
  const sent = stubUploads(() => [200, stored])
  const onProgress = vi.fn()
  await expect(uploadFile(lazyHttpClientOf(context), drawing, onProgress, 'returnFile')).resolves.toEqual(
    stored,
  )
  expect(onProgress).toHaveBeenCalledWith(0.25)
  expect(sent).toHaveLength(1)
  const [{ address, headers, body } = expect.fail()] = sent
  expect(address.pathname).toBe('/api/files')
  expect(address.searchParams.get('purpose')).toBe('returnFile')
  expect(address.searchParams.get('name')).toBe('ritning.pdf')
  expect(headers.get('Content-Type')).toBe('application/octet-stream')
  expect(headers.get('X-CSRF-Token')).toBe('of the page')
  expect(body).toBe(drawing)
})

it('asks to sign in on the page, and sends the same file again (ACC-5)', async () => {
  const { sent, signIn } = endedSession()
  const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
  const prompt = vi.fn(async () => {
    signIn()
    return true
  })
  onTestFinished(promptAtSessionEnd(context, prompt))
  await expect(uploadFile(lazyHttpClientOf(context), drawing, () => {})).resolves.toEqual(stored)
  expect(prompt).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  expect(sent.map(({ body }) => body)).toEqual([drawing, drawing])
})

it('keeps the page when the user declines (ACC-5)', async () => {
  const page = shopContext({ user: buyer, antiForgery: 'of the page' })
  const { sent } = endedSession()
  const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
  onTestFinished(promptAtSessionEnd(page, async () => false))
  await expect(uploadFile(lazyHttpClientOf(page), drawing, () => {})).rejects.toThrow('signedOut')
  expect(sent).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
})

it('rejects with the code of a refusal, and without one if it was broken off', async () => {
  stubNetwork({})
  stubUploads(({ body }) => (body.name === 'lost.pdf' ? null : [400, { code: 'fileType', message: 'x' }]))
  const client = lazyHttpClientOf(context)
  const refused: unknown = await uploadFile(client, drawing, () => {}).catch((cause: unknown) => cause)
  expect(refused).toMatchObject({ message: 'fileType' })
  expect(refused).not.toBeInstanceOf(CallError)
  const lost: unknown = await uploadFile(client, new File(['x'], 'lost.pdf'), () => {}).catch(
    (cause: unknown) => cause,
  )
  expect(lost).toMatchObject({ name: 'Error', message: '' })
})
