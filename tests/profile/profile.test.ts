import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumLaunch } from '../setup/chromium.ts'

const listen = (port: number, host: string): Promise<string> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', (failure: NodeJS.ErrnoException) => done(failure.code ?? ''))
    server.listen(port, host, () => server.close(() => done('free')))
  })

describe('the machine of npm run test:elsewhere', () => {
  it('is in the time zone that is furthest ahead', () => {
    expect(new Date('2026-11-20T12:00:00Z').getDate()).toBe(21)
  })

  it('has the locale C', () => {
    expect([process.env.LC_ALL, process.env.LANG, process.env.LANGUAGE]).toEqual(['C', undefined, undefined])
  })

  it('has the ports 3000 to 3010 taken', async () => {
    for (let port = 3000; port <= 3010; port += 1)
      expect([port, await listen(port, '127.0.0.1'), await listen(port, '::')]).toEqual([
        port,
        'EADDRINUSE',
        'EADDRINUSE',
      ])
  })

  it.runIf(process.platform === 'linux')('has one core', () => {
    expect(availableParallelism()).toBe(1)
  })

  it.runIf(process.platform !== 'win32')('runs as a user other than root', () => {
    expect(process.getuid?.()).toBeGreaterThan(0)
  })

  it.runIf(process.platform === 'linux')('has one wide system font', async () => {
    const browser = await chromium.launch(chromiumLaunch())
    const page = await browser.newPage()
    const families = ['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial', 'Helvetica Neue']
    await page.setContent(families.map((family) => `<p style="font-family:${family}">Rör 15 mm</p>`).join(''))
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(fonts.map(({ postScriptName }) => postScriptName)).toEqual(['DejaVuSans-Bold'])
    }
    expect(nodeIds).toHaveLength(families.length)
    await browser.close()
  })
})
