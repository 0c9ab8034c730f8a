import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo, type Program, startProgram } from '../e2e/program.ts'
import { listenAddressOf } from '../../ssr/server/settings.ts'
import { settingsWith } from './stand-ins.ts'
import { sendBytes } from './whole-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'listen-'))
let api: Program
beforeAll(async () => {
  loadDemo(folder, 100)
  api = await startProgram('bin/serve-api.mjs', { DATA_DIR: folder, LOG_LEVEL: 'silent' })
}, 120_000)
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const port = () => Number(new URL(api.origin).port)
const accepts = (host: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port(), host, () => done(true))
    socket.on('error', () => done(false))
    socket.on('connect', () => socket.destroy())
  })

const ask = (path: string) =>
  sendBytes(port(), `GET ${path} HTTP/1.1\r\nHost: api\r\nConnection: close\r\n\r\n`)

it('the service behind its own port listens only on loopback unless HOST names another address', async () => {
  expect(await accepts('127.0.0.1')).toBe(true)
  // Another address of this machine: a service that listens on all of them accepts it.
  expect(await accepts('127.0.0.2')).toBe(false)
})

it('refuses a path that its router would read as another one', async () => {
  expect(await ask('/api/user/current')).toMatch(/^HTTP\/1.1 200 /u)
  expect(await ask('/api/x/../user/current')).toMatch(/^HTTP\/1.1 400 /u)
})

it.each([
  [{}, '127.0.0.1'],
  [{ SITE_ENV: 'local' }, '127.0.0.1'],
  [{ HOST: '::' }, '::'],
  [{ SITE_ENV: 'local', HOST: '192.0.2.1' }, '192.0.2.1'],
  [{ SITE_ENV: 'prd' }, undefined],
  [{ SITE_ENV: 'test', HOST: '127.0.0.1' }, '127.0.0.1'],
])('the shop with %j listens on %s', (environment, address) => {
  expect(listenAddressOf(settingsWith(environment))).toBe(address)
})
