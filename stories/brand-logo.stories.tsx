import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandLogo } from '@tradecounter/ui/brand-logo'
import { brandNames, vars } from '@tradecounter/ui/theme'

const meta = {
  title: 'Shell/Brand logo',
  component: BrandLogo,
  tags: ['autodocs'],
  args: { brand: 'tradecounter', title: 'Tradecounter' },
} satisfies Meta<typeof BrandLogo>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Five brands, each on its own header and on its own page (SITE-1). */
export const AllBrands: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {brandNames.map((brand) => (
        <div key={brand} data-brand={brand} style={{ display: 'contents' }}>
          <div style={{ padding: 32, background: vars.color.header, color: vars.color.headerText }}>
            <BrandLogo brand={brand} title={brand} />
          </div>
          <div style={{ padding: 32, background: vars.color.surface, color: vars.color.text }}>
            <BrandLogo brand={brand} title={`${brand} on a page`} />
          </div>
        </div>
      ))}
    </div>
  ),
}
