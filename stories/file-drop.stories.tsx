import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileDrop } from '@tradecounter/ui/file-drop'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Fields/File drop',
  component: FileDrop,
  tags: ['autodocs'],
  args: {
    label: 'List of articles',
    name: 'list',
    accept: '.csv,.xlsx',
    files: [],
    onFiles: fn(),
    onRefuse: fn(),
    onRemove: fn(),
    labels: {
      drop: 'Drop a file here, or',
      choose: 'Choose a file',
      busy: 'The file is being read',
      remove: (name: string) => `Remove ${name}`,
    },
  },
  render: function Taken({ files: first, onFiles, ...args }) {
    const [files, setFiles] = useState(first)
    return (
      <div style={{ maxInlineSize: 560 }}>
        <FileDrop
          {...args}
          files={files}
          onFiles={(taken) => {
            onFiles(taken)
            setFiles(
              taken.map(({ name, size }) => ({ id: name, name, size: `${Math.ceil(size / 1024)} kB` })),
            )
          }}
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        />
      </div>
    )
  },
} satisfies Meta<typeof FileDrop>
export default meta

type Story = StoryObj<typeof meta>

const taken = [{ id: '1', name: 'site-north-week-47.xlsx', size: '24 kB' }]

export const Default: Story = { args: { hint: 'CSV or XLSX with number and quantity, at most 5 MB.' } }
export const Taken: Story = { args: { files: taken } }
export const Several: Story = {
  args: { multiple: true, files: [...taken, { id: '2', name: 'site-south.csv', size: '2 kB' }] },
}
export const Busy: Story = { args: { busy: true, files: taken } }
export const Invalid: Story = {
  args: { message: 'A PDF cannot be read. Save the list as CSV or XLSX.', required: true },
}
export const Disabled: Story = { args: { disabled: true } }
export const VeryLong: Story = {
  args: {
    files: [{ id: '1', name: `${longName.replaceAll(' ', '_')}.csv`, size: '24 kB' }],
    message: longName,
    hint: longName,
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    label: rtl.label,
    hint: rtl.text,
    files: [{ id: '1', name: `${rtl.short}.csv`, size: '24 kB' }],
    labels: { drop: rtl.short, choose: rtl.label, busy: rtl.short, remove: (name) => `${rtl.short} ${name}` },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { files: taken, hint: 'At most 5 MB.' },
  render: (args) => (
    <EveryBrand>
      <FileDrop {...args} />
    </EveryBrand>
  ),
}
