import type { Meta, StoryObj } from '@storybook/react-vite'
import { PictureGallery } from '@tradecounter/ui/picture-gallery'
import { EveryBrand } from './parts/every-brand.tsx'
import { pictures } from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Picture gallery',
  component: PictureGallery,
  tags: ['autodocs'],
  args: {
    images: [
      { url: pictures.ballValve, alt: 'Ball valve with red lever' },
      { url: pictures.pipe, alt: 'Pipe that fits it' },
      { url: pictures.tap, alt: 'Tap behind it' },
    ],
    labels: {
      region: 'Pictures',
      previous: 'Previous picture',
      next: 'Next picture',
      picture: (n, total) => `Picture ${n} of ${total}`,
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 440 }}>{Story()}</div>],
} satisfies Meta<typeof PictureGallery>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = {
  args: { images: [{ url: pictures.ballValve, alt: 'Ball valve with red lever' }] },
}
export const None: Story = { args: { images: [] } }
export const Many: Story = {
  args: {
    images: Array.from({ length: 12 }, (_, index) => ({
      url: `${pictures.jacket}#${index}`,
      alt: `Jacket ${index + 1}`,
    })),
  },
}
/** Broken addresses show the text alternative of the picture. */
export const Missing: Story = {
  args: {
    images: [
      { url: 'data:image/png;base64,', alt: 'Ball valve with red lever' },
      { url: 'data:image/png;base64,AA', alt: longName },
    ],
  },
}
export const FromRightToLeft: Story = {
  args: {
    images: [
      { url: pictures.tap, alt: rtl.name },
      { url: pictures.pipe, alt: rtl.short },
    ],
    labels: {
      region: rtl.name,
      previous: rtl.short,
      next: rtl.short,
      picture: (n, total) => `${n} / ${total}`,
    },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 320 }}>
        <PictureGallery {...args} />
      </div>
    </EveryBrand>
  ),
}
