import type { Meta, StoryObj } from '@storybook/react-vite'
import orderAgreementsPage from '@tradecounter/shop/pages/order-agreements'
import { agreement, agreements, endingAgreement } from '../parts/agreements.ts'
import { InShop } from '../parts/in-shop.tsx'

const address = '/api/my-pages/order-agreements'
const one = (answer: ReturnType<typeof agreement>) => ({
  query: 'agreement=one',
  held: { [`${address}/agreement?agreementId=one`]: answer },
})

function AgreementsScreen({ query, held }: { query: string; held: Readonly<Record<string, unknown>> }) {
  const route = { page: 'order-agreements', query } as const
  return (
    <InShop route={route} signedIn opens={['order-agreements']} answers={held}>
      <orderAgreementsPage.View route={route} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Order agreements',
  component: AgreementsScreen,
  parameters: { layout: 'fullscreen' },
  args: { query: '', held: { [address]: agreements } },
} satisfies Meta<typeof AgreementsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** An agreement of each kind and state. */
export const List: Story = {}
/** Some of the second line is in the cart of a colleague. */
export const Active: Story = { args: one(agreement()) }
/** Warned of at 80 % and 30 days, with a request that waits. */
export const Ending: Story = { args: one(endingAgreement) }
/** Seen by somebody who may not order and sees no prices. */
export const ReadOnly: Story = {
  args: one(
    agreement({
      canCallOff: false,
      deliveryWindow: null,
      lines: agreement().agreement.lines.map((line) => ({ ...line, price: null })),
    }),
  ),
}
/** Nothing is left. */
export const UsedUp: Story = {
  args: one(
    agreement({ state: 'usedUp', usedShare: 100, canCallOff: false, deliveryWindow: null, holders: [] }),
  ),
}
