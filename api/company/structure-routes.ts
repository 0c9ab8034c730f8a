import { requireSignedIn, type SessionCaller } from '../accounts/caller.ts'
import {
  costCentreExportQuerySchema,
  costCentreIdRequestSchema,
  costCentresQuerySchema,
  peopleQuerySchema,
  saveCostCentreRequestSchema,
  saveUnitRequestSchema,
  unitExportQuerySchema,
  unitIdRequestSchema,
  unitsQuerySchema,
} from '../contract/index.ts'
import { exportReaderOf } from '../exports/export-source.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { ApiContext, RouteGroup } from '../platform/services.ts'
import { exportCostCentres, readCostCentreList } from './cost-centres/list.ts'
import { deleteCostCentre, restoreCostCentre, saveCostCentre } from './cost-centres/service.ts'
import { searchPeople } from './people.ts'
import { exportUnits, readUnitList } from './units/list.ts'
import { saveUnit, setUnitDeleted } from './units/service.ts'

const rule = 'perm:adminCompany'
const done = { success: true }

/** How a company is divided: cost centres and units, for its administrators (spec my-pages §8). */
export const companyStructureRoutes: RouteGroup = (app, services) => {
  const { store } = services
  const write = <T>(c: ApiContext, change: (context: WriteContext, caller: SessionCaller) => Promise<T>) =>
    inTransaction(services, (context) => change(context, requireSignedIn(c.get('caller'))))

  app.get('/api/customer/people', rule, async (c) => {
    const { search } = readQuery(c, peopleQuerySchema)
    const { customerId } = requireSignedIn(c.get('caller'))
    return c.json({ people: await searchPeople(store.db, customerId, search) })
  })

  app.get('/api/customer/costcentres', rule, async (c) => {
    const query = readQuery(c, costCentresQuerySchema)
    return c.json(await readCostCentreList(services, requireSignedIn(c.get('caller')), query))
  })

  app.get('/api/customer/costcentres/export', rule, async (c) => {
    const query = readQuery(c, costCentreExportQuerySchema)
    return exportResponse(await exportCostCentres(services, exportReaderOf(c), query))
  })

  app.post('/api/customer/costcentre/save', rule, async (c) => {
    const request = await readBody(c, saveCostCentreRequestSchema)
    return c.json({
      costCentre: await write(c, (context, caller) => saveCostCentre(context, caller, request)),
    })
  })

  app.post('/api/customer/costcentre/delete', rule, async (c) => {
    const { costCentreId } = await readBody(c, costCentreIdRequestSchema)
    await write(c, (context, caller) => deleteCostCentre(context, caller, costCentreId))
    return c.json(done)
  })

  app.post('/api/customer/costcentre/restore', rule, async (c) => {
    const { costCentreId } = await readBody(c, costCentreIdRequestSchema)
    await write(c, (context, caller) => restoreCostCentre(context, caller, costCentreId))
    return c.json(done)
  })

  app.get('/api/customer/units', rule, async (c) => {
    const query = readQuery(c, unitsQuerySchema)
    return c.json(await readUnitList(store.db, requireSignedIn(c.get('caller')), query))
  })

  app.get('/api/customer/units/export', rule, async (c) => {
    const query = readQuery(c, unitExportQuerySchema)
    return exportResponse(await exportUnits(services, exportReaderOf(c), query))
  })

  app.post('/api/customer/unit/save', rule, async (c) => {
    const request = await readBody(c, saveUnitRequestSchema)
    return c.json({ unit: await write(c, (context, caller) => saveUnit(context, caller, request)) })
  })

  app.post('/api/customer/unit/delete', rule, async (c) => {
    const { unitId } = await readBody(c, unitIdRequestSchema)
    await write(c, (context, caller) => setUnitDeleted(context, caller, unitId, true))
    return c.json(done)
  })

  app.post('/api/customer/unit/restore', rule, async (c) => {
    const { unitId } = await readBody(c, unitIdRequestSchema)
    await write(c, (context, caller) => setUnitDeleted(context, caller, unitId, false))
    return c.json(done)
  })
}
