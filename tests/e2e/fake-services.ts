import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A request to a fake service. */
export interface ServiceRequest {
  path: string
  query: URLSearchParams
  body: string
}

/** The contract of the analytics service: an id of 2 to 14, and events without ids of people. */
function acceptsCount(query: URLSearchParams): boolean {
  const site = Number(query.get('site'))
  return Number.isInteger(site) && site >= 2 && site <= 14 && /^[a-z_]+$/u.test(query.get('event') ?? '')
}

/** Counts the visit and every event of the data layer, with a picture each; stores an id of its own. */
const analytics = `
  const { src, dataset } = document.currentScript
  const site = new URL(src).searchParams.get('site')
  document.cookie = 'stats_id=1; Path=/; Max-Age=3600'
  localStorage.setItem('stats.visit', '1')
  sessionStorage.setItem('stats.page', '1')
  const count = (event) => { new Image().src = new URL('/count?site=' + site + '&language=' + dataset.language + '&event=' + event, src).href }
  count('visit')
  const layer = (window.dataLayer ??= [])
  for (const { event } of layer) count(event)
  const push = layer.push
  layer.push = (...events) => { for (const { event } of events) count(event); return push.apply(layer, events) }
`
/** Loads another script by a Trusted Types policy of its own, which the setting names. */
const tagManager = `
  const base = document.currentScript.src
  const policy = trustedTypes.createPolicy('tags#html', { createScriptURL: (address) => address })
  const more = document.createElement('script')
  more.src = policy.createScriptURL(new URL('/more.js', base).href)
  document.head.append(more)
`
/** Shows its form in a frame, beside a button with a style sheet and a font of its own. */
const feedback = `
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = new URL('/form.css', document.currentScript.src).href
  const button = document.createElement('button')
  button.id = 'feedback-button'
  button.textContent = 'feedback'
  document.head.append(sheet)
  document.body.append(button)
  const frame = document.createElement('iframe')
  frame.title = 'feedback'
  frame.src = new URL('/form.html', document.currentScript.src).href
  document.body.append(frame)
`
/** Sends the page's text. The contract: a language and some text. */
const translation = `
  fetch(new URL('/translate', document.currentScript.src), { method: 'POST', mode: 'no-cors',
    body: JSON.stringify({ language: document.documentElement.lang, text: document.body.innerText.slice(0, 100) }) })
`
const scripts: Readonly<Record<string, string>> = {
  '/count.js': analytics,
  '/tags.js': tagManager,
  '/more.js': `document.documentElement.dataset.moreLoaded = ''`,
  '/form.js': feedback,
  '/translate.js': translation,
}

const styles = `
  @font-face { font-family: 'feedback'; src: url('/form.woff2') format('woff2') }
  #feedback-button { font-family: 'feedback'; color: rgb(1, 2, 3) }
`
const files: Readonly<Record<string, { type: string; content: string | Buffer }>> = {
  '/form.css': { type: 'text/css', content: styles },
  '/form.woff2': { type: 'font/woff2', content: readFileSync('ui/theme/faces/archivo-400-700-latin.woff2') },
}

const read = async (incoming: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

/** The external services of a test: one server on this machine that plays all of them. */
export interface FakeServices {
  origin: string
  /** All requests, in order. */
  asked: ServiceRequest[]
  /** Requests that break the contract of their service. */
  refused: string[]
  close(): Promise<unknown>
}

/** Opens the fakes on a free port. */
export async function openFakeServices(): Promise<FakeServices> {
  const asked: ServiceRequest[] = []
  const refused: string[] = []
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
    const body = await read(incoming)
    asked.push({ path: pathname, query: searchParams, body })
    const script = scripts[pathname]
    if (script !== undefined) {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
      return void outgoing.end(`{${script}}`)
    }
    const file = files[pathname]
    if (file !== undefined) {
      // Fonts of another origin load only if it allows that.
      const headers = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }
      outgoing.writeHead(200, { 'Content-Type': file.type, ...headers })
      return void outgoing.end(file.content)
    }
    if (pathname === '/form.html') {
      outgoing.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
      return void outgoing.end('<!DOCTYPE html><title>feedback</title>')
    }
    const fits =
      pathname === '/count'
        ? acceptsCount(searchParams)
        : pathname === '/translate' && /"language":"[a-zA-Z-]+","text":".+/u.test(body)
    if (!fits) refused.push(`${incoming.method ?? ''} ${incoming.url ?? ''} ${body}`)
    outgoing.writeHead(fits ? 204 : 400, { 'Cache-Control': 'no-store' }).end()
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    refused,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
