import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Security } from '@tradecounter/api/contract'
import { AccountArea } from '@tradecounter/shop/account'
import { navigation } from '@tradecounter/shop/core'
import confirmEmailPage from '@tradecounter/shop/pages/confirm-email'
import forgottenPasswordPage from '@tradecounter/shop/pages/forgotten-password'
import unlockAccountPage from '@tradecounter/shop/pages/unlock-account'
import SecuritySection from '../../shop/account/security/security-section.tsx'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { refusal } from './purchases.ts'
import { tokenOf } from './tokens.ts'

const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
beforeEach(() => {
  reload.mockClear()
  window.history.replaceState(null, '', '/')
})

const methods = { totp: true, passkey: false, recovery: true }
const none = { totp: false, passkey: false, recovery: false }
const totp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://x', qr: { size: 33, path: 'M0 0h1v1h-1z' } }
const codes = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDDD-EEEE-000${n}`)

const signIn = async (answers: Parameters<typeof stubNetwork>[0], success: 'factor' | 'setup') => {
  const calls = stubNetwork({ 'POST /api/user/login': () => json({ success }), ...answers })
  renderInShop(<AccountArea />)
  const gesture = userEvent.setup()
  await gesture.click(screen.getByRole('button', { name: 'Logga in' }))
  const panel = await screen.findByRole('dialog', { name: 'Logga in' })
  await gesture.type(within(panel).getByLabelText(/Användarnamn/u), 'kim')
  await gesture.type(within(panel).getByLabelText(/^Lösenord/u), 'x')
  await gesture.click(within(panel).getByRole('button', { name: 'Logga in' }))
  return { calls, gesture }
}
const step = (value: string) => () => json({ step: value, methods })

describe('the second step of a sign-in (ACC-11)', () => {
  it('takes a code, says when it is wrong, keeps it, and reloads the page after the right one', async () => {
    let tries = 0
    const { calls, gesture } = await signIn(
      {
        'GET /api/user/signinstep': step('factor'),
        'POST /api/user/secondfactor': () => json({ success: (tries += 1) === 1 ? 'false' : 'true' }),
      },
      'factor',
    )
    const heading = await screen.findByRole('heading', { name: 'Bekräfta att det är du' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const field = screen.getByLabelText<HTMLInputElement>(/Sexsiffrig kod/u)
    expect(field.autocomplete).toBe('one-time-code')
    await gesture.click(screen.getByRole('button', { name: 'Fortsätt' }))
    expect(document.body.textContent).toContain('Fyll i fältet')
    await gesture.type(field, '123456')
    await gesture.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await screen.findByText(/Koden är fel eller redan använd/u)
    expect(field.value).toBe('123456')
    expect(reload).not.toHaveBeenCalled()
    await gesture.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(calls.findLast(({ path }) => path.includes('secondfactor'))?.body).toEqual({
      method: 'totp',
      code: '123456',
    })
  })

  it('offers a recovery code instead, and says when the sign-in has expired', async () => {
    let expired = false
    const { calls, gesture } = await signIn(
      {
        'GET /api/user/signinstep': () => json({ step: expired ? 'none' : 'factor', methods }),
        'POST /api/user/secondfactor': () => {
          expired = true
          return json({ success: 'false' })
        },
      },
      'factor',
    )
    await gesture.click(await screen.findByRole('button', { name: 'Använd återställningskod' }))
    await gesture.type(screen.getByLabelText(/Återställningskod/u), 'aaaa bbbb')
    await gesture.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await screen.findByText(/Det tog för lång tid/u)
    expect(calls.find(({ path }) => path.includes('secondfactor'))?.body).toEqual({
      method: 'recovery',
      code: 'aaaa bbbb',
    })
    await gesture.click(screen.getByRole('button', { name: 'Tillbaka till inloggningen' }))
    expect(await screen.findByLabelText(/^Lösenord/u)).toBeDefined()
  })

  it('leads to the set-up of a factor, shows the recovery codes, and reloads after that', async () => {
    const { gesture } = await signIn(
      {
        'GET /api/user/signinstep': () => json({ step: 'setup', methods: none }),
        'POST /api/user/totp/begin': () => json(totp),
        'POST /api/user/totp/enable': () => json({ recoveryCodes: codes }),
      },
      'setup',
    )
    await gesture.click(await screen.findByRole('button', { name: 'Lägg till kodapp' }))
    expect(await screen.findByRole('img', { name: 'QR-kod med nyckeln' })).toBeDefined()
    expect(document.body.textContent).toContain('JBSW Y3DP EHPK 3PXP')
    await gesture.type(screen.getByLabelText(/Sexsiffrig kod/u), '123456')
    await gesture.click(screen.getByRole('button', { name: 'Fortsätt' }))
    await screen.findByText(codes[9] ?? '')
    expect(reload).not.toHaveBeenCalled()
    await gesture.click(screen.getByRole('button', { name: 'Jag har sparat koderna' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('offers a link that unlocks after too many attempts, and one for a forgotten password', async () => {
    stubNetwork({ 'POST /api/user/login': () => json({ success: 'locked' }) })
    renderInShop(<AccountArea />)
    const gesture = userEvent.setup()
    await gesture.click(screen.getByRole('button', { name: 'Logga in' }))
    const panel = await screen.findByRole('dialog', { name: 'Logga in' })
    expect(within(panel).queryByRole('link', { name: 'Lås upp kontot med e-post' })).toBeNull()
    const forgotten = within(panel).getByRole('link', { name: 'Glömt lösenordet?' })
    expect(forgotten.getAttribute('href')).toBe('/forgotten-password')
    await gesture.type(within(panel).getByLabelText(/Användarnamn/u), 'kim')
    await gesture.type(within(panel).getByLabelText(/^Lösenord/u), 'x')
    await gesture.click(within(panel).getByRole('button', { name: 'Logga in' }))
    const unlock = await within(panel).findByRole('link', { name: 'Lås upp kontot med e-post' })
    expect(unlock.getAttribute('href')).toBe('/unlock-account')
  })
})

const security: Security = {
  userName: 'kim',
  email: 'kim@ror.example',
  sessions: [
    {
      id: 'one',
      site: 'se',
      siteName: 'Tradecounter (SE)',
      browser: 'Firefox, Windows',
      createdAt: '2026-11-23T07:00:00Z',
      seenAt: '2026-11-23T09:00:00Z',
      current: true,
    },
    {
      id: 'two',
      site: 'gelia-no',
      siteName: 'Gelia (NO)',
      browser: '',
      createdAt: '2026-11-22T07:00:00Z',
      seenAt: '2026-11-22T09:30:00Z',
      current: false,
    },
  ],
  passkeys: [],
  totp: false,
  recoveryCodes: 0,
  secondFactorRequired: false,
}

const token = () =>
  json({ access_token: tokenOf({ exp: 4_000_000_000 }), token_type: 'Bearer', expires_in: 300 })

const openSection = async (answers: Parameters<typeof stubNetwork>[0] = {}, more: Partial<Security> = {}) => {
  const calls = stubNetwork({
    'GET /api/user/security': () => json({ ...security, ...more }),
    'GET /api/site/getAntiForgeryToken': () => json('value'),
    'POST /oauth2/token': token,
    ...answers,
  })
  renderInShop(<SecuritySection />, { context: shopContext({ user: buyer }) })
  await screen.findByRole('heading', { name: 'Byt lösenord' })
  const sent = (start: string) => calls.filter(({ path }) => path.startsWith(start)).map(({ body }) => body)
  return { sent, gesture: userEvent.setup() }
}
const typePasswords = async (
  gesture: ReturnType<typeof userEvent.setup>,
  old: string,
  fresh: string,
  again = fresh,
) => {
  for (const [label, text] of [
    [/Nuvarande lösenord/u, old],
    [/^Nytt lösenord/u, fresh],
    [/Upprepa/u, again],
  ] as const) {
    const field = screen.getByLabelText(label)
    await gesture.clear(field)
    if (text !== '') await gesture.type(field, text)
  }
  await gesture.click(screen.getByRole('button', { name: 'Byt lösenord' }))
}

describe('the section security of my account', () => {
  it('changes the password, and empties the fields', async () => {
    const { sent, gesture } = await openSection({
      'POST /api/user/changepassword': () => json({ success: true }),
    })
    await typePasswords(gesture, 'gammalt', 'hjortron vid tjärnen')
    await screen.findByText(/Lösenordet är ändrat/u)
    expect(sent('/api/user/changepassword')).toEqual([
      { oldPassword: 'gammalt', newPassword: 'hjortron vid tjärnen' },
    ])
    expect(screen.getByLabelText(/^Nytt lösenord/u)).toHaveProperty('value', '')
  })

  it.each([
    ['wrongPassword', 'Det nuvarande lösenordet stämmer inte', /Nuvarande lösenord/u],
    ['tooPlain', 'Lösenordet är för lätt att gissa', /^Nytt lösenord/u],
    ['samePassword', 'Välj ett annat lösenord än det nuvarande', /^Nytt lösenord/u],
  ])('shows the refusal %s at its field, and keeps what was typed', async (code, text, label) => {
    const { gesture } = await openSection({ 'POST /api/user/changepassword': () => refusal(400, code) })
    await typePasswords(gesture, 'gammalt', 'hjortron')
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
    expect(document.body.textContent).toContain(text)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    expect(screen.getByLabelText(/^Nytt lösenord/u)).toHaveProperty('value', 'hjortron')
  })

  it('sends nothing while the repeated password differs', async () => {
    const { sent, gesture } = await openSection()
    await typePasswords(gesture, 'gammalt', 'hjortron', 'hjortrom')
    expect(document.body.textContent).toContain('Lösenorden är inte lika')
    expect(sent('/api/user/changepassword')).toEqual([])
  })

  it('asks for the password before it changes the address, then repeats the call (ACC-11)', async () => {
    let confirmed = false
    const { sent, gesture } = await openSection({
      'POST /api/user/changeemail': () => (confirmed ? json({ success: true }) : refusal(403, 'confirm')),
      'GET /api/user/signinstep': () => json({ step: 'none', methods: none }),
      'POST /api/user/confirm': () => {
        confirmed = true
        return json({ success: true })
      },
    })
    await gesture.type(screen.getByLabelText(/Ny e-postadress/u), 'ny@ror.example')
    await gesture.click(screen.getByRole('button', { name: 'Byt e-postadress' }))
    const dialog = await screen.findByRole('dialog', { name: 'Bekräfta att det är du' })
    await gesture.type(within(dialog).getByLabelText(/^Lösenord/u), 'gammalt')
    await gesture.click(within(dialog).getByRole('button', { name: 'Fortsätt' }))
    await screen.findByText(/Vi har skickat en länk till ny@ror\.example/u)
    expect(sent('/api/user/confirm')).toEqual([{ method: 'password', password: 'gammalt' }])
    expect(sent('/api/user/changeemail')).toHaveLength(2)
  })

  it('asks once for the change of the address when the answer is lost', async () => {
    const keys: (string | null)[] = []
    const { gesture } = await openSection({
      'POST /api/user/changeemail': ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return keys.length === 1 ? refusal(502, '') : json({ success: true })
      },
    })
    await gesture.type(screen.getByLabelText(/Ny e-postadress/u), 'ny@ror.example')
    await gesture.click(screen.getByRole('button', { name: 'Byt e-postadress' }))
    await screen.findByRole('alert')
    await gesture.click(screen.getByRole('button', { name: 'Byt e-postadress' }))
    await screen.findByText(/Vi har skickat en länk till ny@ror\.example/u)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('does nothing and reports nothing when the user closes that dialog', async () => {
    const { sent, gesture } = await openSection({
      'POST /api/user/changeemail': () => refusal(403, 'confirm'),
      'GET /api/user/signinstep': () => json({ step: 'none', methods: none }),
    })
    await gesture.type(screen.getByLabelText(/Ny e-postadress/u), 'ny@ror.example')
    await gesture.click(screen.getByRole('button', { name: 'Byt e-postadress' }))
    await screen.findByRole('dialog', { name: 'Bekräfta att det är du' })
    await gesture.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent('/api/user/changeemail')).toHaveLength(1)
    expect(screen.getByLabelText(/Ny e-postadress/u)).toHaveProperty('value', 'ny@ror.example')
  })

  it('lists the sessions, and ends another one (ACC-11)', async () => {
    const { sent, gesture } = await openSection({
      'POST /api/user/endsession': () => json({ success: true }),
    })
    const rows = within(screen.getByRole('region', { name: 'Här är du inloggad' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Firefox, WindowsDen här webbläsaren, inloggad 2026-11-23 08:00, Tradecounter \(SE\)/u,
      ),
      expect.stringMatching(/^Okänd webbläsareSenast använd 2026-11-22 10:30.*Gelia \(NO\)/u),
    ])
    await gesture.click(screen.getByRole('button', { name: 'Logga ut Okänd webbläsare' }))
    const question = await screen.findByRole('alertdialog', { name: 'Logga ut Okänd webbläsare?' })
    expect(question.textContent).toContain('Det som inte är sparat där går förlorat.')
    expect(sent('/api/user/endsession')).toEqual([])
    await gesture.click(within(question).getByRole('button', { name: 'Logga ut' }))
    await screen.findByText('Inloggningen har avslutats.')
    expect(sent('/api/user/endsession')).toEqual([{ id: 'two' }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Här är du inloggad'))
  })

  it('ends all other sessions after a question, and none if it is cancelled (ACC-11)', async () => {
    const { sent, gesture } = await openSection({
      'POST /api/user/endothersessions': () => json({ ended: 1 }),
    })
    const all = screen.getByRole('button', { name: 'Logga ut alla andra' })
    await gesture.click(all)
    const question = await screen.findByRole('alertdialog', { name: 'Logga ut alla andra?' })
    await gesture.click(within(question).getByRole('button', { name: 'Avbryt' }))
    expect(document.activeElement).toBe(all)
    expect(sent('/api/user/endothersessions')).toHaveLength(0)
    await gesture.click(all)
    const again = within(await screen.findByRole('alertdialog'))
    await gesture.click(again.getByRole('button', { name: 'Logga ut alla andra' }))
    await screen.findByText('Inloggningen har avslutats.')
    expect(sent('/api/user/endothersessions')).toHaveLength(1)
  })

  it('removes a passkey after a question, and names one that belongs to another site (ACC-11)', async () => {
    const passkeys = [
      { id: 'p1', name: 'Mobil', createdAt: '2026-11-01T07:00:00Z', usedAt: null, here: false },
    ]
    const { sent, gesture } = await openSection(
      { 'POST /api/user/passkeys/remove': () => json({ success: true }) },
      { passkeys, recoveryCodes: 9 },
    )
    expect(document.body.textContent).toContain('Gäller på en annan av våra webbplatser')
    expect(document.body.textContent).toContain('Koder kvar: 9')
    await gesture.click(screen.getByRole('button', { name: 'Ta bort Mobil' }))
    const question = await screen.findByRole('alertdialog', { name: 'Ta bort Mobil?' })
    expect(question.textContent).toContain('Det är ditt sista sätt. Sedan räcker lösenordet')
    expect(sent('/api/user/passkeys/remove')).toEqual([])
    await gesture.click(within(question).getByRole('button', { name: 'Ta bort' }))
    await screen.findByText('Borttagningen är klar.')
    expect(sent('/api/user/passkeys/remove')).toEqual([{ id: 'p1' }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tvåstegsinloggning'))
  })

  it('makes new recovery codes after a question, and shows them once (ACC-11)', async () => {
    const { sent, gesture } = await openSection(
      { 'POST /api/user/recoverycodes': () => json({ recoveryCodes: codes }) },
      { totp: true, recoveryCodes: 3 },
    )
    await gesture.click(screen.getByRole('button', { name: 'Skapa nya koder' }))
    const question = await screen.findByRole('alertdialog', { name: 'Skapa nya återställningskoder?' })
    expect(question.textContent).toContain('De gamla koderna slutar gälla direkt.')
    expect(sent('/api/user/recoverycodes')).toEqual([])
    await gesture.click(within(question).getByRole('button', { name: 'Skapa nya koder' }))
    await screen.findByText(codes[9] ?? '')
    await gesture.click(screen.getByRole('button', { name: 'Jag har sparat koderna' }))
    expect(document.body.textContent).not.toContain(codes[9])
    expect(document.activeElement?.textContent).toBe('Tvåstegsinloggning')
  })
})

describe('the pages of links (ACC-11)', () => {
  it('asks for a link, and answers the same for every name', async () => {
    const calls = stubNetwork({ 'POST /api/user/requestlink': () => json({ success: true }) })
    renderInShop(<forgottenPasswordPage.View route={{ page: 'forgotten-password' }} />)
    const gesture = userEvent.setup()
    await gesture.click(screen.getByRole('button', { name: 'Skicka länken' }))
    expect(document.body.textContent).toContain('Ange ditt användarnamn eller din e-postadress')
    await gesture.type(screen.getByLabelText(/Användarnamn eller e-postadress/u), ' kim ')
    await gesture.click(screen.getByRole('button', { name: 'Skicka länken' }))
    await screen.findByText(/Om kontot finns får du strax ett mejl/u)
    expect(calls.map(({ body }) => body)).toEqual([{ username: 'kim', purpose: 'password' }])
  })

  it('asks for one link when the answer is lost and the same name is sent again', async () => {
    const keys: (string | null)[] = []
    stubNetwork({
      'POST /api/user/requestlink': ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return keys.length === 1 ? refusal(502, '') : json({ success: true })
      },
    })
    renderInShop(<forgottenPasswordPage.View route={{ page: 'forgotten-password' }} />)
    const gesture = userEvent.setup()
    await gesture.type(screen.getByLabelText(/Användarnamn eller e-postadress/u), 'kim')
    await gesture.click(screen.getByRole('button', { name: 'Skicka länken' }))
    await screen.findByRole('alert')
    await gesture.click(screen.getByRole('button', { name: 'Skicka länken' }))
    await screen.findByText(/Om kontot finns får du strax ett mejl/u)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('unlocks only when the button is pressed, and removes the token from the address', async () => {
    window.history.replaceState(null, '', '/unlock-account#token-1')
    const calls = stubNetwork({ 'POST /api/user/unlock': () => json({ success: true }) })
    renderInShop(<unlockAccountPage.View route={{ page: 'unlock-account' }} />)
    const button = screen.getByRole('button', { name: 'Lås upp kontot' })
    expect(calls).toEqual([])
    await userEvent.setup().click(button)
    await screen.findByText(/Kontot är upplåst/u)
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'token-1' }])
    expect(window.location.hash).toBe('')
  })

  it('asks for a link that unlocks if the address has none', async () => {
    window.history.replaceState(null, '', '/unlock-account')
    const calls = stubNetwork({ 'POST /api/user/requestlink': () => json({ success: true }) })
    renderInShop(<unlockAccountPage.View route={{ page: 'unlock-account' }} />)
    const gesture = userEvent.setup()
    await gesture.type(await screen.findByLabelText(/Användarnamn eller e-postadress/u), 'kim')
    await gesture.click(screen.getByRole('button', { name: 'Skicka länken' }))
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ username: 'kim', purpose: 'unlock' }]),
    )
  })

  it.each([
    ['link', 404, 'Länken fungerar bara en gång'],
    ['emailTaken', 409, 'En annan användare har den e-postadressen'],
  ])('explains that a new address is not confirmed because of %s', async (code, status, text) => {
    window.history.replaceState(null, '', '/confirm-email#token-1')
    stubNetwork({ 'POST /api/user/confirmemail': () => refusal(status, code) })
    renderInShop(<confirmEmailPage.View route={{ page: 'confirm-email' }} />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Bekräfta adressen' }))
    await screen.findByRole('heading', { level: 1, name: 'Länken går inte att använda' })
    expect(document.body.textContent).toContain(text)
  })
})
