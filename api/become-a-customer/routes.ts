import { becomeACustomerCalls, type ApplicationRole, sites } from '../contract/index.ts'
import { parseOrganisationNumber } from '../contract/numbers/index.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { readOrigin } from '../platform/http/client.ts'
import type { ApiContext, Caller, OriginOf } from '../platform/services.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
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
import { findBrowserKey, forgetKey, type NamedApplication, readKey, sendKey } from './keys.ts'
import { openLink, previewLink, requestLinks } from './links.ts'
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

/** The application that a call is about. */
const namedBy = (c: ApiContext, { application }: { application: string }): NamedApplication => ({
  browserKey: readKey(c),
  shown: application,
})

/** Applications of companies that want to become customers (spec §2 to §4, my-pages §26). */
export const becomeACustomerRoutes: RouteGroup = (mount, services) => {
  const { store, settings, keys, clock } = services
  const key = keys.applications
  const findCompany = openRegister(settings.companyRegister)
  const provider = settings.identification === undefined ? null : createProvider(settings.identification)
  const registration = (caller: Caller) => registrationOf(services, caller)
  /** Links lead to the shop as this browser sees it. */
  const originOf =
    (c: ApiContext): OriginOf =>
    () =>
      readOrigin(c, services)
  const answer = async (row: ApplicationRow, role: ApplicationRole = 'applicant') => ({
    application: await viewApplication(store.db, key, row, role, clock()),
  })
  const write = async <T>(change: (context: WriteContext) => Promise<T>): Promise<T> => {
    const result = await inTransaction(services, change)
    services.startJobs()
    return result
  }

  mount(becomeACustomerCalls.registration, ({ caller }) => registration(caller))

  mount(becomeACustomerCalls.application, async ({ c, caller }) => {
    const own = await findBrowserKey(store.db, readKey(c), clock())
    const row = own === undefined ? undefined : await findApplication(store.db, own.applicationId)
    return own === undefined || row === undefined || row.site !== caller.site
      ? { application: null }
      : answer(row, own.role)
  })

  mount(becomeACustomerCalls.company, async ({ query: { number, country } }) => {
    const written = parseOrganisationNumber(number, country)
    if (written === null)
      throw new ApiError(400, 'organisationNumber', 'The number is not one of the country.', {
        field: 'number',
      })
    return findCompany(written, country)
  })

  mount(becomeACustomerCalls.save, async ({ c, caller, body }) => {
    const saved = await write((context) => saveTab(context, key, caller, readKey(c), body))
    sendKey(c, saved.browserKey)
    if (saved.conflict !== null) throw await conflictOf(store.db, key, saved, clock())
    return answer(saved.application)
  })

  mount(becomeACustomerCalls.submit, async ({ c, caller, body }) => {
    const options = {
      named: namedBy(c, body),
      registration: await registration(caller),
      originOf: originOf(c),
    }
    return answer(await write((context) => submitApplication(context, services, caller, options)))
  })

  mount(becomeACustomerCalls.discard, async ({ c, caller, body }) => {
    await write((context) => discardDraft(context, caller, namedBy(c, body)))
    forgetKey(c)
    return { success: true }
  })

  mount(becomeACustomerCalls.askAttachment, async ({ c, caller, body }) => {
    // The administrators may be customers of another site.
    const mail = { key, originOf: services.originOf }
    await write((context) => askAttachment(context, mail, caller, namedBy(c, body)))
    return { success: true }
  })

  mount(
    becomeACustomerCalls.requestLink,
    async ({ caller, body: { email } }, context) => {
      await requestLinks(context, key, caller, email)
      return { success: true }
    },
    { startsJobs: true, hasSecretBody: true },
  )

  mount(becomeACustomerCalls.previewLink, ({ c, caller: { site }, body: { token } }) =>
    previewLink(store.db, services, { site, token, browserKey: readKey(c) }),
  )

  mount(becomeACustomerCalls.open, async ({ c, caller, body }) => {
    const opened = await write((context) => openLink(context, caller, body, readKey(c)))
    sendKey(c, opened.key)
    return answer(opened.application, opened.role)
  })

  mount(becomeACustomerCalls.startIdentification, async ({ c, caller, body }) => {
    const offered = await registration(caller)
    const check = (context: WriteContext) => checkMayStart(context, key, caller, namedBy(c, body), offered)
    await write(check)
    if (provider === null) throw new ApiError(409, 'notOffered', 'The shop has no provider.')
    // Outside a transaction: the provider may be slow.
    const started = await provider
      .start(`${readOrigin(c, services)}${becomeACustomerCalls.identificationCallback.path}`)
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
    return { address: started.address }
  })

  mount(becomeACustomerCalls.cancelIdentification, async ({ c, caller, body }) => {
    const own = await write((context) => cancelIdentification(context, caller, namedBy(c, body)))
    return answer(own.application, own.key.role)
  })

  mount(becomeACustomerCalls.inviteSignatory, async ({ c, caller, body }) => {
    const options = {
      named: namedBy(c, body),
      registration: await registration(caller),
      originOf: originOf(c),
    }
    const own = await write((context) => inviteSignatory(context, key, caller, options))
    return answer(own.application, own.key.role)
  })

  mount(becomeACustomerCalls.identificationCallback, async ({ c }) => {
    const page =
      provider === null
        ? identifyPage
        : await takeAnswer(services, provider, new URL(c.req.url).searchParams, {
            browserKey: readKey(c),
            originOf: originOf(c),
            write,
          })
    return c.redirect(page, 303)
  })
}
