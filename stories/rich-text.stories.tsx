import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from '@tradecounter/ui/rich-text'
import { campaign } from './parts/categories.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { pictures } from './parts/goods.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Foundations/Rich text',
  component: RichText,
  tags: ['autodocs'],
  args: { nodes: campaign, headingLevel: 2 },
} satisfies Meta<typeof RichText>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 's' } }
export const Numbered: Story = {
  args: {
    nodes: [
      { tag: 'p', children: ['Before the pressure test:'] },
      {
        tag: 'ol',
        children: ['Close the valves', 'Fill from below', 'Let the air out'].map((step) => ({
          tag: 'li',
          children: [step],
        })),
      },
    ],
  },
}
export const WithPicture: Story = {
  args: {
    nodes: [
      { tag: 'img', src: pictures.ballValve, alt: 'Ball valve', width: 160, height: 160 },
      { tag: 'p', children: ['Full bore, brass.', { tag: 'br' }, { tag: 'em', children: ['In stock now'] }] },
    ],
  },
}
/** The text alternative replaces the picture. */
export const MissingPicture: Story = {
  args: { nodes: [{ tag: 'img', src: 'javascript:void(0)', alt: 'Ball valve with a red lever' }] },
}
export const Empty: Story = { args: { nodes: [] } }
export const VeryLong: Story = {
  args: {
    nodes: [
      { tag: 'heading', children: [longName] },
      { tag: 'a', href: '#', children: [longName.replaceAll(' ', '')] },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    nodes: [
      { tag: 'heading', children: [rtl.name] },
      { tag: 'ul', children: [{ tag: 'li', children: [rtl.text] }] },
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => <EveryBrand>{() => <RichText {...args} />}</EveryBrand>,
  args: { headingLevel: 3 },
}
