import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { translatorOf } from '@tradecounter/shop/core'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'
import { openStore } from '../../../api/platform/database/index.ts'
import { insertCatalogue } from '../../api/fixtures/catalogue.ts'
import { insertPeople } from '../../api/fixtures/people.ts'
import { hostSecret, makeClock, serve } from '../../api/fixtures/shop.ts'
import { startPostgres } from '../../api/fixtures/postgres.ts'
import { HostBrowser } from '../host-browser.ts'
import { openHost, visitorContext } from '../stand-ins.ts'
import { templates } from '../whole-shop.ts'

const t = translatorOf({ ...visitorContext, translations: translationsFor('sv', allGroups) })
const parser = new new JSDOM().window.DOMParser()
const textOf = (html: string): string => {
  const { body } = parser.parseFromString(html, 'text/html')
  for (const script of body.querySelectorAll('script')) script.remove()
  return body.textContent
}

it('shows the failed cart while PostgreSQL is stopped, and the cart when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tc-away-'))
  const first = await startPostgres(folder)
  const store = await openStore({ databaseUrl: first.url })
  await insertCatalogue(store)
  await insertPeople(store)
  const shop = serve(store, makeClock())
  const { fetch, ready } = shop.api
  const host = await openHost({ api: { fetch, ready, close: async () => {} }, hostSecret, templates })
  const browser = new HostBrowser(host)
  await browser.signIn()
  await browser.post('/api/cart', { variantCode: 'VALVE', quantity: 1 })
  const sound = await browser.get('/cart')
  expect(textOf(sound.text)).toContain('VALVE')

  await first.stop()
  const away = await browser.get('/cart')
  const text = textOf(away.text)
  expect(away.status).toBe(503)
  expect(text).toContain(t('common.failed.title'))
  expect(text).toContain(t('shell.person-failed'))
  for (const words of [t('cart.none-title'), t('cart.none-title-list'), t('account.sign-in')])
    expect(text).not.toContain(words)
  expect(browser.cookies.has('sid')).toBe(true)
  expect((await browser.get('/livez')).status).toBe(200)

  const second = await startPostgres(folder)
  await expect.poll(async () => (await browser.get('/cart')).status).toBe(200)
  expect(textOf((await browser.get('/cart')).text)).toContain('VALVE')
  await host.close()
  await shop.close()
  await store.close()
  await second.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
