import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type OpenHost, openHost } from '../stand-ins.ts'

let host: OpenHost
afterEach(() => host.close())

/** Sends the beginning of a POST and ends the connection. */
const breakOff = (path: string): Promise<void> =>
  new Promise((done) => {
    const socket = connect(host.port, 'localhost', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost:${host.port}\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 1000\r\n\r\n{"a":`,
        () => setTimeout(() => socket.destroy(), 50),
      )
    })
    socket.on('close', () => done())
    socket.on('error', () => {})
  })

it('requests that clients break off are no errors of the shop', async () => {
  host = await openHost()
  await Promise.all(Array.from({ length: 20 }, () => breakOff('/api/cart')))
  await Promise.all(Array.from({ length: 5 }, () => breakOff('/bff/login')))
  // A whole request is answered afterwards.
  expect((await host.ask('/api/echo')).status).toBe(200)
  await new Promise((done) => setTimeout(done, 100))
  const levels = host.logged.map((line) => (JSON.parse(line) as { level: number | string }).level)
  expect(levels.filter((level) => level === 'error' || level === 50)).toEqual([])
  expect(host.logged.join('')).not.toContain('stack')
})
