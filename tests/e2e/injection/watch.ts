import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { headScript } from '../../../ssr/server/pages/document/head-script.ts'
import { patience } from '../../setup/chromium.ts'
import { finishTours } from '../finished-tours.ts'
import { carrierHosts } from '../../../shop/deliveries/carrier-address.ts'

/** Code that ran or was blocked since the page was opened. */
export interface Watched {
  page: Page
  context: BrowserContext
  /** Numbers of payloads that ran. Must stay empty. */
  ran: number[]
  /** `directive blocked-uri` of every violation. */
  breaches: string[]
  dialogs: string[]
}

declare global {
  interface Window {
    reportBreach?: (text: string) => void
  }
}

/** Opens a page in which every payload can report. `lax` disables policies: then the markup alone must be safe. */
export async function openWatched(browser: Browser, baseURL: string, lax = false): Promise<Watched> {
  const context = await browser.newContext({
    baseURL,
    bypassCSP: lax,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'cookie_consent', value: 'C0001', url: baseURL }])
  await finishTours(context)
  const watched = { context, ran: [] as number[], breaches: [] as string[], dialogs: [] as string[] }
  await context.exposeBinding('__ran', (_source, number: number) => void watched.ran.push(number))
  await context.exposeBinding('reportBreach', (_source, text: string) => void watched.breaches.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      window.reportBreach?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return { ...watched, page: await watchPage(watched) }
}

async function watchPage({ context, dialogs }: Pick<Watched, 'context' | 'dialogs'>): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return page
}

/** Opens paths as the same user in a few parallel pages, because each takes time to settle. */
export async function lookSideBySide(
  watched: Watched,
  paths: readonly string[],
  look: (watched: Watched, path: string) => Promise<void>,
): Promise<void> {
  const left = [...paths]
  const lookOnward = async (): Promise<void> => {
    const page = await watchPage(watched)
    for (let path = left.shift(); path !== undefined; path = left.shift())
      await look({ ...watched, page }, path)
    await page.close()
  }
  await Promise.all([lookOnward(), lookOnward(), lookOnward()])
}

/** Inspects a page from outside: `faults` is empty if it consists only of the shop's own elements. */
export const inspect = (page: Page): Promise<{ faults: string[]; drawn: number[] }> =>
  page.evaluate(
    ([ownScript, carrierOrigins]) => {
      const faults: string[] = []
      const drawn = new Set<number>()
      const note = (text: string | null): void => {
        for (const [, number] of (text ?? '').matchAll(/__ran\((\d+)\)/gu)) drawn.add(Number(number))
      }
      const strange = new Set(
        'iframe frame object embed base applet math marquee audio video xss isindex plaintext listing xmp foreignobject animate set use image maction'.split(
          ' ',
        ),
      )
      const runs = /^(?:javascript|vbscript|data|blob|filesystem|feed|view-source):/iu
      const carriers = [
        'href',
        'src',
        'action',
        'formaction',
        'xlink:href',
        'data',
        'poster',
        'srcdoc',
        'srcset',
      ]
      for (const element of document.querySelectorAll('*')) {
        const tag = element.localName.toLowerCase()
        const where = element.outerHTML.slice(0, 160)
        if (strange.has(tag)) faults.push(`element: ${where}`)
        if (tag === 'meta' && element.hasAttribute('http-equiv')) faults.push(`meta: ${where}`)
        if (tag === 'script') {
          const src = element.getAttribute('src')
          const type = element.getAttribute('type') ?? ''
          const isData = src === null && /^(?:application\/(?:ld\+)?json|speculationrules)$/u.test(type)
          const isOwn = src === null ? element.textContent === ownScript : src.startsWith('/assets/')
          if (!isData && !isOwn) faults.push(`script: ${where}`)
        }
        for (const { name, value } of element.attributes) {
          note(value)
          if (/^on/iu.test(name)) faults.push(`handler: ${where}`)
          if (!carriers.includes(name)) continue
          // Parsed as in browsers: without control characters and line breaks.
          // oxlint-disable-next-line no-control-regex -- these are what browsers drop
          const address = value.replace(/[\u0000-\u0020]/gu, '')
          // A picture's address is never executed.
          const isPicture = tag === 'img' || (tag === 'link' && /^data:image\//iu.test(address))
          if (runs.test(address) && !isPicture) faults.push(`address: ${where}`)
        }
        if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
          const own =
            element.origin === location.origin ||
            carrierOrigins.includes(element.origin) ||
            /^(?:mailto|tel):$/u.test(element.protocol)
          if (!own) faults.push(`leads away: ${where}`)
        }
        if (element instanceof HTMLFormElement && new URL(element.action).origin !== location.origin)
          faults.push(`sends away: ${where}`)
        if (tag !== 'script' && tag !== 'style')
          for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.nodeValue)
      }
      for (const [selector, most] of [
        ['#root', 1],
        ['#page-data', 1],
        ['#config, #document, [name="cookie"], [name="getElementById"], [name="currentScript"]', 0],
      ] as const)
        if (document.querySelectorAll(selector).length > most) faults.push(`clobbers: ${selector}`)
      note(document.title)
      return { faults, drawn: [...drawn] }
    },
    [headScript, carrierHosts.map((host) => `https://${host}`)] as const,
  )

/**
 * Checks the current page; fails with everything that ran, was blocked or should not exist. Returns the numbers of
 * the rendered payloads.
 */
export async function expectQuiet({ page, ran, breaches, dialogs }: Watched): Promise<number[]> {
  const { faults, drawn } = await inspect(page)
  // A foreign picture cannot run code; the policy blocks it as intended.
  const unexpected = breaches.filter((breach) => !breach.startsWith('img-src '))
  expect({ url: page.url(), ran, breaches: unexpected, dialogs, faults }).toEqual({
    url: page.url(),
    ran: [],
    breaches: [],
    dialogs: [],
    faults: [],
  })
  return drawn
}
