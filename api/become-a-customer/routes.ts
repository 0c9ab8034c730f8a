import { withSession } from '../accounts/caller.ts'
import {
  applicationLinkRequestSchema,
  type ApplicationRole,
  linkPreviewRequestSchema,
  nothingSchema,
  openApplicationRequestSchema,
  registerQuerySchema,
  saveApplicationRequestSchema,
  sites,
} from '../contract/index.ts'
import { parseOrganisationNumber } from '../contract/numbers/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { readOrigin } from '../platform/http/client.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { askAttachment } from './ask-attachment.ts'
import { conflictOf, discardDraft, saveTab } from './drafts.ts'
import { identifyPage, takeAnswer } from './identification/callback.ts'
import {
  cancelIdentification,
  checkMayStart,
  inviteSignatory,
  writeStarted,
} from './identification/identify.ts'
import { createProvider, ProviderAway } from './identification/provider.ts'
import { findBrowserKey, forgetKey, readKey, sendKey } from './keys.ts'
import { openLink, previewLink, requestLinks } from './links.ts'
import type { OriginOf } from './mails.ts'
import { openRegister } from './register/company-register.ts'
import { registrationOf } from './registration.ts'
import { type ApplicationRow, findApplication } from './store.ts'
import { submitApplication } from './submit.ts'
import { viewApplication } from './view.ts'

/** The prefix of addresses in the locale of a call: empty for the site's own. */
function localePrefix(c: ApiContext): string {
  const { defaultLocale, offeredLocales } = sites[c.get('caller').site]
  const locale = offeredLocales.find((offered) => offered === c.req.header('x-language'))
  return locale === undefined || locale === defaultLocale ? '' : `/${locale}`
}

const caller = (c: ApiContext) => withSession(c.get('caller'))

/** Applications of companies that want to become customers (spec §2 to §4, my-pages §26). */
export const becomeACustomerRoutes: RouteGroup = (app, services) => {
  const { store, settings, keys, clock } = services
  const key = keys.applications
  const findCompany = openRegister(settings.companyRegister)
  const provider = settings.identification === undefined ? null : createProvider(settings.identification)
  const registration = (c: ApiContext) => registrationOf(services, c.get('caller'))
  /** Links lead to the shop as this browser sees it. */
  const originOf =
    (c: ApiContext): OriginOf =>
    () =>
      readOrigin(c, services)
  const answer = async (c: ApiContext, row: ApplicationRow, role: ApplicationRole = 'applicant') =>
    c.json({ application: await viewApplication(store.db, key, row, role, clock()) })
  const write = async <T>(change: (context: WriteContext) => Promise<T>): Promise<T> => {
    const result = await inTransaction(services, change)
    services.startJobs()
    return result
  }

  app.get('/api/become-a-customer/registration', 'public', async (c) => c.json(await registration(c)))

  app.get('/api/become-a-customer/application', 'public', async (c) => {
    const own = await findBrowserKey(store.db, readKey(c), clock())
    const row = own === undefined ? undefined : await findApplication(store.db, own.applicationId)
    return own === undefined || row === undefined || row.site !== c.get('caller').site
      ? c.json({ application: null })
      : answer(c, row, own.role)
  })

  app.get('/api/become-a-customer/company', 'public', async (c) => {
    const { number, country } = readQuery(c, registerQuerySchema)
    const written = parseOrganisationNumber(number, country)
    if (written === null)
      throw new ApiError(400, 'organisationNumber', 'The number is not one of the country.', {
        field: 'number',
      })
    return c.json(await findCompany(written, country))
  })

  app.post('/api/become-a-customer/save', 'session', async (c) => {
    const request = await readBody(c, saveApplicationRequestSchema)
    const saved = await write((context) => saveTab(context, key, caller(c), readKey(c), request))
    sendKey(c, saved.browserKey)
    if (saved.conflict !== null) throw await conflictOf(store.db, key, saved, clock())
    return answer(c, saved.application)
  })

  app.post('/api/become-a-customer/submit', 'session', async (c) => {
    await readBody(c, nothingSchema)
    const options = { browserKey: readKey(c), registration: await registration(c), originOf: originOf(c) }
    return answer(c, await write((context) => submitApplication(context, services, caller(c), options)))
  })

  app.post('/api/become-a-customer/discard', 'session', async (c) => {
    await readBody(c, nothingSchema)
    await write((context) => discardDraft(context, caller(c), readKey(c)))
    forgetKey(c)
    return c.json({ success: true })
  })

  app.post('/api/become-a-customer/attachment', 'session', async (c) => {
    await readBody(c, nothingSchema)
    // The administrators may be customers of another site.
    const mail = { key, originOf: services.originOf }
    await write((context) => askAttachment(context, mail, caller(c), readKey(c)))
    return c.json({ success: true })
  })

  app.post('/api/become-a-customer/link', 'session', async (c) => {
    const { email } = await readBody(c, applicationLinkRequestSchema)
    await write((context) => requestLinks(context, key, caller(c), email))
    return c.json({ success: true })
  })

  app.post('/api/become-a-customer/linkpreview', 'session', async (c) => {
    const { token } = await readBody(c, linkPreviewRequestSchema)
    const { site } = c.get('caller')
    return c.json(await previewLink(store.db, services, { site, token, browserKey: readKey(c) }))
  })

  app.post('/api/become-a-customer/open', 'session', async (c) => {
    const request = await readBody(c, openApplicationRequestSchema)
    const opened = await write((context) => openLink(context, c.get('caller'), request, readKey(c)))
    sendKey(c, opened.key)
    return answer(c, opened.application, opened.role)
  })

  app.post('/api/become-a-customer/identification/start', 'session', async (c) => {
    await readBody(c, nothingSchema)
    const offered = await registration(c)
    const check = (context: WriteContext) => checkMayStart(context, key, caller(c), readKey(c), offered)
    await write(check)
    if (provider === null) throw new ApiError(409, 'notOffered', 'The shop has no provider.')
    // Outside a transaction: the provider may be slow.
    const started = await provider
      .start(`${readOrigin(c, services)}/api/become-a-customer/identification/callback`)
      .catch((cause: unknown) => {
        if (!(cause instanceof ProviderAway)) throw cause
        services.log.warn({ err: cause }, 'identity provider away')
        throw new ApiError(503, 'providerAway', 'The identity provider does not answer.', {
          headers: { 'retry-after': '10' },
        })
      })
    const page = localePrefix(c) + identifyPage
    await write(async (context) =>
      writeStarted(context, key, await check(context), { secrets: started.secrets, page }),
    )
    return c.json({ address: started.address })
  })

  app.post('/api/become-a-customer/identification/cancel', 'session', async (c) => {
    await readBody(c, nothingSchema)
    const own = await write((context) => cancelIdentification(context, caller(c), readKey(c)))
    return answer(c, own.application, own.key.role)
  })

  app.post('/api/become-a-customer/identification/invite', 'session', async (c) => {
    await readBody(c, nothingSchema)
    const options = { browserKey: readKey(c), registration: await registration(c), originOf: originOf(c) }
    const own = await write((context) => inviteSignatory(context, key, caller(c), options))
    return answer(c, own.application, own.key.role)
  })

  app.get('/api/become-a-customer/identification/callback', 'public', async (c) => {
    const page =
      provider === null
        ? identifyPage
        : await takeAnswer(services, provider, new URL(c.req.url).searchParams, readKey(c))
    return c.redirect(page, 303)
  })
}
