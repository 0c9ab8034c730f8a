import type { Meta, StoryObj } from '@storybook/react-vite'
import returnsPage from '@tradecounter/shop/pages/returns-and-complaints'
import { InShop } from '../parts/in-shop.tsx'
import { returnCase, returns } from '../parts/returns.ts'

const one = (more: Parameters<typeof returnCase>[0] = {}) => ({
  query: 'case=R1000011',
  held: {
    '/api/my-pages/return?number=R1000011': returnCase(more),
    '/api/my-pages/return/customer?number=R1000011': { customer: null },
  },
})

function ReturnsScreen({ query, held }: { query: string; held: Readonly<Record<string, unknown>> }) {
  const route = { page: 'returns-and-complaints', query } as const
  return (
    <InShop route={route} signedIn opens={['returns-and-complaints']} answers={held}>
      <returnsPage.View route={route} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Returns and complaints',
  component: ReturnsScreen,
  parameters: { layout: 'fullscreen' },
  args: { query: '', held: { '/api/my-pages/returns': returns } },
} satisfies Meta<typeof ReturnsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A case in each state. */
export const List: Story = {}
export const NoCases: Story = {
  args: { held: { '/api/my-pages/returns': { ...returns, total: 0, returns: [] } } },
}
export const Sent: Story = { args: one() }
/** With slip and label, while the goods are awaited. */
export const WaitingForGoods: Story = {
  args: one({ state: 'waitingForGoods', actions: ['write'], hasSlip: true, hasLabel: true }),
}
export const Credited: Story = {
  args: one({
    state: 'credited',
    actions: [],
    creditNoteNumber: '105000031',
    creditNotes: [{ number: '105000031', invoiceNumber: '105000017' }],
  }),
}
