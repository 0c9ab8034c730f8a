import type { Meta, StoryObj } from '@storybook/react-vite'
import { FacetFilter, type FilterSection } from '@tradecounter/ui/facet-filter'
import { IntervalFilter } from '@tradecounter/ui/interval-filter'
import { useState } from 'react'
import { fn, userEvent } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const section = (
  id: string,
  name: string,
  texts: string[],
  more: Partial<FilterSection> = {},
): FilterSection => ({
  id,
  name,
  unit: '',
  type: 1,
  values: texts.map((text, index) => ({
    value: text,
    text,
    count: 128 - index * 7,
    selected: false,
    disabled: false,
    href: `#${id}-${index}`,
  })),
  ...more,
})

const keyOf = (id: string, value: string): string => `${id} ${value}`

const sizes = ['6', '8', '10', '12', '15', '18', '22', '28', '35', '42', '54', '76,1', '88,9', '108']
const sections: FilterSection[] = [
  section('material', 'Material', ['Brass', 'Stainless steel', 'Cast iron', 'Bronze'], { expanded: true }),
  section('size', 'Nominal size', sizes, { unit: 'mm', expanded: true }),
  section('stock', 'Availability', ['All', 'In stock', 'In the shop'], { type: 3, expanded: true }),
  section('handle', 'Handle', ['Lever', 'Butterfly']),
]

const meta = {
  title: 'Finding/Facet filter',
  component: FacetFilter,
  tags: ['autodocs'],
  args: {
    title: 'Filters',
    sections,
    onToggle: fn(),
    onClear: fn(),
    labels: {
      search: (name) => `Search in ${name}`,
      showMore: (n) => `Show ${n} more`,
      showLess: 'Show fewer',
      activeCount: (name, n) => `${name}, ${n} selected`,
      clear: 'Clear',
      noValues: 'No value matches',
      valuesFound: (n) => `${n} values`,
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 264 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [chosen, setChosen] = useState(new Set<string>())
    return (
      <FacetFilter
        {...args}
        sections={args.sections.map((each) => ({
          ...each,
          values: each.values.map((value) => ({
            ...value,
            selected: value.selected || chosen.has(keyOf(each.id, value.value)),
          })),
        }))}
        onToggle={(id, value, selected) => {
          const single = args.sections.find((each) => each.id === id)?.type === 3
          const kept = [...chosen].filter(
            (key) => key !== keyOf(id, value) && !(single && key.startsWith(`${id} `)),
          )
          setChosen(new Set(selected ? [...kept, keyOf(id, value)] : kept))
        }}
        onClear={(id) => setChosen(new Set([...chosen].filter((key) => !key.startsWith(`${id} `))))}
      />
    )
  },
} satisfies Meta<typeof FacetFilter>
export default meta

type Story = StoryObj<typeof meta>

/** First 8 values, then "show more"; a search box above 7 values (FILT-3). */
export const Default: Story = {}
export const WithSelection: Story = {
  args: {
    sections: sections.map((each, index) => ({
      ...each,
      values: each.values.map((value, at) => ({ ...value, selected: index < 2 && at < 2 })),
    })),
  },
}
export const DisabledValues: Story = {
  args: {
    sections: [
      {
        ...section('material', 'Material', ['Brass', 'Stainless steel', 'Cast iron'], { expanded: true }),
        values: ['Brass', 'Stainless steel', 'Cast iron'].map((text, index) => ({
          value: text,
          text,
          count: index === 0 ? 12 : 0,
          selected: false,
          disabled: index > 0,
          href: '#',
        })),
      },
    ],
  },
}
export const LongNames: Story = {
  args: {
    sections: [
      section(
        'approval',
        'Approvals and certificates for drinking water',
        [
          'Approved for use in drinking water installations according to the Nordic list of materials',
          'Fire class B-s1,d0',
        ],
        { expanded: true },
      ),
    ],
  },
}
/** A measure among the values, with an interval filter (FILT-4). */
export const WithInterval: Story = {
  args: {
    sections: [
      section('material', 'Material', ['Brass', 'Stainless steel'], { expanded: true }),
      section('length', 'Length', [], { unit: 'mm', type: 2, active: 1, expanded: true }),
      section('handle', 'Handle', ['Lever', 'Butterfly']),
    ],
    renderInterval: () => (
      <IntervalFilter
        label="Length"
        unit="mm"
        min={15}
        max={6000}
        value={{ from: 1200, to: 4500 }}
        onValueChange={fn()}
        onValueCommit={fn()}
        names={{ from: 'length-from', to: 'length-to' }}
        labels={{
          from: 'From',
          to: 'To',
          fromThumb: 'Length, lowest',
          toThumb: 'Length, highest',
          range: (min, max) => `Between ${min} and ${max}`,
        }}
        messages={{
          minimumNotValid: (min) => `The lowest value is ${min}.`,
          minimumAboveMaximum: (maximum) => `From cannot be above ${maximum}.`,
          maximumNotValid: (min, max) => `Write a value between ${min} and ${max}.`,
          maximumBelowMinimum: (minimum) => `To cannot be below ${minimum}.`,
        }}
      />
    ),
  },
}
const makers = Array.from({ length: 2000 }, (_, index) => `Maker ${index + 1}`)
/** All values are in the page, so that the browser's own search finds them. */
export const TwoThousandValues: Story = {
  args: { sections: [section('maker', 'Maker', makers, { expanded: true })] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1992 more' }))
  },
  // axe checks the first values, because all others are the same.
  parameters: { a11y: { context: { exclude: ['li:nth-child(n + 13)'] } } },
}
export const OneValue: Story = {
  args: { sections: [section('material', 'Material', ['Brass'], { expanded: true })] },
}
export const NoValues: Story = {
  args: { sections: [section('material', 'Material', [], { expanded: true })] },
}
export const NoSections: Story = { args: { sections: [] } }
export const VeryLong: Story = {
  args: {
    sections: [
      section('approval', longName, [longName, 'x'.repeat(200)], { unit: longName, expanded: true }),
    ],
  },
}
export const FromRightToLeft: Story = {
  args: { sections: [section('material', rtl.label, [rtl.short, rtl.name], { expanded: true })] },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Collapsed: Story = { args: { sections: sections.map((each) => ({ ...each, expanded: false })) } }
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 264 }}>
        <FacetFilter
          {...args}
          sections={[section('material', 'Material', ['Brass', 'Stainless steel'], { expanded: true })].map(
            (each) => ({
              ...each,
              values: each.values.map((value, at) => ({ ...value, selected: at === 0 })),
            }),
          )}
        />
      </div>
    </EveryBrand>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
}
