import * as v from 'valibot'
import type { WriteContext } from '../../platform/database/write-context.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { enqueue } from '../../platform/jobs/store.ts'

/** The job that follows a change of what users may do: at a customer, or at all if `customer` is empty. */
export const rightsChangeJob: JobKind<{ customer: string }> = {
  kind: 'rightsChange',
  schema: v.object({ customer: v.string() }),
}

/** Lets features that rely on rights of users follow a change of them, such as requests that wait for an approver. */
export const enqueueRightsChange = async (context: WriteContext, customerId: string): Promise<void> => {
  await enqueue(context, rightsChangeJob, { payload: { customer: customerId } })
}
