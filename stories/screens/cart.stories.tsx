import type { Meta, StoryObj } from '@storybook/react-vite'
import cartPage from '@tradecounter/shop/pages/cart'
import purchaseListPage from '@tradecounter/shop/pages/purchase-list'
import type { Cart } from '@tradecounter/api/contract'
import { expect, userEvent, within } from 'storybook/test'
import { answerCalls, InShop } from '../parts/in-shop.tsx'
import { cart, cartWithProblems, emptyCart, purchaseList } from '../parts/purchases.ts'

interface CartScreen {
  cart: Cart
  signedIn: boolean
}

function Screen({ cart: held, signedIn }: CartScreen) {
  const route = { page: signedIn ? 'cart' : 'purchase-list' } as const
  return (
    <InShop route={route} signedIn={signedIn} answers={{ '/api/cart': held }}>
      {signedIn ? (
        <cartPage.View route={{ page: 'cart' }} />
      ) : (
        <purchaseListPage.View route={{ page: 'purchase-list' }} />
      )}
    </InShop>
  )
}

const meta = {
  title: 'Screens/Cart',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { cart, signedIn: true },
  beforeEach: ({ args }) =>
    answerCalls({
      '/api/cart': () => args.cart,
      '/api/cart/removeitem': () => ({ success: true }),
      '/api/cart/emptycart': () => ({ success: true }),
      '/api/cart/getminicart': () => ({
        miniCartLineItems: args.cart.lines,
        miniCartTotalSum: args.cart.sum,
        currency: args.cart.currency,
        showFetchPricesItems: false,
        hideTotalPrice: false,
      }),
    }),
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

/** Lines and totals of a signed-in customer (CART-7). */
export const SignedIn: Story = {}
/** The visitor's purchase list: no price anywhere (CART-5). */
export const PurchaseList: Story = { args: { cart: purchaseList, signedIn: false } }
export const Problems: Story = { args: { cart: cartWithProblems } }
export const Nothing: Story = { args: { cart: emptyCart } }
export const NothingInPurchaseList: Story = { args: { cart: { ...emptyCart, total: null }, signedIn: false } }

/** Emptying the cart needs a confirmation (CART-6). */
export const EmptyAsks: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: 'Empty cart' }))
    const dialog = await page.findByRole('alertdialog')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

/** The mini cart over a page (CART-4). */
export const MiniCartOpen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const [opener] = page.getAllByRole('link', { name: /^Cart/u })
    if (opener) await userEvent.click(opener)
    const panel = await page.findByRole('dialog')
    await within(panel).findByText(/Ball valve/u)
  },
}
