import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Language, referenceTexts, translationLocales } from '@tradecounter/shop/translations'
import { nameOfFile } from '../../../ssr/server/translations/translation-files.ts'
import { loadDemo, startProgram } from '../program.ts'
import { evilAddresses, payloads } from './corpus.ts'
import { poison } from './poison.ts'

/**
 * How the proxy between host and service changes answers. `texts`: settings and labels contain the corpus. `links`:
 * every address runs code or leads to another site. `down`: only the shell's calls are answered.
 */
export type Manner = 'texts' | 'links' | 'down'

export interface HostileShop {
  origin: string
  manner: Manner
  printed(): string
  /** All mails that were written, oldest first. */
  mails(): { recipient: string; html: string }[]
  stop(): Promise<void>
}

const listening = (server: Server): Promise<string> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
    })
  })

/** The mails in the database of a running shop. */
function readMails(dataDir: string): { recipient: string; html: string }[] {
  const database = new DatabaseSync(join(dataDir, 'tradecounter.sqlite'), { readOnly: true })
  const rows = database.prepare('select "recipient", "html" from "mails" order by "createdAt"').all()
  database.close()
  return rows.map(({ recipient, html }) => ({ recipient: String(recipient), html: String(html) }))
}

let turn = 0
const next = (list: readonly string[]): string => list[turn++ % list.length] ?? ''

/** Manufacturers' documents may be on their own hosts, so such addresses are allowed. */
const evilDocuments = evilAddresses.filter((address) => !address.startsWith('https://'))

const isAddressKey = (key: string): boolean => /url|href|link$|image$|src/iu.test(key)

/** An answer with all texts (or all addresses) replaced by payloads. */
function worsen(
  json: unknown,
  manner: 'texts' | 'links',
  corpus: readonly string[],
  key = '',
  addresses = evilAddresses,
): unknown {
  if (Array.isArray(json)) {
    const fit = key === 'documents' ? evilDocuments : addresses
    return json.map((one: unknown) => worsen(one, manner, corpus, key, fit))
  }
  if (typeof json === 'object' && json !== null)
    return Object.fromEntries(
      Object.entries(json).map(([name, value]) => [name, worsen(value, manner, corpus, name, addresses)]),
    )
  if (typeof json !== 'string') return json
  if (manner === 'links') return isAddressKey(key) && json !== '' ? next(addresses) : json
  // The host refuses settings whose addresses, names of pages or tags are none.
  const isText = !json.startsWith('/') && !isAddressKey(key) && !['myPages', 'tag', ''].includes(key)
  return isText ? `${json} ${next(corpus)}` : json
}

const frameCalls = ['/api/site/settings', '/api/site/getmegamenu', '/api/user/']

/** A proxy between host and service that changes answers. */
function makeLiar(service: string, shop: { manner: Manner }, corpus: readonly string[]): Server {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = incoming.url ?? '/'
    const isSettings = path.startsWith('/api/site/settings')
    if (
      shop.manner === 'down' &&
      path.startsWith('/api/') &&
      !frameCalls.some((call) => path.startsWith(call))
    ) {
      outgoing.writeHead(503).end()
      return
    }
    const onward = request(
      new URL(path, service),
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answered) => {
        const chunks: Buffer[] = []
        answered.on('data', (chunk: Buffer) => chunks.push(chunk))
        answered.on('end', () => {
          let body = Buffer.concat(chunks)
          const worse = isSettings ? 'texts' : shop.manner === 'links' ? 'links' : null
          if (
            worse !== null &&
            /json/u.test(answered.headers['content-type'] ?? '') &&
            answered.statusCode === 200
          )
            body = Buffer.from(JSON.stringify(worsen(JSON.parse(body.toString()), worse, corpus)))
          const headers = { ...answered.headers, 'content-length': String(body.length) }
          delete (headers as Record<string, unknown>)['transfer-encoding']
          outgoing.writeHead(answered.statusCode ?? 500, headers).end(body)
        })
      },
    )
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  }
  const liar = createServer(answer)
  // Otherwise a connection may close just when the host sends a sign-in on it, which it must not repeat.
  liar.keepAliveTimeout = 0
  return liar
}

/** A delivery network whose every text contains a payload, unless the host refuses such a text. */
function makeDeliveryNetwork(corpus: readonly string[]): Server {
  // oxlint-disable-next-line no-control-regex -- what the host refuses in texts
  const fits = corpus.filter((payload) => !/[{}\u0000-\u001f\u2028\u2029]/u.test(payload))
  const texts = Object.fromEntries(
    Object.entries(referenceTexts).map(([key, text], at) => [key, `${text} ${fits[at % fits.length] ?? ''}`]),
  )
  const body = JSON.stringify(texts)
  const files = new Map<string, string>()
  const manifest: Record<string, string> = {}
  for (const [language, locale] of Object.entries(translationLocales)) {
    const name = nameOfFile(language as Language, body) // keys of a closed record
    files.set(`/${name}`, body)
    manifest[locale] = name
  }
  files.set('/manifest.json', JSON.stringify({ files: manifest }))
  return createServer((incoming, outgoing) => {
    const file = files.get(incoming.url ?? '')
    outgoing.writeHead(file === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(file ?? '')
  })
}

/**
 * A real shop over a real database in which every text contains a payload, as do its settings and its translations.
 * Payloads that the host refuses in a translation are left out of `inTranslations`.
 */
export async function openHostileShop(corpus = payloads, inTranslations = corpus): Promise<HostileShop> {
  const data = mkdtempSync(join(tmpdir(), 'hostile-'))
  loadDemo(data, 500)
  poison(data, corpus)
  const api = await startProgram('bin/serve-api.mjs', { DATA_DIR: data, LOG_LEVEL: 'info' })
  const state: { manner: Manner } = { manner: 'texts' }
  const liar = makeLiar(api.origin, state, corpus)
  const network = makeDeliveryNetwork(inTranslations)
  const host = await startProgram('ssr/server/main.ts', {
    DATA_DIR: data,
    LOG_LEVEL: 'info',
    API_ORIGIN: await listening(liar),
    API_PATIENCE: '60',
    TRANSLATIONS_URL: await listening(network),
  })
  return {
    origin: `http://local.se.localhost:${new URL(host.origin).port}`,
    get manner() {
      return state.manner
    },
    set manner(manner) {
      state.manner = manner
    },
    printed: () => host.printed() + api.printed(),
    mails: () => readMails(data),
    stop: async () => {
      await host.stop()
      liar.closeAllConnections()
      await api.stop()
      liar.close()
      network.closeAllConnections()
      network.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
