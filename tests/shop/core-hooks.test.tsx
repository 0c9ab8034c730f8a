import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as cart from '@tradecounter/shop/cart'
import * as core from '@tradecounter/shop/core'
import * as orders from '@tradecounter/shop/orders'
import * as product from '@tradecounter/shop/product'
import * as search from '@tradecounter/shop/search'

type Hook = (...inputs: unknown[]) => unknown

/** Every exported hook of the slices, by name. */
const hooks = Object.entries({ ...core, ...cart, ...orders, ...product, ...search }).filter(
  (entry): entry is [string, Hook] => /^use[A-Z]/u.test(entry[0]) && typeof entry[1] === 'function',
)

/** They only read atoms, which the default store has too, or nothing of the page. */
const withoutContext = new Set(['useIsMobile', 'useHydrated', 'useChoices', 'useFailedBehind', 'useRetry'])

describe('a context hook outside <ShopProvider> (HELP-12)', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  it.each(hooks.filter(([name]) => !withoutContext.has(name)))(
    'throws a clear error: %s (HELP-12)',
    (_name, hook) => {
      // Only keys are made of the inputs before the context is read.
      expect(() => renderHook(() => hook('x', search.readListQuery(''), {}))).toThrow(
        'useShop() must be used inside <ShopProvider>',
      )
    },
  )

  it('covers every hook', () => {
    expect(hooks.length).toBeGreaterThan(15)
  })
})
