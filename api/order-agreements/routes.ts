import { orderAgreementCalls } from '../contract/index.ts'
import { startExport, exportQueryOf, exportReaderOf } from '../exports/service.ts'
import { sendPrivateFile } from '../platform/files/send-private-file.ts'
import { exportResponse } from '../platform/lists/export-list.ts'
import type { RouteGroup } from '../platform/http/route-group.ts'
import { agreementExport } from './agreement-export.ts'
import { makeAgreementSheet } from './agreement-sheet.ts'
import { askExtension } from './ask-extension.ts'
import { exportCallOffs } from './call-off-export.ts'
import { callOff } from './call-off.ts'
import { readAgreementList, readNearAgreements } from './list.ts'
import { readAgreement } from './view.ts'

/** The agreements of the caller's customer (spec my-pages §16). */
export const orderAgreementRoutes: RouteGroup = (mount, services) => {
  mount(orderAgreementCalls.list, ({ caller, query }) => readAgreementList(services, caller, query))

  mount(orderAgreementCalls.export, async ({ c, query }) =>
    exportResponse(await agreementExport.open(services, exportReaderOf(c), exportQueryOf(query))),
  )

  mount(orderAgreementCalls.startExport, ({ c, body }) =>
    startExport(services, exportReaderOf(c), agreementExport, body),
  )

  mount(orderAgreementCalls.near, ({ caller }) => readNearAgreements(services, caller))

  mount(orderAgreementCalls.agreement, async ({ caller, query: { agreementId } }) => ({
    agreement: await readAgreement(services, caller, agreementId),
  }))

  mount(orderAgreementCalls.sheet, async ({ c, caller, query: { agreementId } }) => {
    const { fileName, bytes } = await makeAgreementSheet(services, caller, agreementId)
    return sendPrivateFile(c, { name: fileName, bytes })
  })

  mount(orderAgreementCalls.exportCallOffs, async ({ c, caller, query }) =>
    exportResponse(await exportCallOffs(services, caller, exportReaderOf(c).locale, query)),
  )

  mount(orderAgreementCalls.callOff, ({ caller, body }, context) => callOff(context, caller, body))

  mount(
    orderAgreementCalls.askExtension,
    ({ caller, body }, context) => askExtension(context, caller, body),
    { startsJobs: true },
  )
}
