import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderHistory } from '@tradecounter/api/contract'
import { NoPermission } from '@tradecounter/shop/orders'
import { orderHistoryPage } from '@tradecounter/shop/pages/order-history'
import { orderPage } from '@tradecounter/shop/pages/order'
import { InShop } from '../parts/in-shop.tsx'
import { history, order } from '../parts/purchases.ts'

const route = { page: 'order-history', number: 2 } as const

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

/** One order in each of the nine states (MY-3). */
export const History: Story = {}
export const NoOrders: Story = { args: { held: { ...history, total: 0, orders: [] } } }

/** An order that has come in part: the line that is still to come says so (MY-3). */
export const OneOrder: Story = {
  render: () => (
    <InShop
      route={{ page: 'order', orderNumber: '10000046' }}
      signedIn
      answers={{ '/api/my-pages/order?orderNumber=10000046': order }}
    >
      <orderPage.View route={{ page: 'order', orderNumber: '10000046' }} />
    </InShop>
  ),
}

/** Without perm:viewOrderHistory (ACC-9). */
export const WithoutPermission: Story = {
  render: () => (
    <InShop route={route} signedIn answers={{}}>
      <NoPermission />
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
