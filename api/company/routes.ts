import { companyCalls } from '../contract/index.ts'
import { exportReaderOf } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { saveAddress, saveContact, setDeleted } from './address-book.ts'
import { exportAddresses, readAddressList } from './address-list.ts'
import { exportChangeRequests, readChangeRequestList } from './change-request-list.ts'
import { exportContacts, readContactList } from './contact-list.ts'
import { saveOrderFields, saveSettings, sendChangeRequest, setSecondFactorRequired } from './settings.ts'
import { type OpenAmountReader, viewCompany } from './view.ts'

/** The caller's company: its users read it, its administrators change it (spec my-pages §3). */
export const companyRoutes =
  (readOpenAmount: OpenAmountReader): RouteGroup =>
  (mount, services) => {
    const write = <T>(change: (context: WriteContext) => Promise<T>): Promise<T> =>
      inTransaction(services, change)

    mount(companyCalls.company, ({ caller }) => viewCompany(services.store.db, caller, readOpenAmount))

    mount(companyCalls.addresses, ({ caller, query }) => readAddressList(services.store.db, caller, query))

    mount(companyCalls.exportAddresses, async ({ c, query }) =>
      exportResponse(await exportAddresses(services, exportReaderOf(c), query)),
    )

    mount(companyCalls.saveSettings, ({ caller, body }) =>
      write((context) => saveSettings(context, caller, body)),
    )

    mount(companyCalls.saveOrderFields, ({ caller, body }) =>
      write((context) => saveOrderFields(context, caller, body)),
    )

    mount(companyCalls.requireSecondFactor, async ({ caller, body: { required } }) => {
      await write((context) => setSecondFactorRequired(context, caller, required))
      return { success: true }
    })

    mount(companyCalls.saveAddress, async ({ caller, body }, context) => ({
      address: await saveAddress(context, caller, body),
    }))

    mount(companyCalls.deleteAddress, async ({ caller, body: { addressId: id } }) => {
      await write((context) => setDeleted(context, caller, 'addresses', { id, deleted: true }))
      return { success: true }
    })

    mount(companyCalls.restoreAddress, async ({ caller, body: { addressId: id } }) => {
      await write((context) => setDeleted(context, caller, 'addresses', { id, deleted: false }))
      return { success: true }
    })

    mount(companyCalls.contacts, ({ caller, query }) => readContactList(services.store.db, caller, query))

    mount(companyCalls.exportContacts, async ({ c, query }) =>
      exportResponse(await exportContacts(services, exportReaderOf(c), query)),
    )

    mount(companyCalls.saveContact, async ({ caller, body }, context) => ({
      contact: await saveContact(context, caller, body),
    }))

    mount(companyCalls.deleteContact, async ({ caller, body: { contactId: id } }) => {
      await write((context) => setDeleted(context, caller, 'companyContacts', { id, deleted: true }))
      return { success: true }
    })

    mount(companyCalls.restoreContact, async ({ caller, body: { contactId: id } }) => {
      await write((context) => setDeleted(context, caller, 'companyContacts', { id, deleted: false }))
      return { success: true }
    })

    mount(companyCalls.changeRequests, ({ caller, query }) =>
      readChangeRequestList(services.store.db, caller, query),
    )

    mount(companyCalls.exportChangeRequests, async ({ c, query }) =>
      exportResponse(await exportChangeRequests(services, exportReaderOf(c), query)),
    )

    mount(companyCalls.sendChangeRequest, async ({ caller, body }, context) => ({
      request: await sendChangeRequest(context, caller, body),
    }))
  }
