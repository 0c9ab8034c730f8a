import type {
  customerAdministrationCalls,
  CompanyPerson,
  CompanyUnit,
  CostCentre,
  Matrix,
} from '@tradecounter/api/contract'
import { type HttpClient, addressOfCall, postOf } from '@tradecounter/shop/core'

const costCentresPath = '/api/customer/costcentres'
const unitsPath = '/api/customer/units'
const matrixPath = '/api/customer/matrix'

/** Addresses and SWR keys of the sections. */
export const attachedAddress =
  addressOfCall<typeof customerAdministrationCalls.attached>('/api/customer/attached')
/** Address of the list of the user's customers, and of its export. */
export const attachedListAddress = addressOfCall<typeof customerAdministrationCalls.attachedList>(
  '/api/customer/attached/list',
)
export const attachedExportAddress = '/api/customer/attached/export'
/** Addresses of the lists of the company's parts, and of their exports. */
export const costCentresAddress =
  addressOfCall<typeof customerAdministrationCalls.costCentres>(costCentresPath)
export const costCentresExportAddress = `${costCentresPath}/export`
export const unitsAddress = addressOfCall<typeof customerAdministrationCalls.units>(unitsPath)
export const unitsExportAddress = `${unitsPath}/export`
/** Address of the matrix, of its export, and of the call that lets a job make the export. */
export const matrixAddress = addressOfCall<typeof customerAdministrationCalls.matrix>(matrixPath)
export const matrixExportAddress = `${matrixPath}/export`
export const startMatrixExportAddress = `${matrixPath}/startexport`

/** Address of the list of requests to the user's company, and of its export. */
export const receivedRequestsAddress = addressOfCall<typeof customerAdministrationCalls.receivedRequests>(
  '/api/customer/attachmentrequest/received',
)
export const receivedRequestsExportAddress = '/api/customer/attachmentrequest/received/export'

export const orderCustomers = postOf<typeof customerAdministrationCalls.orderAttached>(
  '/api/customer/attached/order',
)
export const setDefaultCustomer = postOf<typeof customerAdministrationCalls.setDefault>(
  '/api/customer/attached/default',
)
export const hideCustomer = postOf<typeof customerAdministrationCalls.hide>('/api/customer/attached/hide')
export const nameCustomer = postOf<typeof customerAdministrationCalls.nickname>(
  '/api/customer/attached/nickname',
)
export const detachCustomer = postOf<typeof customerAdministrationCalls.detach>(
  '/api/customer/attached/detach',
)

export const sendAttachmentRequest = postOf<typeof customerAdministrationCalls.sendRequest>(
  '/api/customer/attachmentrequest/send',
)
export const withdrawAttachmentRequest = postOf<typeof customerAdministrationCalls.withdrawRequest>(
  '/api/customer/attachmentrequest/withdraw',
)
export const decideAttachmentRequest = postOf<typeof customerAdministrationCalls.decideRequest>(
  '/api/customer/attachmentrequest/decide',
)

/** Sets the roles of a user at a customer; null detaches the user. */
export const saveMatrixCell = postOf<typeof customerAdministrationCalls.saveMatrixCell>(`${matrixPath}/save`)

/** A cost centre as stored now; undefined if it is deleted. */
export const fetchCostCentre = async ({ get }: HttpClient, id: string): Promise<CostCentre | undefined> =>
  (
    await get(
      addressOfCall<typeof customerAdministrationCalls.costCentres>(costCentresPath, {
        print: '1',
      }),
    )
  ).costCentres.find(({ costCentreId }) => costCentreId === id)
/** A unit as stored now; undefined if it is deleted. */
export const fetchUnit = async ({ get }: HttpClient, id: string): Promise<CompanyUnit | undefined> =>
  (await get(addressOfCall<typeof customerAdministrationCalls.units>(unitsPath, { print: '1' }))).units.find(
    ({ unitId }) => unitId === id,
  )

/** A user of the matrix as stored now; undefined if the caller administers none of the user's customers any more. */
export const fetchMatrixUser = async (
  { get }: HttpClient,
  { userId, email }: { userId: string; email: string },
): Promise<Matrix['users'][number] | undefined> => {
  const { users } = await get(
    addressOfCall<typeof customerAdministrationCalls.matrix>(matrixPath, {
      search: email.slice(0, 100),
    }),
  )
  return users.find((user) => user.userId === userId)
}

/** Users of the company by part of name or e-mail address. */
export const findPeople = async ({ get }: HttpClient, search: string): Promise<CompanyPerson[]> =>
  (await get(addressOfCall<typeof customerAdministrationCalls.people>('/api/customer/people', { search })))
    .people

/** Saves a cost centre; an empty id adds one. */
export const saveCostCentre = postOf<typeof customerAdministrationCalls.saveCostCentre>(
  '/api/customer/costcentre/save',
)

/** Saves a unit; an empty id adds one. */
export const saveUnit = postOf<typeof customerAdministrationCalls.saveUnit>('/api/customer/unit/save')

/** Deletes a cost centre or a unit, or restores a deleted one. */
export const setDeleted = (
  { post }: HttpClient,
  kind: 'costCentre' | 'unit',
  id: string,
  action: 'delete' | 'restore',
) =>
  kind === 'unit'
    ? post<typeof customerAdministrationCalls.deleteUnit | typeof customerAdministrationCalls.restoreUnit>(
        `/api/customer/unit/${action}`,
        { unitId: id },
      )
    : post<
        | typeof customerAdministrationCalls.deleteCostCentre
        | typeof customerAdministrationCalls.restoreCostCentre
      >(`/api/customer/costcentre/${action}`, { costCentreId: id })
