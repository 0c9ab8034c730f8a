import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@tradecounter/ui/layout'
import { Thumbnail } from '@tradecounter/ui/thumbnail'
import { EveryBrand } from './parts/every-brand.tsx'
import { pictures } from './parts/goods.tsx'

const meta = {
  title: 'Product/Thumbnail',
  component: Thumbnail,
  tags: ['autodocs'],
  args: { imageUrl: pictures.ballValve },
  decorators: [(Story) => <div style={{ inlineSize: 96, blockSize: 96 }}>{Story()}</div>],
} satisfies Meta<typeof Thumbnail>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Without an address: a placeholder keeps the space. */
export const Missing: Story = { args: { imageUrl: '' } }
/** The picture cannot be loaded. */
export const Broken: Story = { args: { imageUrl: 'data:image/png;base64,AAAA' } }
/** It fills the box around it, and never crops the picture. */
export const Sizes: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 400 }}>{Story()}</div>],
  render: (args) => (
    <Inline space={4}>
      {[
        [48, 48],
        [72, 72],
        [96, 96],
        [240, 120],
      ].map(([inlineSize, blockSize]) => (
        <div key={inlineSize} style={{ inlineSize, blockSize }}>
          <Thumbnail {...args} />
        </div>
      ))}
    </Inline>
  ),
}
export const Brands: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 400 }}>{Story()}</div>],
  render: (args) => (
    <EveryBrand>
      <Inline space={4}>
        {Object.values(pictures).map((imageUrl) => (
          <div key={imageUrl} style={{ inlineSize: 72, blockSize: 72 }}>
            <Thumbnail {...args} imageUrl={imageUrl} />
          </div>
        ))}
      </Inline>
    </EveryBrand>
  ),
}
