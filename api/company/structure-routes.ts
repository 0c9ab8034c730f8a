import { customerAdministrationCalls } from '../contract/index.ts'
import { exportReaderOf } from '../exports/service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { WriteContext } from '../platform/database/write-context.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { exportCostCentres, readCostCentreList } from './cost-centres/list.ts'
import { deleteCostCentre, restoreCostCentre, saveCostCentre } from './cost-centres/service.ts'
import { searchPeople } from './people.ts'
import { exportUnits, readUnitList } from './units/list.ts'
import { saveUnit, setUnitDeleted } from './units/service.ts'

const done = { success: true } as const

/** How a company is divided: cost centres and units, for its administrators (spec my-pages §8). */
export const companyStructureRoutes: RouteGroup = (mount, services) => {
  const { store } = services
  const write = <T>(change: (context: WriteContext) => Promise<T>): Promise<T> =>
    inTransaction(services, change)

  mount(customerAdministrationCalls.people, async ({ caller: { customerId }, query: { search } }) => ({
    people: await searchPeople(store.db, customerId, search),
  }))

  mount(customerAdministrationCalls.costCentres, ({ caller, query }) =>
    readCostCentreList(services, caller, query),
  )

  mount(customerAdministrationCalls.exportCostCentres, async ({ c, query }) =>
    exportResponse(await exportCostCentres(services, exportReaderOf(c), query)),
  )

  mount(customerAdministrationCalls.saveCostCentre, async ({ caller, body }, context) => ({
    costCentre: await saveCostCentre(context, caller, body),
  }))

  mount(customerAdministrationCalls.deleteCostCentre, async ({ caller, body: { costCentreId } }) => {
    await write((context) => deleteCostCentre(context, caller, costCentreId))
    return done
  })

  mount(customerAdministrationCalls.restoreCostCentre, async ({ caller, body: { costCentreId } }) => {
    await write((context) => restoreCostCentre(context, caller, costCentreId))
    return done
  })

  mount(customerAdministrationCalls.units, ({ caller, query }) => readUnitList(store.db, caller, query))

  mount(customerAdministrationCalls.exportUnits, async ({ c, query }) =>
    exportResponse(await exportUnits(services, exportReaderOf(c), query)),
  )

  mount(customerAdministrationCalls.saveUnit, async ({ caller, body }, context) => ({
    unit: await saveUnit(context, caller, body),
  }))

  mount(customerAdministrationCalls.deleteUnit, async ({ caller, body: { unitId } }) => {
    await write((context) => setUnitDeleted(context, caller, unitId, true))
    return done
  })

  mount(customerAdministrationCalls.restoreUnit, async ({ caller, body: { unitId } }) => {
    await write((context) => setUnitDeleted(context, caller, unitId, false))
    return done
  })
}
