import type { Meta, StoryObj } from '@storybook/react-vite'
import cartPage from '@tradecounter/shop/pages/cart'
import checkoutPage from '@tradecounter/shop/pages/checkout'
import setPasswordPage from '@tradecounter/shop/pages/set-password'
import { answerCalls, InShop } from '../parts/in-shop.tsx'
import { cart } from '../parts/purchases.ts'

function CartWithoutOrder() {
  return (
    <InShop route={{ page: 'cart' }} signedIn lacks={['perm:order']} answers={{ '/api/cart': cart }}>
      <cartPage.View route={{ page: 'cart' }} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Permissions',
  component: CartWithoutOrder,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => answerCalls({ '/api/cart': () => cart }),
} satisfies Meta<typeof CartWithoutOrder>
export default meta

type Story = StoryObj<typeof meta>

/** The cart of a user without perm:order: names the missing permission and who can grant it (ACC-10). */
export const CartOfReader: Story = {}

/** The checkout of a user without perm:order (ACC-10). */
export const CheckoutOfReader: Story = {
  render: () => (
    <InShop route={{ page: 'checkout' }} signedIn lacks={['perm:order']} answers={{}}>
      <checkoutPage.View route={{ page: 'checkout' }} />
    </InShop>
  ),
}

/** The page of a one-time link without a token: the link cannot be used. */
export const LinkOfNoUse: Story = {
  render: () => (
    <InShop route={{ page: 'set-password' }} answers={{}}>
      <setPasswordPage.View route={{ page: 'set-password' }} />
    </InShop>
  ),
}
