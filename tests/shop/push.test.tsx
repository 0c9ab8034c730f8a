import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountSettings, PushBrowsers, PushSettings } from '@tradecounter/api/contract'
import myAccountPage from '@tradecounter/shop/pages/my-account'
import { type Answerer, buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const account = '/api/my-pages/my-account'
const laptop = {
  id: 'laptop',
  name: 'Firefox, Windows',
  createdAt: '2026-11-20T08:00:00.000Z',
  here: false,
}
const phone = { id: 'phone', name: 'Chrome, Android', createdAt: '2026-11-21T08:00:00.000Z', here: true }
const subscription = { endpoint: 'https://push.example/one', keys: { p256dh: 'point', auth: 'secret' } }

const saved = (push: Partial<PushSettings> | null): AccountSettings => ({
  name: 'Kim Lund',
  mobile: '',
  language: '',
  orderMail: true,
  answerMail: true,
  callBackMail: true,
  approvalMail: true,
  offerMail: true,
  returnMail: true,
  shipmentMail: false,
  delayMail: true,
  invoiceMail: false,
  branchId: '',
  addressId: '',
  reference: '',
  project: '',
  email: 'kim@ror.example',
  push: push === null ? null : { publicKey: 'key', events: ['order'], ...push },
  branches: [],
  addresses: [],
})

const myPages = ['my-account']
const context = shopContext({
  user: { ...buyer, allowedPages: myPages },
  settings: { ...settings, myPages },
})

function renderSettings(
  chosen: AccountSettings,
  answers: Record<string, Answerer> = {},
  browsers: PushBrowsers['browsers'] = [],
) {
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: myPages }),
    [`GET ${account}/erasure`]: () => json({ request: null }),
    'GET /api/user/exports': () => json({ exports: [] }),
    'GET /api/user/pushbrowsers': () => json({ browsers }),
    ...answers,
  })
  renderInShop(<myAccountPage.View route={{ page: 'my-account', section: 'settings' }} />, {
    context,
    answers: { [`${account}/settings`]: chosen },
  })
  const posts = (path: string) =>
    calls.filter((call) => call.path.endsWith(`/${path}`)).map(({ body }) => body)
  return { gesture: userEvent.setup(), posts }
}

/** A browser that can show notifications; `answer` is what its user says when it asks. */
function stubBrowser(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const log: string[] = []
  const note = (what: string, result?: unknown) => () => {
    log.push(what)
    return Promise.resolve(result)
  }
  const pushManager = {
    getSubscription: () => Promise.resolve({ unsubscribe: note('unsubscribe') }),
    subscribe: (options: object) => note(JSON.stringify(options), { toJSON: () => subscription })(),
  }
  const registration = { pushManager, unregister: note('unregister') }
  vi.stubGlobal('Notification', { permission, requestPermission: note('ask', answer) })
  vi.stubGlobal('PushManager', Object)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: (address: string) => note(`register ${address}`, registration)(),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  })
  return log
}

/** The channels of an event. */
function boxesOf(name: string) {
  const group = within(screen.getByRole('group', { name }))
  return {
    mail: group.getByLabelText<HTMLInputElement>('E-post'),
    push: group.getByLabelText<HTMLInputElement>('Avisering'),
  }
}

beforeEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

const switchOn = 'Få aviseringar i den här webbläsaren'

describe('notifications in the settings of my account', () => {
  it('are not mentioned where the shop sends none', async () => {
    stubBrowser('granted')
    renderSettings(saved(null))
    await screen.findByLabelText('Skicka orderbekräftelser med e-post')
    expect(screen.queryByText('Aviseringar i webbläsaren')).toBeNull()
    expect(screen.queryByLabelText('Avisering')).toBeNull()
  })

  it('are chosen for each event beside mails', async () => {
    const { gesture, posts } = renderSettings(saved({}), {
      [`POST ${account}/savesettings`]: () => json(saved({ events: ['offer'] })),
    })
    await screen.findByText('Orderbekräftelser')
    const [orders, offers] = [boxesOf('Orderbekräftelser'), boxesOf('Offerter')]
    expect([orders.mail.checked, orders.push.checked, offers.push.checked]).toEqual([true, true, false])
    await gesture.click(orders.push)
    await gesture.click(offers.push)
    await gesture.click(offers.mail)
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    await screen.findByText('Ändringarna är sparade.')
    expect(posts('savesettings')).toMatchObject([
      { orderMail: true, offerMail: false, pushEvents: ['offer'] },
    ])
    expect([orders.push.checked, offers.push.checked]).toEqual([false, true])
  })

  it('ask the browser only when its button is pressed, and subscribe it then', async () => {
    const log = stubBrowser('granted')
    const { gesture, posts } = renderSettings(
      saved({}),
      {
        'POST /api/user/subscribepush': () => json({ browsers: [phone, laptop] }),
      },
      [laptop],
    )
    const button = await screen.findByRole('button', { name: switchOn })
    expect([log, screen.getAllByText('Firefox, Windows').length]).toEqual([[], 2])
    await gesture.click(button)
    await screen.findByText(/Den här webbläsaren, /u)
    expect(screen.queryByRole('button', { name: switchOn })).toBeNull()
    expect(log).toEqual([
      'ask',
      'register /sw.js',
      'unsubscribe',
      '{"userVisibleOnly":true,"applicationServerKey":"key"}',
    ])
    expect(posts('subscribepush')).toEqual([subscription])
  })

  it('are switched off here, with the worker, and elsewhere', async () => {
    const log = stubBrowser('granted', 'granted')
    const { gesture, posts } = renderSettings(
      saved({}),
      {
        'POST /api/user/endpush': ({ body }) =>
          json({ browsers: [phone, laptop].filter(({ id }) => id !== (body as { id: string }).id) }),
      },
      [phone, laptop],
    )
    await gesture.click(await screen.findByRole('button', { name: 'Stäng av Firefox, Windows' }))
    await waitFor(() => expect(screen.queryByText('Firefox, Windows')).toBeNull())
    expect([log, document.activeElement?.textContent]).toEqual([[], 'Aviseringar i webbläsaren'])
    await gesture.click(await screen.findByRole('button', { name: 'Stäng av Chrome, Android' }))
    await waitFor(() => expect(posts('endpush')).toEqual([{ id: 'laptop' }, { id: 'phone' }]))
    expect(log).toEqual(['unsubscribe', 'unregister'])
  })

  it('are read again when a browser has ended meanwhile', async () => {
    stubBrowser('granted', 'granted')
    const left = [laptop]
    const { gesture } = renderSettings(
      saved({}),
      {
        'POST /api/user/endpush': () => {
          left.pop()
          return json({ code: 'notFound', message: 'No.' }, 404)
        },
      },
      left,
    )
    await gesture.click(await screen.findByRole('button', { name: 'Stäng av Firefox, Windows' }))
    await waitFor(() => expect(screen.queryByText('Firefox, Windows')).toBeNull())
    expect(screen.queryByText('Det gick inte att ändra aviseringarna. Försök igen.')).toBeNull()
  })

  it.each([
    ['its user has refused them', () => stubBrowser('denied', 'denied'), /tillåter inte aviseringar/u],
    ['it has none', () => undefined, /kan inte visa aviseringar/u],
  ])('say why the browser shows none: %s', async (_why, stub, text) => {
    stub()
    renderSettings(saved({}))
    await screen.findByText(text)
    expect(screen.queryByRole('button', { name: switchOn })).toBeNull()
  })

  it('say that the user has refused them, and send nothing then', async () => {
    stubBrowser('denied')
    const { gesture, posts } = renderSettings(saved({}))
    await gesture.click(await screen.findByRole('button', { name: switchOn }))
    await screen.findByText(/tillåter inte aviseringar/u)
    expect(posts('subscribepush')).toEqual([])
  })

  it('end in the browser again when the shop does not take it', async () => {
    const log = stubBrowser('granted')
    const { gesture } = renderSettings(saved({}), {
      'POST /api/user/subscribepush': () => json({ code: 'pushService', message: 'No.' }, 400),
    })
    await gesture.click(await screen.findByRole('button', { name: switchOn }))
    await screen.findByText('Det gick inte att ändra aviseringarna. Försök igen.')
    expect(log.slice(-2)).toEqual(['unsubscribe', 'unregister'])
  })
})
