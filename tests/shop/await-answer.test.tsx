import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type AnswerAddress, AwaitAnswer, translatorOf } from '@tradecounter/shop/core'
import { answerInMyPages, type AnswerViewProps } from '@tradecounter/shop/my-pages'
import mySalesPerson from '@tradecounter/shop/pages/my-sales-person'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

afterEach(() => vi.unstubAllGlobals())

const address = '/api/customer/salespeople' as AnswerAddress<{ name: string }> // as `addressOfCall` makes it
const route = { page: 'my-sales-person' } as const
const user = { ...buyer, allowedPages: ['my-sales-person'] }
const context = shopContext({ user })
const t = translatorOf(context)

/** The approval of the navigation beside the page. */
const navigation = { 'POST /bff/menu/my-pages': () => json({ pages: ['my-sales-person'] }) }

const shown = vi.fn<(name: string) => void>()
function Name({ answer }: AnswerViewProps<'my-sales-person', { name: string }>) {
  shown(answer.name)
  return <p>{answer.name}</p>
}
const View = answerInMyPages(Name, { title: 'account.my-sales-person', answer: () => address })

it('renders the view at once with an answer of the host, and asks for nothing', () => {
  const calls = stubNetwork({})
  renderInShop(<View route={route} />, { context, answers: { [address]: { name: 'Kim' } } })
  expect(screen.getByText('Kim')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('account.my-sales-person'))
  expect(calls.filter(({ path }) => path === address)).toEqual([])
})

it('waits below the title, shows a failure calmly, and the view with the answer of another try', async () => {
  shown.mockClear()
  let fails = true
  stubNetwork({
    ...navigation,
    [`GET ${address}`]: () => (fails ? json({ code: 'wrong', message: '' }, 400) : json({ name: 'Kim' })),
  })
  renderInShop(<View route={route} />, { context })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('account.my-sales-person'))
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeTruthy()
  expect(shown).not.toHaveBeenCalled()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Kim')).toBeTruthy()
})

it('shows a 404 as not found, without another try', async () => {
  stubNetwork({ [`GET ${address}`]: () => json({ code: 'notFound', message: '' }, 404) })
  renderInShop(<AwaitAnswer address={address}>{({ name }) => name}</AwaitAnswer>, { context })
  expect(await screen.findByText(settings.notFound.title)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull()
})

it('does not render the view for readers who may not see the page', async () => {
  shown.mockClear()
  const calls = stubNetwork({})
  renderInShop(<View route={route} />, {
    context: shopContext({ user: { ...user, allowedPages: [] } }),
    answers: { [address]: { name: 'Kim' } },
  })
  expect(await screen.findByText(/Du har inte behörighet/u)).toBeTruthy()
  expect([shown.mock.calls, calls.filter(({ path }) => path === address)]).toEqual([[], []])
})

it('is the first need of its page', () => {
  expect(mySalesPerson.needs(route, context)).toEqual(['/api/customer/salespeople'])
})
