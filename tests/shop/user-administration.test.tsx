import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserRecord } from '@tradecounter/api/contract'
import { View } from '@tradecounter/shop/pages/user-administration'
import { userChoices, userRecord, users } from '../../stories/parts/users.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { stubUploads } from './stub-uploads.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const base = '/api/my-pages/user-administration'
const settings = { ...shopContext().settings, myPages: ['user-administration'] }
const context = shopContext({ settings, user: { ...buyer, allowedPages: ['user-administration'] } })

function renderUsers(query: string, calls: Parameters<typeof stubNetwork>[0] = {}) {
  const network = stubNetwork({
    [`GET ${base}`]: () => json(users),
    [`GET ${base}/choices`]: () => json(userChoices),
    [`GET ${base}/user`]: () => json({ user: userRecord() }),
    'GET /api/user/setting': () => json({ value: null }),
    'POST /bff/menu/my-pages': () => json({ pages: ['user-administration'] }),
    ...calls,
  })
  window.history.replaceState(null, '', `/my-pages/user-administration?${query}`)
  renderInShop(<View route={{ page: 'user-administration', query }} />, { context })
  return {
    gesture: userEvent.setup(),
    sent: (call: string) => network.filter(({ path }) => path === `${base}/${call}`).map(({ body }) => body),
  }
}

const refusal = (status: number, code: string, field?: string) =>
  json({ code, message: 'x', ...(field === undefined ? {} : { field }) }, status)

describe('the list of users', () => {
  it('shows status, limits, approver, and a mail that could not be sent', async () => {
    renderUsers('')
    const row = within(
      (await screen.findByRole('link', { name: 'Elsa Forsman' })).closest('tr') ?? document.body,
    )
    expect(row.getByText('Inbjuden')).toBeTruthy()
    expect(row.getByText('Mejlet kunde inte skickas')).toBeTruthy()
    const limited = within(screen.getByRole('link', { name: 'Oskar Nyberg' }).closest('tr') ?? document.body)
    expect(limited.getByText(/2 000,00 kr per order/u)).toBeTruthy()
    expect(limited.getByText('Karin Ek')).toBeTruthy()
  })

  it('changes several users, and names those that were refused', async () => {
    const { gesture, sent } = renderUsers('', {
      [`POST ${base}/bulk`]: () =>
        json({
          results: [
            { userId: 'gustav', name: 'Gustav Lind', code: '' },
            { userId: 'anna', name: 'Anna Fitter', code: 'lastAdministrator' },
          ],
        }),
    })
    await gesture.click(await screen.findByRole('checkbox', { name: 'Markera Gustav Lind' }))
    await gesture.click(screen.getByRole('checkbox', { name: 'Markera Anna Fitter' }))
    await gesture.click(screen.getByRole('button', { name: 'Ändra markerade' }))
    const dialog = within(await screen.findByRole('dialog'))
    await gesture.selectOptions(dialog.getByLabelText('Vad ska ändras?'), 'deactivate')
    expect(dialog.getByText(/Användarna loggas ut och kan inte handla för er/u)).toBeTruthy()
    await gesture.click(dialog.getByRole('button', { name: 'Ändra' }))
    expect(await dialog.findByText('1 av 2 ändrades.')).toBeTruthy()
    expect(dialog.getByText(/Anna Fitter: Det måste finnas minst en aktiv administratör/u)).toBeTruthy()
    expect(sent('bulk')).toEqual([
      { userIds: ['gustav', 'anna'], change: { kind: 'action', action: 'deactivate' } },
    ])
  })
})

describe('the form of a user', () => {
  it('names missing fields with links to them, and keeps what was typed', async () => {
    const { gesture, sent } = renderUsers('view=new')
    await gesture.type(await screen.findByLabelText(/Förnamn/u), 'Nils')
    await gesture.type(screen.getByLabelText(/Gräns per order/u), 'mycket')
    await gesture.click(screen.getByRole('button', { name: 'Skicka inbjudan' }))
    const summary = within(
      (await screen.findByText('Rätta det här och spara igen')).closest('section') ?? document.body,
    )
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Efternamn: Fyll i fältet',
      'E-post: Fyll i fältet',
      'Gräns per order (SEK): Skriv ett belopp, till exempel 5000 eller 5000,50',
    ])
    expect(screen.getByLabelText<HTMLInputElement>(/Förnamn/u).value).toBe('Nils')
    expect(sent('invite')).toEqual([])
  })

  it('invites with roles and limits in the minor unit, and shows the refusal of an address at its field', async () => {
    let tries = 0
    const { gesture, sent } = renderUsers('view=new', {
      [`POST ${base}/invite`]: () =>
        tries++ === 0 ? refusal(409, 'attached', 'email') : json({ user: userRecord() }),
    })
    await gesture.type(await screen.findByLabelText(/Förnamn/u), 'Nils')
    await gesture.type(screen.getByLabelText(/Efternamn/u), 'Ek')
    await gesture.type(screen.getByLabelText(/^E-post/u), 'nils@example.test')
    await gesture.click(screen.getByRole('checkbox', { name: /^Inköpare/u }))
    await gesture.type(screen.getByLabelText(/Gräns per order/u), '5 000,50')
    await gesture.click(screen.getByRole('button', { name: 'Skicka inbjudan' }))
    expect(
      (await screen.findAllByText(/Adressen hör redan till en användare hos er/u)).length,
    ).toBeGreaterThan(1)
    await gesture.click(screen.getByRole('button', { name: 'Skicka inbjudan' }))
    expect(await screen.findByText(/är inbjuden/u)).toBeTruthy()
    expect(sent('invite')[1]).toMatchObject({
      firstName: 'Nils',
      roles: ['buyer'],
      orderLimit: 5000_50,
      periodLimit: null,
      period: '',
    })
  })

  it('invites once when the answer is lost and the same is sent again', async () => {
    const keys: (string | null)[] = []
    const { gesture } = renderUsers('view=new', {
      [`POST ${base}/invite`]: ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return refusal(502, '')
      },
    })
    await gesture.type(await screen.findByLabelText(/Förnamn/u), 'Nils')
    await gesture.type(screen.getByLabelText(/Efternamn/u), 'Ek')
    await gesture.type(screen.getByLabelText(/^E-post/u), 'nils@example.test')
    for (const times of [1, 2, 3]) {
      if (times === 3) await gesture.type(screen.getByLabelText(/Efternamn/u), 'man')
      await gesture.click(screen.getByRole('button', { name: 'Skicka inbjudan' }))
      await waitFor(() => expect(keys).toHaveLength(times))
      await screen.findByText(/^Det gick inte/u)
    }
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('shows what another administrator has stored beside what was typed, and saves over that version', async () => {
    let stored: UserRecord = userRecord()
    const { gesture, sent } = renderUsers('user=oskar', {
      [`GET ${base}/user`]: () => json({ user: stored }),
      [`POST ${base}/save`]: () => {
        if (stored.version === 4) return json({ user: { ...stored, version: 5 } })
        stored = userRecord({ version: 4, mobile: '070-2' })
        return refusal(409, 'changed')
      },
    })
    const mobile = await screen.findByLabelText<HTMLInputElement>(/Mobil/u)
    await gesture.type(mobile, '070-1')
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    expect(await screen.findByText('Sparat nu: 070-2')).toBeTruthy()
    expect(mobile.value).toBe('070-1')
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    expect(await screen.findByText('Sparat.')).toBeTruthy()
    expect(sent('save')).toMatchObject([
      { version: 3, mobile: '070-1' },
      { version: 4, mobile: '070-1' },
    ])
  })

  it('asks for the password first when the service wants a recent proof', async () => {
    let proved = false
    const { gesture, sent } = renderUsers('user=oskar', {
      [`POST ${base}/save`]: () =>
        proved ? json({ user: userRecord({ version: 4 }) }) : refusal(403, 'confirm'),
      'GET /api/user/signinstep': () =>
        json({ step: 'none', methods: { totp: false, passkey: false, recovery: false } }),
      'POST /api/user/confirm': () => {
        proved = true
        return json({ success: true })
      },
    })
    await gesture.type(await screen.findByLabelText(/Mobil/u), '070-1')
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    const dialog = within(await screen.findByRole('dialog'))
    await gesture.type(dialog.getByLabelText(/Lösenord/u), 'kaffe-paus-kl-tio')
    await gesture.click(dialog.getByRole('button', { name: /Fortsätt|Bekräfta/u }))
    expect(await screen.findByText('Sparat.')).toBeTruthy()
    expect(sent('save')).toHaveLength(2)
  })

  it('can be read again after a failure, and says when there is no such user', async () => {
    let answer = refusal(503, 'busy')
    const { gesture } = renderUsers('user=oskar', { [`GET ${base}/user`]: () => answer.clone() })
    const retry = await screen.findByRole('button', { name: 'Försök igen' })
    expect(screen.queryByText('Användaren finns inte')).toBeNull()
    answer = refusal(404, 'notFound', 'userId')
    await gesture.click(retry)
    expect(await screen.findByText('Användaren finns inte')).toBeTruthy()
  })

  it('locks after a question, and offers no action about oneself', async () => {
    const { gesture, sent } = renderUsers('user=oskar', {
      [`POST ${base}/setstate`]: () => json({ success: true }),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Lås' }))
    await gesture.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lås' }))
    expect(await screen.findByText('Oskar Nyberg är låst.')).toBeTruthy()
    expect(sent('setstate')).toEqual([{ userId: 'oskar', action: 'lock' }])
  })

  it('offers oneself no roles and no actions', async () => {
    renderUsers('user=oskar', { [`GET ${base}/user`]: () => json({ user: userRecord({ isSelf: true }) }) })
    expect(await screen.findByRole('checkbox', { name: /^Administratör/u })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Lås' })).toBeNull()
  })

  it('fills in the rights of another user, which are saved only with the form', async () => {
    const { gesture, sent } = renderUsers('view=new', {
      [`GET ${base}/user`]: () => json({ user: userRecord({ roles: ['reader'], orderLimit: 100_00 }) }),
    })
    await gesture.type(await screen.findByLabelText(/Kopiera behörighet från/u), 'oskar')
    await gesture.click(screen.getByRole('button', { name: 'Sök' }))
    await gesture.click(await screen.findByRole('button', { name: 'Kopiera' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Läsare/u }).checked).toBe(true),
    )
    expect(screen.getByLabelText<HTMLInputElement>(/Gräns per order/u).value).toBe('100')
    expect(sent('invite')).toEqual([])
  })
})

describe('the import of users', () => {
  it('asks for the import of the same upload again when the answer is lost', async () => {
    const uploads = stubUploads(() => [200, { fileId: 'f1', name: 'users.csv', type: 'text/csv', size: 1 }])
    let answers = 0
    const { gesture, sent } = renderUsers('view=import', {
      [`POST ${base}/import`]: () => ((answers += 1) === 1 ? refusal(502, '') : json({ importId: 'i1' })),
      [`GET ${base}/importresult`]: () =>
        json({
          state: 'ready',
          code: '',
          done: 1,
          total: 1,
          counts: { invited: 1, changed: 0, unchanged: 0, refused: 0 },
          lines: [],
        }),
    })
    await gesture.upload(await screen.findByLabelText(/Fil med användare/u), new File(['x'], 'users.csv'))
    await gesture.click(screen.getByRole('button', { name: 'Importera' }))
    await screen.findByText(/^Det gick inte/u)
    await gesture.click(screen.getByRole('button', { name: 'Importera' }))
    await screen.findByText(/^1 inbjudna/u)
    expect(uploads).toHaveLength(1)
    expect(sent('import')).toEqual([{ fileId: 'f1' }, { fileId: 'f1' }])
  })
})
