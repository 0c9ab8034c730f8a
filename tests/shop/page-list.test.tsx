import { readdirSync } from 'node:fs'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { myPageRule } from '@tradecounter/api/my-pages'
import type { PageDeclaration } from '@tradecounter/shop/addresses'
import { readRoute, type Route } from '@tradecounter/shop/core'
import { pages } from '@tradecounter/shop/page-list'
import { referenceTexts } from '@tradecounter/shop/translations'
import { definitionOf } from '../setup/page-definitions.ts'
import { pageExamples } from '../setup/page-examples.ts'
import { renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const declarations: readonly PageDeclaration[] = pages

describe('the list of the pages', () => {
  it('has every folder of a page once', () => {
    const folders = readdirSync('shop/pages', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(pages.map(({ id }) => id as string).toSorted()).toEqual(folders.toSorted())
  })

  it('has a name in the navigation for every page of my pages that is listed there', () => {
    const listed = declarations.flatMap(({ access }) =>
      access?.myPage !== undefined && myPageRule(access.myPage).group !== undefined ? [access.myPage] : [],
    )
    expect(listed.length).toBeGreaterThan(10)
    // The direct order has the name of its link in the header.
    const named = listed.filter((id) => id !== 'order-directly')
    expect(named.filter((id) => !(`account.${id}` in referenceTexts))).toEqual([])
  })
})

const guarded = pageExamples({ article: 'T1', category: 'c', order: '1', invoice: '1' }).filter(
  ({ reader, plain }) => reader !== 'visitor' && plain,
)

it.each(guarded.map(({ path, page }) => [path, page] as const))(
  '%s asks visitors to sign in, and renders and requests nothing of its view',
  (path, page) => {
    const route = readRoute(path, '', settings)
    expect(route.page).toBe(page)
    const calls = stubNetwork({})
    const View = definitionOf(page).View as ComponentType<{ route: Route }>
    renderInShop(<View route={route} />, { context: shopContext() })
    const asks = [referenceTexts['account.sign-in-first'], referenceTexts['cart.sign-in-text']]
    expect(asks.some((text = '?') => document.body.textContent.includes(text))).toBe(true)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(calls).toEqual([])
  },
)
