import type { Meta, StoryObj } from '@storybook/react-vite'
import { resultCountText } from '@tradecounter/ui/result-count'
import { ShowMore } from '@tradecounter/ui/show-more'
import { fn } from 'storybook/test'
import { useRef, useState } from 'react'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft } from './parts/extreme-text.tsx'

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
/** A text that lacks one of its two placeholders is not shown (SRCH-8). */
export const WithoutCount: Story = { args: { countText: resultCountText('{0} products', 24, 130) } }
/** The list moves the focus to the first new item. */
export const WithItsList: Story = {
  args: { total: 20 },
  render: function List(args) {
    const [shown, setShown] = useState(4)
    const list = useRef<HTMLUListElement>(null)
    const more = (): void => {
      setShown(shown + 4)
      requestAnimationFrame(() => list.current?.querySelectorAll('a')[shown]?.focus())
    }
    return (
      <>
        <ul ref={list}>
          {Array.from({ length: shown }, (_, place) => (
            <li key={place}>
              <a href={`#article-${place + 1}`}>Article {place + 1}</a>
            </li>
          ))}
        </ul>
        <ShowMore
          {...args}
          shown={shown}
          countText={resultCountText('{0} of {1} articles', shown, args.total)}
          progressLabel={`${shown} of ${args.total} articles are shown`}
          onShowMore={more}
        />
      </>
    )
  },
}
export const FiveThousand: Story = {
  args: {
    total: 5000,
    countText: resultCountText('{0} of {1} products', 24, '5 000'),
    progressLabel: '24 of 5 000 products are shown',
  },
}
export const FromRightToLeft: Story = {
  args: { label: 'عرض المزيد', countText: resultCountText('عرض {0} من {1}', 24, 130) },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <ShowMore {...args} />
    </EveryBrand>
  ),
}
