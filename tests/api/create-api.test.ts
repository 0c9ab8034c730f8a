import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, type CreateApiOptions } from '../../api/index.ts'
import { createLog } from '../../api/platform/log.ts'
import { readApiSettings } from '../../api/settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-api-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (environment: Record<string, string>, options: Partial<CreateApiOptions> = {}) =>
  createApi(readApiSettings({ DATA_DIR: folder, ...environment }), {
    log: createLog('silent'),
    hostSecret: 'secret',
    ...options,
  })

it('opens database, search and keys, and closes all of them', async () => {
  for (let times = 0; times < 2; times += 1) {
    const api = await open({})
    const answer = await api.fetch(new Request('http://api.internal/api/site/start'))
    expect([answer.status, await api.ready()]).toEqual([200, true])
    await api.close()
    expect(await api.ready()).toBe(false)
  }
})

it('opens the demo only when SITE_ENV is local', async () => {
  const makeDemo = vi.fn<NonNullable<CreateApiOptions['openDemo']>>(async () => ({}))
  await (await open({ SITE_ENV: 'prd' }, { openDemo: makeDemo })).close()
  expect(makeDemo).not.toHaveBeenCalled()
  await (await open({ SITE_ENV: 'local' }, { openDemo: makeDemo })).close()
  expect(makeDemo).toHaveBeenCalledOnce()
})

it('has the demo write links to the port of the shop', async () => {
  const makeDemo = vi.fn<NonNullable<CreateApiOptions['openDemo']>>(async () => ({}))
  await (await open({ SITE_ENV: 'local', PORT: '3001' }, { openDemo: makeDemo })).close()
  expect(makeDemo.mock.lastCall?.[0].originOf('se')).toBe('http://local.se.localhost:3001')
})

it('rejects with a sentence for a folder or a settings file that cannot be used', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(open({ DATA_DIR: file })).rejects.toThrow(`The folder ${file} cannot be written to`)
  mkdirSync(join(folder, 'settings'))
  writeFileSync(join(folder, 'settings', 'mars.json'), '{}')
  await expect(open({})).rejects.toThrow('names no site')
})

it('lists every mistake of the settings at once', () => {
  expect(() => readApiSettings({ PORT: 'x', SITE_ENV: 'moon', SMTP_URL: 'https://mail.example' })).toThrow(
    /^PORT must be .+\nSMTP_URL must be .+\nSITE_ENV must be .+$/u,
  )
})

it('has the menus that an operator has written for a site (SHELL-6)', async () => {
  const footer = [{ title: { sv: 'Om oss', en: 'About us' }, html: '<p>Sedan <b>1952</b></p>' }]
  mkdirSync(join(folder, 'settings'))
  writeFileSync(join(folder, 'settings', 'se.json'), JSON.stringify({ menus: { footer } }))
  const api = await open({})
  const answer = await api.fetch(new Request('http://api.internal/api/site/settings'))
  expect(await answer.json()).toMatchObject({
    footerMenu: [
      {
        title: 'Om oss',
        url: '',
        html: [{ tag: 'p', children: ['Sedan ', { tag: 'strong', children: ['1952'] }] }],
        subItems: [],
      },
    ],
  })
  await api.close()
})
