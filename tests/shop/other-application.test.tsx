import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Application } from '@tradecounter/api/contract'
import { applicationAddress, registrationAddress } from '@tradecounter/shop/become-a-customer'
import { View } from '@tradecounter/shop/pages/become-a-customer'
import { application, completeValues, registration } from './applications.ts'
import { json, renderInShop, stubNetwork, type Answerer } from './in-shop.tsx'

const path = '/become-a-customer/customer-account-application'
const base = '/api/become-a-customer'
const inCity = (city: string, changes: Partial<Application> = {}): Application =>
  application({ values: { ...completeValues(), company: { ...completeValues().company, city } }, ...changes })
/** Another application, which a link has opened in another tab. */
const another = (changes: Partial<Application> = {}) => inCity('Kiruna', { id: 'a2', ...changes })
const refused = (): Response => json({ code: 'otherApplication', message: 'x' }, 409)

beforeEach(() => window.history.replaceState(null, '', path))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens the page. The browser has `has` at first, until the test changes it. */
function openPage(has: Application | null, routes: Readonly<Record<string, Answerer>>, tab = 'company') {
  window.history.replaceState(null, '', `${path}?tab=${tab}`)
  const browser = { has }
  const calls = stubNetwork({
    [`GET ${applicationAddress}`]: () => json({ application: browser.has }),
    ...routes,
  })
  renderInShop(<View route={{ page: 'become-a-customer', query: `tab=${tab}` }} />, {
    answers: { [registrationAddress]: registration },
  })
  const bodies = (call: string) =>
    calls.filter((seen) => seen.path === base + call).map(({ body }) => body as { application: unknown })
  const asked = () => calls.filter((seen) => seen.path === applicationAddress).length
  return { browser, bodies, asked }
}

/** Has the page ask what the browser has, as it does when it is shown again, until something is so. */
const untilAskedAgain = (isSo: () => void): Promise<void> =>
  waitFor(
    () => {
      act(() => void window.dispatchEvent(new Event('online')))
      isSo()
    },
    { timeout: 8000 },
  )
const usable = async () =>
  waitFor(() => expect(document.querySelector('form fieldset')?.hasAttribute('disabled')).toBe(false))
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Ort/u })
const leaves = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const shown = 'En annan ansökan öppnades i en annan flik i webbläsaren. Den visas här nu.'

describe('an application while another tab opens another one (BECOME-2)', () => {
  it('is named by every save, from the first answer on', async () => {
    const { bodies } = openPage(null, {
      [`POST ${base}/save`]: () => json({ application: application({ id: 'a7' }) }),
    })
    await usable()
    await userEvent.click(screen.getByRole('radio', { name: 'Aktiebolag' }))
    await waitFor(() => expect(bodies('/save')).toHaveLength(1), { timeout: 4000 })
    await userEvent.type(city(), 'x')
    await waitFor(() => expect(bodies('/save')).toHaveLength(2), { timeout: 4000 })
    expect(bodies('/save').map((body) => body.application)).toEqual([null, 'a7'])
  })

  it('keeps what is typed and not saved until the visitor has read that it belongs elsewhere', async () => {
    const { browser, bodies } = openPage(inCity('Solna'), {
      [`POST ${base}/save`]: ({ body }) =>
        (body as { application: string }).application === 'a2' ? json({ application: another() }) : refused(),
    })
    await usable()
    browser.has = another()
    await userEvent.type(city(), 'x')
    expect(
      await screen.findByText('En annan flik har öppnat en annan ansökan', {}, { timeout: 4000 }),
    ).toBeTruthy()
    expect(screen.getByText(/står kvar men är inte sparat\. Kopiera/u)).toBeTruthy()
    expect([city().value, leaves()]).toEqual(['Solnax', true])
    await userEvent.click(screen.getByRole('button', { name: 'Visa den andra ansökan' }))
    expect([city().value, leaves()]).toEqual(['Kiruna', false])
    expect(await screen.findByText(shown)).toBeTruthy()
    await userEvent.type(city(), 'y')
    await waitFor(() => expect(bodies('/save')).toHaveLength(2), { timeout: 4000 })
    expect(bodies('/save')[1]).toMatchObject({ application: 'a2', values: { city: 'Kirunay' } })
  })

  it('makes way at once if everything was saved', async () => {
    const { browser } = openPage(inCity('Solna'), {})
    await usable()
    browser.has = another()
    await untilAskedAgain(() => expect(city().value).toBe('Kiruna'))
    expect(await screen.findByText(shown)).toBeTruthy()
  })

  it('is not sent in place of the other one, which is shown instead', async () => {
    const identification = {
      ...application().identification,
      state: 'signed',
      signedBy: 'Kim Rörmokare',
    } as const
    const signed = application({ identification })
    const { browser, bodies } = openPage(signed, { [`POST ${base}/submit`]: refused }, 'identify')
    const send = await screen.findByRole('button', { name: 'Skicka ansökan' })
    // It could be sent as well: a failure would be shown beside its button.
    browser.has = another({ identification })
    await userEvent.click(send)
    expect(await screen.findByText(shown)).toBeTruthy()
    expect(bodies('/submit')).toEqual([{ application: 'a1' }])
    expect(screen.getByRole('button', { name: 'Skicka ansökan' })).toBeTruthy()
    expect(screen.queryByText(/kunde inte skickas/u)).toBeNull()
  })

  it('that the other tab has removed is not begun again unasked', async () => {
    const { browser, bodies } = openPage(inCity('Solna'), { [`POST ${base}/save`]: refused })
    await usable()
    browser.has = null
    await userEvent.type(city(), 'x')
    expect(await screen.findByText('Ansökan togs bort i en annan flik', {}, { timeout: 4000 })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Börja en ny ansökan' }))
    expect(screen.getByText(/Du kan börja en ny här/u)).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Aktiebolag' })).toHaveProperty('checked', false)
    expect(bodies('/save')).toHaveLength(1)
  })

  it('that is begun here takes nothing over from the other one', async () => {
    const answers: ((answer: Response) => void)[] = []
    const { browser, asked } = openPage(null, {
      [`POST ${base}/save`]: () => new Promise<Response>((resolve) => answers.push(resolve)),
    })
    await usable()
    await userEvent.click(screen.getByRole('radio', { name: 'Aktiebolag' }))
    browser.has = another()
    await untilAskedAgain(() => expect(asked()).toBeGreaterThan(1))
    await waitFor(() => expect(answers).toHaveLength(1))
    // The person of the other application would be here.
    const email = document.querySelector<HTMLInputElement>('[name="linkEmail"]')
    expect(email?.value).toBe('')
    act(() => answers[0]?.(refused()))
    expect(await screen.findByText('En annan flik har öppnat en annan ansökan')).toBeTruthy()
    expect(email?.value).toBe('')
  })
})
