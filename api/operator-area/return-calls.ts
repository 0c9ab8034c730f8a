import {
  sellerReturnAssignSchema,
  sellerReturnFileQuerySchema,
  sellerReturnMessageSchema,
  sellerReturnQuerySchema,
  sellerReturnsQuerySchema,
  sellerReturnStepSchema,
  sellerReturnUploadQuerySchema,
} from '../contract/index.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import {
  findReturnFileForSeller,
  findWritableReturn,
  listReturnsForSeller,
  readReturnForSeller,
  type ReturnSeller,
  takeReturnStep,
  writeToCustomer,
  assignReturn,
} from '../returns/service.ts'
import { answerFile, answerUpload, type OperatorCallGroup, type SellerRule } from './call-group.ts'
import type { SellerSession } from './sessions.ts'
import { permissionsOfSeller } from '../sellers/service.ts'

/** Which of the two a case needs is decided with its kind. */
const rule: SellerRule = ['returns:answer', 'complaints:answer']

/** Returns and complaints, as sellers see and decide them. */
export const returnCalls: OperatorCallGroup = ({ get, post, write, writeOnce }, services) => {
  const sellerOf = async ({ seller: { id } }: SellerSession): Promise<ReturnSeller> => ({
    id,
    permissions: await permissionsOfSeller(services.store.db, id),
  })
  get('/returns', rule, async (c, session) =>
    c.json(
      await listReturnsForSeller(services, await sellerOf(session), readQuery(c, sellerReturnsQuerySchema)),
    ),
  )
  get('/returns/case', rule, async (c, session) => {
    const { number } = readQuery(c, sellerReturnQuerySchema)
    return c.json(await readReturnForSeller(services, await sellerOf(session), number))
  })
  get('/returns/file', rule, async (c, session) => {
    const asked = readQuery(c, sellerReturnFileQuerySchema)
    const name = await findReturnFileForSeller(services, await sellerOf(session), asked)
    return answerFile(c, services, { fileId: asked.fileId, name })
  })
  post('/returns/upload', rule, async (c, session) => {
    const { number, name } = readQuery(c, sellerReturnUploadQuerySchema)
    const seller = await sellerOf(session)
    const { customerId } = await findWritableReturn(services, seller, number)
    return answerUpload(c, services, { customerId, sellerId: seller.id, purpose: 'returnFile', name })
  })
  post('/returns/step', rule, async (c, session) => {
    const request = await readBody(c, sellerReturnStepSchema)
    const seller = await sellerOf(session)
    return write(c, (context) => takeReturnStep(context, seller, request, services.originOf))
  })
  post('/returns/assign', rule, async (c, session) => {
    const request = await readBody(c, sellerReturnAssignSchema)
    const seller = await sellerOf(session)
    return write(c, (context) => assignReturn(context, seller, request, services.settings))
  })
  post('/returns/message', rule, async (c, session) => {
    const request = await readBody(c, sellerReturnMessageSchema)
    const seller = await sellerOf(session)
    return writeOnce(c, { sellerId: seller.id, request }, (context) =>
      writeToCustomer(context, seller, request, services.originOf),
    )
  })
}
