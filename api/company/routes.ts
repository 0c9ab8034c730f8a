import { requireSignedIn, type SessionCaller } from '../accounts/caller.ts'
import {
  addressExportQuerySchema,
  addressIdRequestSchema,
  addressesQuerySchema,
  changeRequestRequestSchema,
  contactIdRequestSchema,
  saveAddressRequestSchema,
  saveContactRequestSchema,
  saveOrderFieldsRequestSchema,
  saveSettingsRequestSchema,
  secondFactorRequiredRequestSchema,
} from '../contract/index.ts'
import { exportReaderOf } from '../exports/export-source.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { saveAddress, saveContact, setDeleted } from './address-book.ts'
import { exportAddresses, readAddressList } from './address-list.ts'
import { saveOrderFields, saveSettings, sendChangeRequest, setSecondFactorRequired } from './service.ts'
import { viewCompany } from './view.ts'

/** The caller's company: its users read it, its administrators change it (spec my-pages §3). */
export const companyRoutes: RouteGroup = (app, services) => {
  const write = <T>(c: ApiContext, change: (context: WriteContext, caller: SessionCaller) => Promise<T>) =>
    inTransaction(services, (context) => change(context, requireSignedIn(c.get('caller'))))

  app.get('/api/customer/company', { page: 'company-information' }, async (c) =>
    c.json(await viewCompany(services.store.db, requireSignedIn(c.get('caller')))),
  )

  app.get('/api/customer/addresses', { page: 'company-information' }, async (c) => {
    const query = readQuery(c, addressesQuerySchema)
    return c.json(await readAddressList(services.store.db, requireSignedIn(c.get('caller')), query))
  })

  app.get('/api/customer/addresses/export', { page: 'company-information' }, async (c) => {
    const query = readQuery(c, addressExportQuerySchema)
    return exportResponse(await exportAddresses(services, exportReaderOf(c), query))
  })

  app.post('/api/customer/company/settings', 'perm:adminCompany', async (c) => {
    const request = await readBody(c, saveSettingsRequestSchema)
    return c.json(await write(c, (context, caller) => saveSettings(context, caller, request)))
  })

  app.post('/api/customer/company/orderfields', 'perm:adminCompany', async (c) => {
    const request = await readBody(c, saveOrderFieldsRequestSchema, 256 * 1024, 4000)
    return c.json(await write(c, (context, caller) => saveOrderFields(context, caller, request)))
  })

  app.post('/api/customer/company/secondfactor', { recent: 'perm:adminCompany' }, async (c) => {
    const { required } = await readBody(c, secondFactorRequiredRequestSchema)
    await write(c, (context, caller) => setSecondFactorRequired(context, caller, required))
    return c.json({ success: true })
  })

  app.post('/api/customer/address/save', 'perm:adminCompany', async (c) => {
    const request = await readBody(c, saveAddressRequestSchema)
    return c.json({ address: await write(c, (context, caller) => saveAddress(context, caller, request)) })
  })

  app.post('/api/customer/address/delete', 'perm:adminCompany', async (c) => {
    const { addressId: id } = await readBody(c, addressIdRequestSchema)
    await write(c, (context, caller) => setDeleted(context, caller, 'addresses', { id, deleted: true }))
    return c.json({ success: true })
  })

  app.post('/api/customer/address/restore', 'perm:adminCompany', async (c) => {
    const { addressId: id } = await readBody(c, addressIdRequestSchema)
    await write(c, (context, caller) => setDeleted(context, caller, 'addresses', { id, deleted: false }))
    return c.json({ success: true })
  })

  app.post('/api/customer/contact/save', 'perm:adminCompany', async (c) => {
    const request = await readBody(c, saveContactRequestSchema)
    return c.json({ contact: await write(c, (context, caller) => saveContact(context, caller, request)) })
  })

  app.post('/api/customer/contact/delete', 'perm:adminCompany', async (c) => {
    const { contactId: id } = await readBody(c, contactIdRequestSchema)
    await write(c, (context, caller) => setDeleted(context, caller, 'companyContacts', { id, deleted: true }))
    return c.json({ success: true })
  })

  app.post('/api/customer/contact/restore', 'perm:adminCompany', async (c) => {
    const { contactId: id } = await readBody(c, contactIdRequestSchema)
    await write(c, (context, caller) =>
      setDeleted(context, caller, 'companyContacts', { id, deleted: false }),
    )
    return c.json({ success: true })
  })

  app.post('/api/customer/changerequest', 'perm:adminCompany', async (c) => {
    const request = await readBody(c, changeRequestRequestSchema)
    return c.json({
      request: await write(c, (context, caller) => sendChangeRequest(context, caller, request)),
    })
  })
}
