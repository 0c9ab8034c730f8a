import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '@tradecounter/ui/pagination'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft } from './parts/extreme-text.tsx'

const meta = {
  title: 'Finding/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: {
    label: 'Pages',
    page: 6,
    pageCount: 24,
    hrefOf: (page) => `/search?parameters.page=${page}`,
    labels: { previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` },
  },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 24 } }
export const Few: Story = { args: { page: 2, pageCount: 3 } }
export const OnePageShowsNothing: Story = { args: { page: 1, pageCount: 1 } }
export const InLittleRoom: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 343 }}>{Story()}</div>],
}
/** Five digits in the width of a phone. */
export const FiveThousandPages: Story = {
  args: { page: 2500, pageCount: 5000 },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
}
/** Arrows follow the reading direction. */
export const FromRightToLeft: Story = {
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>{(brand) => <Pagination {...args} label={`Pages of ${brand}`} />}</EveryBrand>
  ),
}
