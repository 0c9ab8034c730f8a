import type { Meta, StoryObj } from '@storybook/react-vite'
import { resultCountText } from '@tradecounter/ui/result-count'
import { ShowMore } from '@tradecounter/ui/show-more'
import { fn } from 'storybook/test'

const meta = {
  title: 'Finding/Show more',
  component: ShowMore,
  tags: ['autodocs'],
  args: {
    label: 'Show more',
    shown: 24,
    total: 130,
    countText: resultCountText('{0} of {1} products', 24, 130),
    progressLabel: '24 of 130 products are shown',
    busy: false,
    busyLabel: 'Loading more products',
    onShowMore: fn(),
  },
} satisfies Meta<typeof ShowMore>
export default meta

type Story = StoryObj<typeof meta>

/** Progress, count and button (SRCH-8). */
export const Default: Story = {}
export const AsLink: Story = { args: { href: '/search?parameters.page=2' } }
export const Busy: Story = { args: { busy: true } }
export const AllShown: Story = {
  args: { shown: 130, countText: '130 of 130 products', progressLabel: '130 of 130 products are shown' },
}
/** A text that lacks one of its two places is not shown (SRCH-8). */
export const WithoutCount: Story = { args: { countText: resultCountText('{0} products', 24, 130) } }
