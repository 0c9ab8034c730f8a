import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Application, ApplicationTab, FieldError, Registration } from '@tradecounter/api/contract'
import { applicationAddress, registrationAddress } from '@tradecounter/shop/become-a-customer'
import { createShopStore, navigation, ShopProvider } from '@tradecounter/shop/core'
import { View } from '@tradecounter/shop/pages/become-a-customer'
import { builtInTexts } from '@tradecounter/shop/translations'
import { errorCodes } from '../../shop/become-a-customer/application/tabs/use-field-texts.ts'
import { application, completeValues, registration } from './applications.ts'
import { json, renderInShop, shopContext, stubNetwork, type Answerer, type SeenCall } from './in-shop.tsx'

const path = '/become-a-customer/customer-account-application'
const base = '/api/become-a-customer'

beforeEach(() => window.history.replaceState(null, '', path))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

interface Opened {
  tab?: ApplicationTab
  stored?: Application | null
  routes?: Readonly<Record<string, Answerer>>
  registration?: Registration
}

/** Saves like the server: each save is one version more. */
const saving =
  (seen: { versions: Application['versions'] } = application()): Answerer =>
  ({ body }) => {
    const { tab, version, values } = body as { tab: 'company'; version: number; values: never }
    return json({
      application: application({
        values: { ...completeValues(), [tab]: values },
        versions: { ...seen.versions, [tab]: version + 1 },
      }),
    })
  }

function openPage({ tab, stored = null, routes = {}, registration: asked = registration }: Opened = {}) {
  const query = tab === undefined ? '' : `tab=${tab}`
  if (tab !== undefined) window.history.replaceState(null, '', `${path}?${query}`)
  const calls = stubNetwork({
    [`GET ${applicationAddress}`]: () => json({ application: stored }),
    [`POST ${base}/save`]: saving(stored ?? undefined),
    ...routes,
  })
  const view = renderInShop(<View route={{ page: 'become-a-customer', query }} />, {
    answers: { [registrationAddress]: asked },
  })
  return { calls, ...view }
}

const saves = (calls: readonly SeenCall[]) => calls.filter((call) => call.path === `${base}/save`)
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`, 'u') })
const usable = async () =>
  waitFor(() => expect(document.querySelector('form fieldset')?.hasAttribute('disabled')).toBe(false))
const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

const token = 'a'.repeat(43)
const preview = {
  role: 'applicant',
  companyName: 'Rör & Bad AB',
  applicant: 'Kim Rörmokare',
  replaces: false,
}
/** Follows a mailed link. `stored`: what this browser has. */
function openLink(routes: Readonly<Record<string, Answerer>>, stored: Application | null = null) {
  window.history.replaceState(null, '', `${path}#${token}`)
  return openPage({ stored, routes: { [`POST ${base}/linkpreview`]: () => json(preview), ...routes } }).calls
}
const opens = (calls: readonly SeenCall[]) =>
  calls.filter((call) => call.path === `${base}/open`).map(({ body }) => body)

const leaves = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const withNumber = async (answer: Answerer) => {
  const { calls } = openPage({ routes: { [`GET ${base}/company`]: answer } })
  await usable()
  await userEvent.click(screen.getByRole('radio', { name: 'Aktiebolag' }))
  await userEvent.type(field('Organisationsnummer'), '556036-0793')
  return calls
}

const identification = (state: Application['identification']['state'], initiated = false) =>
  application({
    identification: { ...application().identification, state, initiated, signedBy: 'Kim Rörmokare' },
  })

const sent = (state: Application['state'], message = '') =>
  application({ state, message, isOpen: state === 'moreInformation', reference: 'A1001' })

/** The links of the list of errors. */
const errorLinks = () =>
  screen.getAllByRole('link').filter(({ textContent }) => /fältet|Välj/u.test(textContent))

describe('the application page (BECOME-1)', () => {
  it('is rendered by the server with the tab of its address, for every visitor the same', () => {
    const context = shopContext()
    const markup = renderToString(
      <ShopProvider fallback={{ [registrationAddress]: registration }} store={createShopStore(context)}>
        <View route={{ page: 'become-a-customer', query: 'tab=company' }} />
      </ShopProvider>,
    )
    expect(markup).toContain('Aktiebolag')
    expect(markup).toMatch(/<fieldset[^>]*disabled/u)
    expect(markup).toContain('aria-selected="true"')
  })

  it('asks for the form of business first, and refuses private persons in words', async () => {
    openPage()
    await usable()
    expect(screen.queryByLabelText(/Organisationsnummer/u)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /Privatperson/u }))
    expect(screen.getByText('Vi säljer bara till företag')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Fortsätt' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('radio', { name: 'Aktiebolag' }))
    expect(field('Organisationsnummer')).toBeTruthy()
  })

  it('names errors of fields that are there: the form of business first, then those that it brings', async () => {
    openPage()
    await usable()
    await userEvent.click(screen.getByRole('button', { name: 'Fortsätt' }))
    expect(await screen.findByRole('tab', { name: 'Företag 1 fel' })).toBeTruthy()
    expect(errorLinks().map(({ textContent }) => textContent)).toEqual([
      'Vem ska bli kund? Välj ett av alternativen',
    ])
    // What has just appeared is not wrong yet.
    await userEvent.click(screen.getByRole('radio', { name: 'Aktiebolag' }))
    expect(tabNames()[0]).toBe('Företag')
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await screen.findByRole('tab', { name: /^Företag \d+ fel$/u })
    const named = errorLinks().map(({ textContent }) => textContent)
    expect(named).toEqual(
      expect.arrayContaining(['Organisationsnummer: Fyll i fältet', 'Bransch: Välj ett av alternativen']),
    )
    for (const link of errorLinks())
      expect(document.querySelector(link.getAttribute('href')?.replaceAll('.', '\\.') ?? ' ')).not.toBeNull()
  })

  it('counts the errors of a tab on it, lists them with links, and keeps what was typed', async () => {
    openPage()
    await usable()
    await userEvent.click(screen.getByRole('radio', { name: 'Aktiebolag' }))
    await userEvent.type(field('Organisationsnummer'), '5560360794')
    await userEvent.click(screen.getByRole('button', { name: 'Fortsätt' }))
    const first = await screen.findByRole('tab', { name: /^Företag \d+ fel$/u })
    expect(first.getAttribute('aria-selected')).toBe('true')
    const links = screen.getAllByRole('link', { name: /:/u })
    expect(first.textContent).toContain(`${links.length} fel`)
    await userEvent.click(screen.getByRole('link', { name: /^Organisationsnummer: Kontrollsiffran/u }))
    expect(document.activeElement).toBe(field('Organisationsnummer'))
    expect(field('Organisationsnummer').value).toBe('5560360794')
    expect(field('Organisationsnummer').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows an error of a number when its field is left, and nothing of fields that are still empty', async () => {
    openPage()
    await usable()
    await userEvent.click(screen.getByRole('radio', { name: 'Aktiebolag' }))
    await userEvent.type(field('Organisationsnummer'), '123')
    expect(screen.queryByText(/fel antal/u)).toBeNull()
    await userEvent.tab()
    expect(await screen.findByText('Numret har fel antal siffror')).toBeTruthy()
    expect(tabNames()[0]).toMatch(/1 fel/u)
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
  })

  it('checks the VAT number of another member state by its rule, which loads after it is typed', async () => {
    openPage({ stored: application() })
    await usable()
    await userEvent.type(field('Momsregistreringsnummer'), 'DE125014855')
    await userEvent.tab()
    expect(await screen.findByText('Kontrollsiffran i momsnumret stämmer inte')).toBeTruthy()
    await userEvent.clear(field('Momsregistreringsnummer'))
    await userEvent.type(field('Momsregistreringsnummer'), 'IT00687129980')
    expect(await screen.findByText(/följer inte reglerna i landet/u)).toBeTruthy()
    await userEvent.clear(field('Momsregistreringsnummer'))
    await userEvent.type(field('Momsregistreringsnummer'), 'DE129304291')
    expect(field('Momsregistreringsnummer').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('opens tabs by their address, with back and forward', async () => {
    openPage({ tab: 'persons', stored: application() })
    await usable()
    expect(await screen.findByDisplayValue('Kim Rörmokare')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: /Leverans/u }))
    expect(window.location.search).toBe('?tab=delivery')
    act(() => {
      window.history.replaceState(null, '', `${path}?tab=persons`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Personer')
  })
})

describe('the draft of an application (BECOME-2)', () => {
  it('is found again after a reload, and saves each edit after a pause', async () => {
    const { calls } = openPage({ stored: application() })
    await usable()
    expect(field('Företagsnamn').value).toBe('Skatteverket')
    await userEvent.type(field('Företagsnamn'), ' Solna')
    await waitFor(() => expect(saves(calls)).toHaveLength(1), { timeout: 3000 })
    expect(saves(calls)[0]?.body).toMatchObject({
      tab: 'company',
      version: 1,
      values: { name: 'Skatteverket Solna' },
    })
    // The page may be left while it is saved.
    expect(saves(calls)[0]?.keepalive).toBe(true)
    expect(await screen.findByText(/^Sparat /u)).toBeTruthy()
    expect(field('Företagsnamn').value).toBe('Skatteverket Solna')
  })

  it('warns before input is lost, and not once it is saved', async () => {
    const { calls } = openPage({ stored: application() })
    await usable()
    expect(leaves()).toBe(false)
    await userEvent.type(field('Ort'), 'x')
    expect(leaves()).toBe(true)
    await waitFor(() => expect(saves(calls)).toHaveLength(1), { timeout: 3000 })
    await waitFor(() => expect(leaves()).toBe(false))
  })

  it('says when it could not be saved, in view, keeps the input, and saves at the next try', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    let fails = true
    const { calls } = openPage({
      stored: application(),
      routes: {
        [`POST ${base}/save`]: (call) =>
          fails ? json({ code: 'unavailable', message: 'x' }, 503) : saving()(call),
      },
    })
    await usable()
    await userEvent.type(field('Ort'), 'x')
    const failure = await screen.findByText(/kunde inte sparas/u, {}, { timeout: 4000 })
    expect(scrolled.mock.contexts.some((element) => (element as Element).contains(failure))).toBe(true)
    expect(document.activeElement).toBe(field('Ort'))
    scrolled.mockRestore()
    expect(field('Ort').value).toBe('Solnax')
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Spara nu' }))
    expect(await screen.findByText(/^Sparat /u)).toBeTruthy()
    expect(saves(calls).at(-1)?.body).toMatchObject({ values: { city: 'Solnax' } })
  })

  it.each([
    ['keeps the input', 'Behåll det jag ser här', 'Solnax', 8],
    ['takes the other tab', 'Hämta den andra versionen', 'Kiruna', null],
  ])('another tab has saved the same part: %s', async (_what, button, city, version) => {
    const theirs = application({
      values: { ...completeValues(), company: { ...completeValues().company, city: 'Kiruna' } },
      versions: { company: 8, persons: 1, delivery: 1, terms: 1 },
    })
    let asked = 0
    const { calls } = openPage({
      routes: {
        [`GET ${applicationAddress}`]: () => {
          asked += 1
          return json({ application: asked === 1 ? application() : theirs })
        },
        [`POST ${base}/save`]: (call) =>
          (call.body as { version: number }).version === 8
            ? saving(theirs)(call)
            : json({ code: 'changed', message: 'x' }, 409),
      },
    })
    await usable()
    await userEvent.type(field('Ort'), 'x')
    await userEvent.click(await screen.findByRole('button', { name: button }, { timeout: 4000 }))
    await waitFor(() => expect(field('Ort').value).toBe(city))
    await waitFor(() =>
      expect(saves(calls).filter((call) => (call.body as { version: number }).version === 8)).toHaveLength(
        version === null ? 0 : 1,
      ),
    )
    expect(screen.queryByText(/annan flik/u)).toBeNull()
  })

  it('sends no half of a personal number', async () => {
    const { calls } = openPage({
      stored: application({
        values: {
          ...completeValues(),
          company: { ...completeValues().company, businessModel: 'soleTrader', organisationNumber: '' },
        },
      }),
    })
    await usable()
    const number = await screen.findByRole('textbox', { name: /personnummer/u })
    await userEvent.type(number, '820212')
    await waitFor(() => expect(saves(calls).length).toBeGreaterThan(0), { timeout: 3000 })
    expect(JSON.stringify(saves(calls))).not.toContain('820212')
    expect(number).toHaveProperty('value', '820212')
  })

  it('is opened by the button of a mailed link, whose token leaves the address', async () => {
    const calls = openLink({ [`POST ${base}/open`]: () => json({ application: application() }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Öppna ansökan' }))
    await usable()
    expect(field('Företagsnamn').value).toBe('Skatteverket')
    expect(opens(calls)).toEqual([{ token, replace: false }])
    expect(window.location.hash).toBe('')
  })

  it('a mailed link says whose application it is, and opens nothing by itself', async () => {
    const calls = openLink({})
    expect(await screen.findByText('Rör & Bad AB')).toBeTruthy()
    expect(screen.getByText('Kim Rörmokare')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(opens(calls)).toEqual([])
    expect(window.location.hash).toBe(`#${token}`)
  })

  it('a mailed link replaces another application of this browser only after a warning', async () => {
    const calls = openLink(
      {
        [`POST ${base}/open`]: ({ body }) =>
          (body as { replace: boolean }).replace
            ? json({ application: application() })
            : json({ code: 'otherDraft', message: 'x' }, 409),
      },
      application({
        values: { ...completeValues(), company: { ...completeValues().company, city: 'Kiruna' } },
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Öppna ansökan' }))
    expect(await screen.findByText(/redan en annan ansökan/u)).toBeTruthy()
    expect(opens(calls)).toEqual([{ token, replace: false }])
    await userEvent.click(screen.getByRole('button', { name: 'Behåll den som finns här' }))
    await usable()
    expect(field('Ort').value).toBe('Kiruna')
    expect(window.location.hash).toBe('')
    expect(opens(calls)).toHaveLength(1)
  })

  it('the link of the signatory in the browser of the applicant says where to open it', async () => {
    openLink(
      { [`POST ${base}/linkpreview`]: () => json({ code: 'sameBrowser', message: 'x' }, 409) },
      application(),
    )
    expect(await screen.findByText(/privat fönster eller på din telefon/u)).toBeTruthy()
    // The address can still be copied.
    expect(window.location.hash).toBe(`#${token}`)
    await userEvent.click(screen.getByRole('button', { name: 'Till ansökan' }))
    await usable()
    expect(field('Företagsnamn').value).toBe('Skatteverket')
  })

  it('a used link says so', async () => {
    openLink({ [`POST ${base}/linkpreview`]: () => json({ code: 'notFound', message: 'x' }, 404) })
    expect(await screen.findByText('Länken gäller inte längre')).toBeTruthy()
  })
})

describe('the company register', () => {
  it('fills name and address once the number is typed, and they can be changed', async () => {
    await withNumber(() =>
      json({
        state: 'found',
        name: 'Rör AB',
        street: 'Storgatan 1',
        postalCode: '211 34',
        city: 'Malmö',
        vatNumber: '',
      }),
    )
    await userEvent.tab()
    expect(await screen.findByDisplayValue('Rör AB')).toBeTruthy()
    await userEvent.type(field('Företagsnamn'), ' i Malmö')
    expect(field('Företagsnamn').value).toBe('Rör AB i Malmö')
  })

  it('leaves the field in which the user is ready for typing over', async () => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<Response>()
    await withNumber(() => asked)
    await userEvent.click(field('Ort'))
    answer(
      json({
        state: 'found',
        name: 'Rör AB',
        street: 'Storgatan 1',
        postalCode: '211 34',
        city: 'Malmö',
        vatNumber: '',
      }),
    )
    expect(await screen.findByDisplayValue('Malmö')).toBeTruthy()
    await userEvent.keyboard('Lund')
    expect(field('Ort').value).toBe('Lund')
  })

  it('is away: the form goes on calmly', async () => {
    await withNumber(() => json({ code: 'unavailable', message: 'x' }, 503))
    await userEvent.tab()
    expect(await screen.findByText(/Registret svarar inte/u)).toBeTruthy()
    await userEvent.type(field('Företagsnamn'), 'Rör AB')
    expect(field('Företagsnamn').value).toBe('Rör AB')
  })
})

describe('the e-identification', () => {
  it('starts in this window after everything is saved', async () => {
    const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
    openPage({
      tab: 'identify',
      stored: application(),
      routes: { [`POST ${base}/identification/start`]: () => json({ address: 'https://id.example/a' }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Legitimera dig' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://id.example/a'))
  })

  it('names the tabs that have errors instead of starting', async () => {
    const { calls } = openPage({
      tab: 'identify',
      stored: application({
        values: { ...completeValues(), terms: { version: '', accepted: false, marketing: false } },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Legitimera dig' }))
    expect(await screen.findByRole('button', { name: 'Villkor: 1 fel' })).toBeTruthy()
    expect(calls.some((call) => call.path.endsWith('/start'))).toBe(false)
  })

  it('waits for another device, also after a reload, and goes on once it is signed', async () => {
    let state = identification('started', true)
    openPage({
      tab: 'identify',
      routes: { [`GET ${applicationAddress}`]: () => json({ application: state }) },
    })
    expect(await screen.findByText('Legitimeringen pågår')).toBeTruthy()
    state = identification('signed')
    expect(await screen.findByText('Ansökan är undertecknad', {}, { timeout: 6000 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Skicka ansökan' })).toBeTruthy()
  }, 10_000)

  it('reads no address of which only the country is chosen', async () => {
    const complete = completeValues()
    const company = { ...complete.company, street: '', postalCode: '', city: '' }
    openPage({ tab: 'identify', stored: application({ values: { ...complete, company } }) })
    await screen.findByRole('button', { name: 'Legitimera dig' })
    expect(screen.getByText('Organisationsnummer', { selector: 'dt' })).toBeTruthy()
    expect(screen.queryByText('Adress', { selector: 'dt' })).toBeNull()
  })

  it.each([
    ['cancelled', 'Legitimeringen avbröts'],
    ['failed', 'Legitimeringen lyckades inte'],
    ['expired', 'Legitimeringen tog för lång tid'],
  ] as const)('%s: nothing is lost and it can be tried again', async (state, title) => {
    openPage({ tab: 'identify', stored: identification(state) })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy()
  })

  it('is asked of another signatory by a mailed link', async () => {
    const values = completeValues()
    const signatory = { name: 'Eva Ek', email: 'eva@ror.example', mobile: '070-123 45 67' }
    const { calls } = openPage({
      tab: 'identify',
      stored: application({
        values: { ...values, persons: { ...values.persons, applicantSigns: false, signatory } },
      }),
      routes: {
        [`POST ${base}/identification/invite`]: () => json({ application: identification('invited', true) }),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mejla länken till Eva Ek' }))
    await waitFor(() => expect(calls.some((call) => call.path.endsWith('/invite'))).toBe(true))
  })

  it('asks for one mailed link when the answer is lost and the same address is sent again', async () => {
    const keys: (string | null)[] = []
    openPage({
      stored: application(),
      routes: {
        [`POST ${base}/link`]: ({ headers }) => {
          keys.push(headers.get('Idempotency-Key'))
          return keys.length === 1 ? json({}, 502) : json({ success: true })
        },
      },
    })
    await usable()
    await userEvent.click(await screen.findByRole('button', { name: 'Mejla länken' }))
    await screen.findByText('Länken kunde inte skickas. Försök igen.')
    await userEvent.click(screen.getByRole('button', { name: 'Mejla länken' }))
    await screen.findByText(/är länken på väg dit/u)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('another signatory reads what is signed and can change nothing', async () => {
    openPage({ stored: application({ role: 'signatory' }) })
    expect(await screen.findByText('Underteckna ansökan')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(await screen.findByText('Skatteverket')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Legitimera dig' })).toBeTruthy()
  })
})

/** The server's refusal of a step. */
const refusing =
  (errors: readonly FieldError[], at: string, code = 'invalid', status = 400): Answerer =>
  () =>
    json({ code, message: 'x', field: at, errors }, status)
const iban = { tab: 'delivery', field: 'iban', code: 'iban.checkDigit' } as const
const openSigned = (routes: Readonly<Record<string, Answerer>>, stored = identification('signed')) => {
  const all = { [`GET ${registrationAddress}`]: () => json(registration), ...routes }
  return openPage({ tab: 'identify', stored, routes: all })
}

describe('what the server refuses', () => {
  it('is shown at its tab and field, though the rules of the browser have let it through', async () => {
    const { calls } = openSigned({ [`POST ${base}/submit`]: refusing([iban], 'delivery.iban') })
    await userEvent.click(await screen.findByRole('button', { name: 'Skicka ansökan' }))
    expect(await screen.findByRole('button', { name: 'Leverans och faktura: 1 fel' })).toBeTruthy()
    expect(tabNames().find((name) => name?.startsWith('Leverans'))).toContain('1 fel')
    // The site may ask for something else by now.
    await waitFor(() => expect(calls.some((call) => call.path === registrationAddress)).toBe(true))
  })

  it('is gone once its tab changes, and stays in the others', async () => {
    const name = { tab: 'company', field: 'name', code: 'tooLong' } as const
    openSigned({ [`POST ${base}/submit`]: refusing([name, iban], 'company.name') })
    await userEvent.click(await screen.findByRole('button', { name: 'Skicka ansökan' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Företag: 1 fel' }))
    expect(await screen.findByText('Texten är för lång')).toBeTruthy()
    await userEvent.type(field('Företagsnamn'), 'x')
    expect(screen.queryByText('Texten är för lång')).toBeNull()
    expect(tabNames().find((tab) => tab?.startsWith('Leverans'))).toContain('1 fel')
  })

  it('only the signature is missing: says so', async () => {
    const missing = { tab: 'identify', field: 'identification', code: 'identification.required' } as const
    openSigned({ [`POST ${base}/submit`]: refusing([missing], 'identify.identification') })
    await userEvent.click(await screen.findByRole('button', { name: 'Skicka ansökan' }))
    expect(await screen.findByText(/behöver undertecknas med e-legitimation först/u)).toBeTruthy()
  })

  it('is shown before the e-identification, too', async () => {
    openSigned(
      { [`POST ${base}/identification/start`]: refusing([iban], 'delivery.iban', 'notReady', 409) },
      application(),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Legitimera dig' }))
    expect(await screen.findByRole('button', { name: 'Leverans och faktura: 1 fel' })).toBeTruthy()
  })

  it('is not lost when the last edit is saved by the sending itself', async () => {
    const tabs = ['company', 'persons', 'delivery', 'terms', 'receipt'] as const
    const plain = { ...registration, tabs: [...tabs] }
    const accepted = { tab: 'terms', field: 'accepted', code: 'terms.version' } as const
    const { calls } = openPage({
      tab: 'terms',
      stored: application(),
      registration: plain,
      routes: {
        [`GET ${registrationAddress}`]: () => json(plain),
        [`POST ${base}/submit`]: refusing([accepted], 'terms.accepted'),
      },
    })
    await usable()
    await userEvent.click(await screen.findByRole('checkbox', { name: /erbjudanden/u }))
    await userEvent.click(screen.getByRole('button', { name: 'Skicka ansökan' }))
    expect(await screen.findByText(/Villkoren har ändrats/u)).toBeTruthy()
    expect(saves(calls)).toHaveLength(1)
  })
})

describe('the receipt', () => {
  it.each([
    ['submitted', 'Tack för din ansökan'],
    ['creditCheck', 'Tack för din ansökan'],
    ['approved', 'Välkommen som kund'],
    ['rejected', 'Vi kan inte godkänna ansökan'],
    ['duplicate', 'Företaget är redan kund'],
  ] as const)('of an application that is %s', async (state, text) => {
    openPage({ tab: 'receipt', stored: sent(state, 'Obetalda skatter.') })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('Ansökan A1001')).toBeTruthy()
    // What is told next is told by the decision once there is one.
    const isOpen = state === 'submitted' || state === 'creditCheck'
    expect(screen.queryAllByText('Vad händer nu')).toHaveLength(isOpen ? 1 : 0)
    const asksForAccess = isOpen || state === 'duplicate'
    expect(screen.queryAllByText(/redan kund\?/u)).toHaveLength(asksForAccess ? 1 : 0)
    // Nothing has to be at hand any more.
    expect(screen.queryByText(/omkring fem minuter/u)).toBeNull()
    if (state === 'rejected') expect(screen.getByText(/Obetalda skatter/u)).toBeTruthy()
  })

  it('tells the customer number after the approval', async () => {
    openPage({ tab: 'receipt', stored: { ...sent('approved'), customerNumber: '700001' } })
    expect(await screen.findByText('Kundnummer 700001')).toBeTruthy()
  })

  it('tells no customer number before the approval', async () => {
    openPage({ tab: 'receipt', stored: sent('submitted') })
    expect(await screen.findByText('Ansökan A1001')).toBeTruthy()
    expect(screen.queryByText(/Kundnummer/u)).toBeNull()
  })

  it.each([
    ['submitted', 'Handläggs'],
    ['creditCheck', 'Kreditprövning'],
    ['moreInformation', 'Handläggs'],
  ] as const)('of an application that is %s is at the step %s', async (state, step) => {
    const values = completeValues()
    openPage({
      tab: 'receipt',
      stored: { ...sent(state), values: { ...values, delivery: { ...values.delivery, payment: 'invoice' } } },
    })
    const current = await screen.findByText(/pågår/u)
    expect(current.closest('li')?.textContent).toContain(step)
  })

  it('of a duplicate asks the administrators of the company, without an account', async () => {
    let isAway = true
    const { calls } = openPage({
      tab: 'receipt',
      stored: sent('duplicate'),
      routes: {
        [`POST ${base}/attachment`]: () =>
          isAway ? json({ code: 'unavailable', message: 'x' }, 503) : json({ success: true }),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Fråga administratörerna' }))
    expect(await screen.findByText(/kunde inte skickas/u)).toBeTruthy()
    isAway = false
    await userEvent.click(screen.getByRole('button', { name: 'Fråga administratörerna' }))
    expect(await screen.findByText(/på väg till företagets administratörer/u)).toBeTruthy()
    expect(calls.filter((call) => call.path === `${base}/attachment`)).toHaveLength(2)
  })

  it('of a duplicate leads to customer service where nobody can be asked', async () => {
    openPage({
      tab: 'receipt',
      stored: sent('duplicate'),
      routes: {
        [`POST ${base}/attachment`]: () => json({ code: 'nobodyToAsk', message: 'x' }, 409),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Fråga administratörerna' }))
    expect(await screen.findByText(/Kontakta kundservice och uppge ansökan A1001, så hjälper/u)).toBeTruthy()
    expect(screen.queryByText(/Försök igen/u)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Fråga administratörerna' })).toBeNull()
  })

  it('of a sole trader who is a customer already leads to customer service at once', async () => {
    const values = completeValues()
    const company = { ...values.company, businessModel: 'soleTrader', organisationNumber: '640823-****' }
    openPage({ tab: 'receipt', stored: { ...sent('duplicate'), values: { ...values, company } } })
    // The number stays on one line.
    expect(await screen.findByText(/uppge ansökan A1001.*Ring 0771\u{2011}12 34 56/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Fråga administratörerna' })).toBeNull()
  })

  it('shows the question of the shop, and lets the applicant change and send again', async () => {
    openPage({ tab: 'company', stored: sent('moreInformation', 'Vilken adress gäller?') })
    await usable()
    expect(await screen.findByText(/Vilken adress gäller/u)).toBeTruthy()
    expect(screen.getByText(/omkring fem minuter/u)).toBeTruthy()
    expect(field('Företagsnamn')).toHaveProperty('disabled', false)
  })

  it('shows a sent application as it was sent, without fields', async () => {
    openPage({ tab: 'company', stored: sent('submitted') })
    expect(await screen.findByText(/Här visas den som den skickades/u)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Företagsnamn/u })).toBeNull()
  })
})

it('has a sentence for every rule in every language', () => {
  for (const language of ['sv', 'fi', 'nn', 'da', 'en'] as const)
    for (const code of errorCodes)
      expect([language, code, builtInTexts(language)[`become-a-customer.error-${code}`]]).not.toContain(
        undefined,
      )
})

it('ignores the blur of what is no field', async () => {
  openPage()
  await usable()
  fireEvent.blur(screen.getByRole('button', { name: 'Fortsätt' }))
  expect(tabNames()[0]).toBe('Företag')
})
