import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderHistory } from '@tradecounter/api/contract'
import orderHistoryPage from '@tradecounter/shop/pages/order-history'
import trackAndTracePage from '@tradecounter/shop/pages/track-and-trace'
import orderPage from '@tradecounter/shop/pages/order'
import { InShop } from '../parts/in-shop.tsx'
import { history, order, shipments } from '../parts/purchases.ts'

const route = { page: 'order-history', query: 'page=2' } as const

function HistoryScreen({ held }: { held: OrderHistory }) {
  return (
    <InShop route={route} signedIn answers={{ '/api/my-pages/order-history?page=2': held }}>
      <orderHistoryPage.View route={route} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Orders',
  component: HistoryScreen,
  parameters: { layout: 'fullscreen' },
  args: { held: history },
} satisfies Meta<typeof HistoryScreen>
export default meta

type Story = StoryObj<typeof meta>

/** One order in each of the nine states. */
export const History: Story = {}
export const NoOrders: Story = { args: { held: { ...history, total: 0, orders: [] } } }

/** An order that has come in part: the line that is still to come says so. */
export const OneOrder: Story = {
  render: () => (
    <InShop
      route={{ page: 'order', orderNumber: '10000046' }}
      signedIn
      answers={{
        '/api/my-pages/order?orderNumber=10000046': order,
        '/api/my-pages/order/customer?orderNumber=10000046': { customer: null },
      }}
    >
      <orderPage.View route={{ page: 'order', orderNumber: '10000046' }} />
    </InShop>
  ),
}

/** An order of another customer to which the user is attached. */
export const OfAnotherCustomer: Story = {
  render: () => (
    <InShop
      route={{ page: 'order', orderNumber: '10000046' }}
      signedIn
      answers={{
        '/api/my-pages/order/customer?orderNumber=10000046': { customer: { id: 'b', name: 'Other Ltd' } },
      }}
    >
      <orderPage.View route={{ page: 'order', orderNumber: '10000046' }} />
    </InShop>
  ),
}

const tracked = { page: 'track-and-trace', query: 'number=10000046&postalCode=21120' } as const
const trackCall = '/api/track-and-trace?number=10000046&postalCode=21120'

/** Track and trace without sign-in. */
export const TrackAndTrace: Story = {
  render: () => (
    <InShop
      route={tracked}
      answers={{
        [trackCall]: {
          found: true,
          shipments: shipments.map((each) => ({ ...each, number: '', goods: [] })),
        },
      }}
    >
      <trackAndTracePage.View route={tracked} />
    </InShop>
  ),
}

export const NothingFound: Story = {
  render: () => (
    <InShop route={tracked} answers={{ [trackCall]: { found: false, shipments: [] } }}>
      <trackAndTracePage.View route={tracked} />
    </InShop>
  ),
}

/** Without perm:viewOrderHistory. */
export const WithoutPermission: Story = {
  render: () => (
    <InShop route={route} signedIn lacks={['perm:viewOrderHistory']} answers={{}}>
      <orderHistoryPage.View route={route} />
    </InShop>
  ),
}

export const Visitor: Story = {
  render: () => (
    <InShop route={route} answers={{}}>
      <orderHistoryPage.View route={route} />
    </InShop>
  ),
}
