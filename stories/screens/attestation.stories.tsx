import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ApprovalSummary } from '@tradecounter/api/contract'
import attestationPage from '@tradecounter/shop/pages/attestation'
import { approvalRequest, approvals } from '../parts/approvals.ts'
import { InShop } from '../parts/in-shop.tsx'

const address = '/api/my-pages/attestation'
const request = `${address}/request?requestId=one`
const summary: ApprovalSummary = { canApprove: false, waiting: 0, urgent: 0, mineOpen: 1, mineReturned: 0 }

function ApprovalsScreen({ query, held }: { query: string; held: Readonly<Record<string, unknown>> }) {
  const route = { page: 'attestation', query } as const
  return (
    <InShop route={route} signedIn opens={['attestation']} answers={held}>
      <attestationPage.View route={route} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Approvals',
  component: ApprovalsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    query: 'part=all',
    held: { [`${address}?part=all`]: approvals, [`${address}/summary`]: summary },
  },
} satisfies Meta<typeof ApprovalsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A request in each state. */
export const List: Story = {}
/** A request that waits for the reader; a price has changed and a line comes late. */
export const OneRequest: Story = {
  args: { query: 'request=one', held: { [request]: { request: approvalRequest() } } },
}
/** A request that came back to its buyer. */
export const Returned: Story = {
  args: {
    query: 'request=one',
    held: {
      [request]: {
        request: approvalRequest({
          state: 'failed',
          isOwn: true,
          canDecide: false,
          canChange: false,
          canRestore: true,
          canWrite: false,
          changes: [],
          failures: [
            { kind: 'price', name: 'Ball valve DN15', before: 129_50, after: 132_00, day: '', field: '' },
          ],
          totals: null,
          budgets: [],
          waitingFor: [],
          colleagues: [],
        }),
      },
    },
  },
}
export const Deputies: Story = {
  args: {
    query: 'view=deputies',
    held: {
      '/api/customer/approval/deputies': {
        deputies: [
          { deputyId: 'd', userId: 'olof', name: 'Olof Berg', from: '2026-12-21', until: '2027-01-06' },
        ],
        principals: [],
        colleagues: [{ userId: 'olof', name: 'Olof Berg' }],
      },
    },
  },
}
