import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import useSWR from 'swr'
import { createStore, useAtomValue } from 'jotai'
import {
  type CallError,
  cartCountAtom,
  createShopStore,
  ShopProvider,
  useShop,
  useTranslations,
  translatorOf,
} from '@tradecounter/shop/core'
import { shopContext, stubNetwork } from './in-shop.tsx'

const inShop = (context = shopContext(), answers = {}) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <ShopProvider fallback={answers} store={createShopStore(context)}>
      {children}
    </ShopProvider>
  ),
})

describe('the shop context', () => {
  it('throws a clear error outside its provider (HELP-12)', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useShop())).toThrow('useShop() must be used inside <ShopProvider>')
    expect(() => renderHook(() => useTranslations())).toThrow('must be used inside <ShopProvider>')
  })

  it('does not request answers that the host has given', async () => {
    const calls = stubNetwork({})
    const { result } = renderHook(
      () => useSWR('/api/given'),
      inShop(shopContext(), { '/api/given': { a: 1 } }),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(result.current.data).toEqual({ a: 1 })
    expect(calls).toEqual([])
    vi.unstubAllGlobals()
  })

  it('retries a rate-limited read when the server allows it, without an error meanwhile', async () => {
    vi.useFakeTimers()
    let asked = 0
    stubNetwork({
      'GET /api/read': () => {
        asked += 1
        if (asked > 1)
          return new Response('{"read":true}', { headers: { 'Content-Type': 'application/json' } })
        const body = JSON.stringify({ code: 'tooManyRequests', message: 'Wait.' })
        return new Response(body, { status: 429, headers: { 'Retry-After': '7' } })
      },
    })
    const { result } = renderHook(() => {
      const { data, error } = useSWR<object, CallError>('/api/read')
      return { data, error }
    }, inShop())
    await act(() => vi.advanceTimersByTimeAsync(6900))
    expect([asked, result.current.error?.retryAfter]).toEqual([1, 7])
    await act(() => vi.advanceTimersByTimeAsync(200))
    await vi.waitFor(() => expect([asked, result.current.data]).toEqual([2, { read: true }]))
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('seeds one store per request', () => {
    const store = createShopStore(shopContext({ cartCount: 3 }))
    const { result } = renderHook(() => useAtomValue(cartCountAtom), inShop(shopContext({ cartCount: 3 })))
    expect(result.current).toBe(3)
    expect(store.get(cartCountAtom)).toBe(3)
    expect(createStore().get(cartCountAtom)).toBe(0)
  })
})

describe('translator', () => {
  it('fills placeholders with text and numbers, never with markup', () => {
    const t = translatorOf(shopContext())
    expect(t('search.shown-of', 1200, '<b>')).toBe('Visar 1\u00A0200 av <b>')
    expect(t('search.shown-of')).toBe('Visar {0} av {1}')
  })

  it('chooses the form by the language', () => {
    expect(translatorOf(shopContext()).count('search.hits', 1)).toBe('1 produkt')
    expect(translatorOf(shopContext()).count('search.hits', 1500)).toBe('1\u00A0500 produkter')
    expect(translatorOf(shopContext({ language: 'nn' })).count('search.variants', 2)).toBe('2 variantar')
  })

  it('shows a missing key in development and throws nothing (SITE-6)', () => {
    expect(translatorOf(shopContext({ translations: {} }))('search.title')).toBe('[search.title]')
    expect(translatorOf(shopContext({ translations: {}, environment: 'prd' }))('search.title')).toBe(
      'search.title',
    )
  })
})
