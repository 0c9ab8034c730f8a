import { afterAll, beforeAll, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { openPushService, type PushService } from '../api/push/push-service.ts'
import { openSettledShop, type SettledShop } from './settled-shop.ts'
import { postByCall, signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'

let service: PushService
let shop: SettledShop
beforeAll(async () => {
  service = await openPushService()
  const { publicKey, privateKey, contact, services } = service.settings
  shop = await openSettledShop(
    {},
    {
      PUSH_PUBLIC_KEY: publicKey,
      PUSH_PRIVATE_KEY: privateKey,
      PUSH_CONTACT: contact,
      PUSH_SERVICES: services.join(),
    },
  )
}, 180_000)
afterAll(async () => {
  await shop.stop()
  await service.close()
})

it('tells news in a real browser, which leads to their page, until its user signs out', async () => {
  const say = translatorOf('sv')
  const { page, context, open, complaints } = await shop.visit('se')
  await context.grantPermissions(['notifications'], { origin: shop.origin('se') })
  // Chromium has no push service here: this is all that a test replaces.
  await page.addInitScript((subscription) => {
    PushManager.prototype.getSubscription = () => Promise.resolve(null)
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription)
  }, service.browser('/anna'))
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active !== undefined) found(active.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await open('/')
  await signInByCall(page, 'anna')
  await open('/my-pages/my-account/settings')
  expect(context.serviceWorkers()).toEqual([])
  await page.getByRole('button', { name: say('my-account.push-on') }).click()
  await page.getByText(`${say('my-account.push-here')}, `).waitFor()
  const registrationId = await registered

  const booked = await page.evaluate(async () => {
    const { callBackTimes }: { callBackTimes: { day: string; opens: string }[] } = await (
      await fetch('/api/customer/salespeople')
    ).json()
    const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
    const [{ day, opens } = { day: '', opens: '' }] = callBackTimes
    const answer = await fetch('/api/customer/callback', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': token,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ day, opens, phone: '070-123 45 67', subject: 'Rör' }),
    })
    return answer.text()
  })
  expect(booked).toBe('{"success":true}')
  await expect.poll(() => service.received.length, { timeout: patience }).toBe(1)
  const [sent] = service.received
  expect([service.mistakes, sent?.notice]).toEqual([
    [],
    expect.objectContaining({
      title: expect.stringMatching(/^Vi ringer upp dig /u),
      path: '/my-pages/my-sales-person',
    }),
  ])
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: shop.origin('se'),
    registrationId,
    data: JSON.stringify(sent?.notice),
  })
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('There is no service worker.')
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications()).map(({ title, body }) => [title, body])
    })
  await expect.poll(shown, { timeout: patience }).toEqual([[sent?.notice.title, sent?.notice.body]])
  // Only a user may make a window come up: the press and the window are a test's own, the worker's code is between
  // them.
  const opened = await worker.evaluate(async () => {
    const { registration, clients } = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      clients: { openWindow(href: string): Promise<null> }
    }
    const [notification] = await registration.getNotifications()
    return new Promise<string>((found) => {
      clients.openWindow = (href) => {
        found(href)
        return Promise.resolve(null)
      }
      dispatchEvent(
        Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
      )
    })
  })
  expect(opened).toBe(`${shop.origin('se')}/my-pages/my-sales-person`)
  await open(new URL(opened).pathname)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await shown()).toEqual([])

  // A sign-out ends it for whoever uses the browser next.
  expect(await postByCall(page, '/api/user/logout')).toBe(200)
  await signInByCall(page, 'anna')
  await open('/my-pages/my-account/settings')
  await page.getByRole('button', { name: say('my-account.push-on') }).waitFor()
  expect(complaints).toEqual([])
}, 120_000)
