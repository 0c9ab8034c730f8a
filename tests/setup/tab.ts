import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch, patience } from './chromium.ts'

type Answer = Record<string, unknown>

interface TargetInfo {
  targetId: string
  type: string
  url: string
  subtype?: string
}

interface Message {
  id?: number
  method?: string
  sessionId?: string
  params?: { sessionId?: string; targetInfo?: TargetInfo; targetInfos?: TargetInfo[] }
  result?: Answer
  error?: { message: string }
}

/**
 * One tab of a separate Chromium. Tools that attach to a page, as Playwright does, prevent prerendering; this one
 * attaches to the tab, which may switch its page.
 */
export interface Tab {
  /** Sends a command to the active page. */
  send(method: string, params?: object): Promise<Answer>
  /** The value of an expression in the active page. */
  evaluate<T>(expression: string): Promise<T>
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>
  /** Polls until the expression is true; throws after the timeout. */
  until(expression: string): Promise<void>
  /** Moves the pointer to the middle of an element, and clicks if `press`. */
  point(selector: string, press: boolean): Promise<void>
  /**
   * Rests the pointer on a link until its page is prerendered and the expression is true in it. Throws if Chromium
   * does not prerender it.
   */
  restUntilAhead(selector: string, expression: string): Promise<void>
  close(): Promise<void>
}

const endpointOf = (browser: ReturnType<typeof spawn>): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    browser.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /DevTools listening on (ws:\S+)/u.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    browser.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${printed.slice(-500)}`)))
  })

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Starts a Chromium with one tab of 1280 by 900. */
export async function openTab(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'tab-'))
  const browser = spawn(
    chromiumLaunch().executablePath ?? 'chromium',
    [
      '--headless',
      '--window-size=1280,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...(chromiumLaunch().args ?? []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await endpointOf(browser))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))

  const waiting = new Map<number, { session: string | undefined; settle: (message: Message) => void }>()
  /** Sessions of the tab's pages: the active one, and prerendered ones. */
  const pages = new Map<string, TargetInfo>()
  let last = 0

  const command = (method: string, params: object = {}, sessionId?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = (last += 1)
      waiting.set(id, {
        session: sessionId,
        settle: ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      })
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
    })
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message // what the protocol of Chromium sends
    if (message.id !== undefined) {
      waiting.get(message.id)?.settle(message)
      waiting.delete(message.id)
    }
    const { sessionId, targetInfo } = message.params ?? {}
    if (message.method === 'Target.attachedToTarget' && sessionId && targetInfo?.type === 'page')
      pages.set(sessionId, targetInfo)
    if (message.method === 'Target.detachedFromTarget' && sessionId) {
      pages.delete(sessionId)
      // Requests to a closed page are never answered.
      for (const { session, settle } of waiting.values())
        if (session === sessionId) settle({ error: { message: 'the page is gone' } })
    }
    if (message.method === 'Target.targetInfoChanged' && targetInfo)
      for (const [session, known] of pages)
        if (known.targetId === targetInfo.targetId) pages.set(session, targetInfo)
  })

  const { targetInfos } = (await command('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: TargetInfo[]
  }
  const attached = await command('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })
  await command(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    String(attached['sessionId']),
  )

  const current = async (): Promise<string> => {
    for (let turn = 0; turn < 100; turn += 1) {
      const found = [...pages].find(([, { subtype }]) => subtype !== 'prerender')
      if (found) return found[0]
      await pause(20)
    }
    throw new Error('The tab shows no page')
  }
  /** Whether a prerendered page has reached this state, within a second. */
  const isAhead = async (expression: string): Promise<boolean> => {
    for (let turn = 0; turn < 50; turn += 1) {
      const found = [...pages].find(([, { subtype }]) => subtype === 'prerender')
      const asked = { expression, returnByValue: true }
      const answer = found && (await command('Runtime.evaluate', asked, found[0]).catch(() => undefined))
      if ((answer as { result?: { value?: unknown } } | undefined)?.result?.value === true) return true
      await pause(20)
    }
    return false
  }
  const tab: Tab = {
    send: async (method, params) => command(method, params, await current()),
    evaluate: async <T>(expression: string) => {
      const answer = (await tab.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as { result: { value: T }; exceptionDetails?: { text: string } }
      if (answer.exceptionDetails) throw new Error(`${expression}: ${answer.exceptionDetails.text}`)
      return answer.result.value
    },
    until: async (expression) => {
      const began = Date.now()
      while (Date.now() - began < patience) {
        if (await tab.evaluate<boolean>(expression).catch(() => false)) return
        await pause(20)
      }
      throw new Error(`Never came true: ${expression}`)
    },
    open: async (address) => {
      await tab.send('Page.navigate', { url: address })
      await tab.until(`location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`)
    },
    point: async (selector, press) => {
      const element = `document.querySelector(${JSON.stringify(selector)})`
      await tab.evaluate(`${element}.scrollIntoView({ block: 'center' })`)
      const { x, y } = await tab.evaluate<{ x: number; y: number }>(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${element}.getBoundingClientRect())`,
      )
      const mouse = (type: string, more: object = {}) =>
        tab.send('Input.dispatchMouseEvent', { type, x, y, ...more })
      await mouse('mouseMoved')
      if (!press) return
      await mouse('mousePressed', { button: 'left', clickCount: 1 })
      // The page may be another one when the answer arrives.
      await mouse('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined)
    },
    restUntilAhead: async (selector, expression) => {
      for (let turn = 0; turn < 30; turn += 1) {
        await tab.point(selector, false)
        if (await isAhead(expression)) return
        // Rules that load after the pointer has moved apply at the next move; a running prerender is left alone.
        if (![...pages.values()].some(({ subtype }) => subtype === 'prerender'))
          await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 })
      }
      throw new Error(`Nothing was rendered ahead for ${selector}`)
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      await command('Browser.close').catch(() => browser.kill('SIGKILL'))
      await ended
      socket.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
  return tab
}
