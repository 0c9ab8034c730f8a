import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallError } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'

const refusal = (status: number, code = 'x') => new CallError(status, '', { code, message: 'No.' })

const answers: ReadonlyArray<[title: string, reason: Error]> = [
  ['a refusal', refusal(400)],
  ['a newer version', refusal(409, 'changed')],
]
const noAnswers: ReadonlyArray<[title: string, reason: Error]> = [
  ['a network that fails', new TypeError('Failed to fetch')],
  ['a failing proxy', refusal(502)],
  ['a rate limit', refusal(429)],
  ['the first request, which goes on', refusal(409, 'stillRunning')],
]

/** The keys under which the same values are sent twice, where the first attempt fails. */
async function keysAfter(reason: Error): Promise<string[]> {
  const keys: string[] = []
  const { result } = renderHook(() => useSendOnce<void>())
  const send = vi.fn(async (key: string) => {
    keys.push(key)
    if (keys.length === 1) throw reason
  })
  await expect(result.current(['text'], send)).rejects.toBe(reason)
  await result.current(['text'], send)
  return keys
}

it.each(answers)('sends a new message after %s', async (_, reason) => {
  expect(new Set(await keysAfter(reason)).size).toBe(2)
})

it.each(noAnswers)('repeats the same request after %s', async (_, reason) => {
  expect(new Set(await keysAfter(reason)).size).toBe(1)
})
