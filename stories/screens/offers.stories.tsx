import type { Meta, StoryObj } from '@storybook/react-vite'
import offersPage from '@tradecounter/shop/pages/offers'
import { InShop } from '../parts/in-shop.tsx'
import { offer, offers } from '../parts/offers.ts'

const address = '/api/my-pages/offers'
const one = (more: Parameters<typeof offer>[0]) => ({
  query: 'offer=offer-3',
  held: { [`${address}/offer?offerId=offer-3`]: offer(more) },
})

function OffersScreen({ query, held }: { query: string; held: Readonly<Record<string, unknown>> }) {
  const route = { page: 'offers', query } as const
  return (
    <InShop route={route} signedIn opens={['offers']} answers={held}>
      <offersPage.View route={route} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Offers',
  component: OffersScreen,
  parameters: { layout: 'fullscreen' },
  args: { query: '', held: { [address]: offers } },
} satisfies Meta<typeof OffersScreen>
export default meta

type Story = StoryObj<typeof meta>

/** An offer in each state. */
export const List: Story = {}
export const NewRequest: Story = { args: { query: 'view=new', held: { '/api/cart/lists': { lists: [] } } } }
/** With an alternative, an optional line and two versions. */
export const Ready: Story = { args: one({}) }
export const Expired: Story = {
  args: one({ state: 'expired', allowed: ['requestAgain', 'askExtension', 'message'] }),
}
export const Draft: Story = {
  args: one({
    state: 'draft',
    validUntil: null,
    allowed: ['edit', 'send', 'cancel'],
    messages: [],
    files: [],
  }),
}
