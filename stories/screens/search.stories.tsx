import type { Meta, StoryObj } from '@storybook/react-vite'
import { View } from '@tradecounter/shop/pages/search'
import { readListQuery, searchAddress } from '@tradecounter/shop/search'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { listOf, stockPricesFor } from '../parts/catalogue.ts'
import { answerCalls, InShop } from '../parts/in-shop.tsx'

interface SearchScreenProps {
  query: string
  rows: number
  total: number
  signedIn: boolean
  tours?: boolean
}

/** The search page: filters in a rail or a panel, rows with everything needed for a decision. */
function SearchScreen({ query, rows, total, signedIn, tours = false }: SearchScreenProps) {
  const answer = listOf(rows, total)
  // Storybook's own parameters are in the address, which the list parses like the page's.
  const shown = readListQuery(window.location.search)
  return (
    <InShop
      route={{ page: 'search', query }}
      signedIn={signedIn}
      tours={tours}
      answers={{ [searchAddress(readListQuery(query))]: answer, [searchAddress(shown)]: answer }}
    >
      <View route={{ page: 'search', query }} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Search',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: { query: 'parameters.SearchPhrase=valve', rows: 6, total: 130, signedIn: true },
  beforeEach: () => answerCalls({ '/api/variants/stockprices': stockPricesFor }),
} satisfies Meta<typeof SearchScreen>
export default meta

type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}

/** No prices, no stock, and a note about the benefits of signing in (SRCH-7). */
export const Visitor: Story = { args: { signedIn: false } }

export const Nothing: Story = { args: { rows: 0, total: 0, signedIn: false } }

export const OneHit: Story = { args: { rows: 1, total: 1 } }

/** The tour of the filters, as "Show the tour" at the end of the page opens it (HELP-5). */
export const Tour: Story = {
  args: { signedIn: false, tours: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the tour' }))
    const tour = await screen.findByRole('dialog', { name: 'Narrow the list' })
    await waitFor(() => expect(tour).toBeVisible())
  },
}
