import type { Meta, StoryObj } from '@storybook/react-vite'
import { searchPage } from '@tradecounter/shop/pages/search'
import { readListQuery, searchAddress } from '@tradecounter/shop/search'
import { listOf, stockPricesFor } from '../parts/catalogue.ts'
import { answerCalls, InShop } from '../parts/in-shop.tsx'

interface SearchScreenProps {
  query: string
  rows: number
  total: number
  signedIn: boolean
}

/** The search page: filters in a rail or a panel, rows with everything that decides a purchase. */
function SearchScreen({ query, rows, total, signedIn }: SearchScreenProps) {
  const answer = listOf(rows, total)
  const { View } = searchPage
  // Storybook's own parameters stand in the address; the list reads it like the page's.
  const shown = readListQuery(window.location.search)
  return (
    <InShop
      route={{ page: 'search', query }}
      signedIn={signedIn}
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

/** No prices, no stock, and a word about what signing in gives (SRCH-7). */
export const Visitor: Story = { args: { signedIn: false } }

export const Nothing: Story = { args: { rows: 0, total: 0, signedIn: false } }

export const OneHit: Story = { args: { rows: 1, total: 1 } }
