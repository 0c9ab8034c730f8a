import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentList } from '@tradecounter/ui/document-list'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Product/Document list',
  component: DocumentList,
  tags: ['autodocs'],
  args: {
    label: 'Documents',
    items: [
      { title: 'Data sheet', url: '#data-sheet.pdf', kind: 'PDF', size: '240 kB' },
      { title: 'Mounting instruction', url: '#mounting.pdf', kind: 'PDF', size: '1,2 MB' },
      { title: 'Declaration of performance', url: '#performance.pdf', kind: 'PDF', size: '88 kB' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof DocumentList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongTitle: Story = {
  args: {
    items: [
      {
        title:
          'Safety data sheet according to regulation (EC) No 1907/2006 as amended, for the flux that comes with it',
        url: '#safety.pdf',
        kind: 'PDF',
        size: '3,4 MB',
      },
    ],
  },
}
/** Type and size of an external file are unknown. */
export const NothingKnown: Story = {
  args: { items: [{ title: 'Drawing at the maker', url: '#drawing', kind: '', size: '' }] },
}
export const VeryLong: Story = {
  args: { items: [{ title: longName, url: '#long', kind: 'PDF', size: '1 024,5 MB' }] },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const Empty: Story = { args: { items: [] } }
export const FromRightToLeft: Story = {
  args: { items: [{ title: rtl.name, url: '#rtl', kind: 'PDF', size: '1,2 MB' }] },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <DocumentList {...args} />
    </EveryBrand>
  ),
}
