import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRegister, registerPatience } from '../../../api/become-a-customer/register/company-register.ts'
import type { CompanyRegister } from '../../../api/platform/service-settings.ts'
import { createHttpRegister } from '../../../api/become-a-customer/register/http-register.ts'
import { demoRegister } from '../../../demo/people/demo-register.ts'

const company = {
  name: 'Bolagsverket',
  street: 'Stuvarvägen 21',
  postalCode: '851 81',
  city: 'Sundsvall',
  vatNumber: '',
}

let server: Server
let answer: { status: number; body: string; afterMs?: number } = { status: 404, body: '' }
let asked: string[] = []
let address = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { status, body, afterMs } = answer
    const send = () => response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (afterMs === undefined) send()
    else setTimeout(send, afterMs).unref()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/companies/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What every register keeps to: one that the shop can use. */
const registers: [string, () => CompanyRegister, () => void][] = [
  [
    'of an operator',
    () => createHttpRegister(address),
    () => (answer = { status: 200, body: JSON.stringify(company) }),
  ],
  ['of the demo', () => demoRegister, () => undefined],
]
describe.each(registers)('the contract of a register: %s', (_, open, prepare) => {
  it('answers a company for a number that it has, and null for another', async () => {
    prepare()
    const register = open()
    const { signal } = new AbortController()
    const found = await register.find('202100-5489', 'SE', signal)
    expect(found).toEqual({
      name: expect.stringMatching(/\S/u),
      street: expect.any(String),
      postalCode: expect.stringMatching(/^\d{3} \d{2}$/u),
      city: expect.any(String),
      vatNumber: expect.any(String),
    })
    answer = { status: 404, body: '' }
    expect(await register.find('556036-0793', 'SE', signal)).toBeNull()
  })
})

describe('a register', () => {
  it('gets the digits of the number and the country', async () => {
    asked = []
    answer = { status: 200, body: JSON.stringify({ name: 'Bolagsverket' }) }
    const find = openRegister(createHttpRegister(address))
    expect(await find('202100-5489', 'SE')).toMatchObject({ state: 'found', name: 'Bolagsverket', city: '' })
    expect(asked).toEqual(['/companies/SE/2021005489'])
  })

  it.each([
    ['that is broken', { status: 500, body: '' }],
    ['that answers no JSON', { status: 200, body: '<html>' }],
    ['that answers something else', { status: 200, body: '{"title":"x"}' }],
    ['that answers without end', { status: 200, body: `{"name":"${'x'.repeat(100_000)}"}` }],
  ])('%s is unavailable: the form goes on without it', async (_, given) => {
    answer = given
    expect(await openRegister(createHttpRegister(address))('202100-5489', 'SE')).toEqual({
      state: 'unavailable',
    })
  })

  it('that never ends its answer is not read to the end', async () => {
    let sent = 0
    const endless = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = (): void => {
        if (response.destroyed) return
        sent += 16_384
        if (response.write('x'.repeat(16_384))) setImmediate(more)
        else response.once('drain', more)
      }
      more()
    })
    await new Promise<void>((listening) => endless.listen(0, '127.0.0.1', listening))
    const closed = new Promise<void>((done) =>
      endless.once('connection', (socket) => socket.once('close', done)),
    )
    const { port } = endless.address() as AddressInfo
    const find = openRegister(createHttpRegister(`http://127.0.0.1:${port}`), {
      ...registerPatience,
      waitMs: 60_000,
    })
    expect(await find('202100-5489', 'SE')).toEqual({ state: 'unavailable' })
    await closed
    expect(sent).toBeLessThan(50_000_000)
    endless.close()
  })

  it('that is slow is waited for two seconds at most, and left alone after three failures', async () => {
    expect(registerPatience.waitMs).toBeLessThanOrEqual(2000)
    answer = { status: 200, body: JSON.stringify(company), afterMs: 60_000 }
    const find = openRegister(createHttpRegister(address), { waitMs: 50, failures: 3, pauseMs: 200 })
    asked = []
    for (let time = 0; time < 5; time += 1)
      expect(await find('202100-5489', 'SE')).toEqual({ state: 'unavailable' })
    expect(asked).toHaveLength(3)
    answer = { status: 200, body: JSON.stringify(company) }
    // It is tried again after the pause.
    await expect.poll(async () => (await find('202100-5489', 'SE')).state, { timeout: 10_000 }).toBe('found')
  })

  it('is absent: the form goes on without it', async () => {
    expect(await openRegister(undefined)('202100-5489', 'SE')).toEqual({ state: 'unavailable' })
  })
})
