import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { chooseContentCoding } from '../pages/content-coding.ts'
import type { HonoEnv } from '../context/hono-env.ts'
import { etagOf, isKnown } from './etag.ts'
import type { Logger } from './log.ts'
import type { Coding } from '../pages/content-coding.ts'
import type { Sitemap, Sitemaps } from './sitemaps.ts'
import { traceIdOf, type RequestContext } from '../context/request-context.ts'

const cacheControl = 'public, max-age=3600'

/** Allows crawlers to read pages in production, and nothing in other environments. */
function robotsOf({ origin, siteHost }: RequestContext): string {
  const rules =
    siteHost.environment === 'prd'
      ? ['Disallow: /api/', 'Disallow: /bff/', 'Disallow: /oauth2/']
      : ['Disallow: /']
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

const nothing = (c: Context<HonoEnv>): Response => c.text('404', 404, { 'Cache-Control': 'no-store' })

const compressor = (coding: Coding): Transform =>
  coding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip()

async function* until(
  pieces: AsyncIterable<string>,
  onFailure: (failure: unknown) => void,
): AsyncGenerator<string> {
  try {
    yield* pieces
  } catch (failure) {
    onFailure(failure)
  }
}

/** Streams and compresses pieces, so that a file is never complete in memory. Ends at the first failure. */
function streamOf(
  pieces: AsyncIterable<string>,
  coding: Coding | null,
  onFailure: (failure: unknown) => void,
): ReadableStream {
  const source = Readable.from(until(pieces, onFailure), { objectMode: false })
  // A client may disconnect early, which is not an error.
  const bytes = coding === null ? source : pipeline(source, compressor(coding), () => {})
  // The same class at run time; Node's types and the DOM's differ.
  return Readable.toWeb(bytes) as ReadableStream
}

/** `/robots.txt`, `/sitemap.xml` and its files. They depend on neither language nor session. */
export function crawlerRoutes(sitemaps: Sitemaps, log: Logger): Hono<HonoEnv> {
  const routes = new Hono<HonoEnv>()

  const tell = ({ env: { context } }: Context<HonoEnv>, failure: unknown): void =>
    log.error(
      { requestId: context.requestId, traceId: traceIdOf(context.traceparent), err: failure },
      'sitemap failed',
    )

  const send = (c: Context<HonoEnv>, { etag, pieces }: Sitemap): Response => {
    const headers = { 'Cache-Control': cacheControl, ETag: etag, Vary: 'Accept-Encoding' }
    if (isKnown(c, etag)) return c.body(null, 304, headers)
    const coding = chooseContentCoding(c.req.header('accept-encoding'))
    return c.body(
      streamOf(pieces, coding, (failure) => {
        tell(c, failure)
        // An incomplete file must not look complete.
        c.env.outgoing.destroy()
      }),
      200,
      {
        ...headers,
        'Content-Type': 'application/xml; charset=utf-8',
        ...(coding === null ? {} : { 'Content-Encoding': coding }),
      },
    )
  }

  const answer = async (c: Context<HonoEnv>, sitemap: Promise<Sitemap | null>): Promise<Response> => {
    try {
      const made = await sitemap
      return made === null ? nothing(c) : send(c, made)
    } catch (failure) {
      tell(c, failure)
      return c.text('503', 503, { 'Cache-Control': 'no-store', 'Retry-After': '60' })
    }
  }

  routes.get('/robots.txt', (c) => {
    const text = robotsOf(c.env.context)
    const etag = etagOf(text)
    const headers = { 'Cache-Control': cacheControl, ETag: etag }
    return isKnown(c, etag) ? c.body(null, 304, headers) : c.text(text, 200, headers)
  })

  routes.get('/sitemap.xml', (c) => answer(c, sitemaps.index(c.env.context)))

  routes.get('/sitemaps/:name', (c) => {
    const [, language, number] = /^([A-Za-z-]{2,5})-([1-9]\d{0,3})\.xml$/u.exec(c.req.param('name')) ?? []
    return language === undefined
      ? nothing(c)
      : answer(c, sitemaps.file(c.env.context, language, Number(number)))
  })

  return routes
}
