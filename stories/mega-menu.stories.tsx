import type { Meta, StoryObj } from '@storybook/react-vite'
import { MegaMenu, moreId } from '@tradecounter/ui/mega-menu'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { campaign, menuItems, menuLabels, salesmanItem } from './parts/categories.ts'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'
import { pictures } from './parts/goods.tsx'

const meta = {
  title: 'Shell/Mega menu',
  component: MegaMenu,
  tags: ['autodocs'],
  args: { items: menuItems, openId: null, onOpenChange: fn(), busy: false, labels: menuLabels },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <div style={{ position: 'relative' }}>{Story()}</div>
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [openId, setOpenId] = useState(args.openId)
    return (
      <MegaMenu
        {...args}
        openId={openId}
        onOpenChange={(next) => {
          args.onOpenChange(next)
          setOpenId(next)
        }}
      />
    )
  },
} satisfies Meta<typeof MegaMenu>
export default meta

type Story = StoryObj<typeof meta>

const first = menuItems.slice(0, 1)
const others = menuItems.slice(1)
const longItems = menuItems.map((item) => ({
  ...item,
  title: `${item.title} with accessories and spare parts`,
}))

/** Keys: Tab, Enter and Space on the buttons, arrows, Home and End along the row, Escape (SHELL-6). */
export const Default: Story = {}
export const Open: Story = { args: { openId: '#pipes' } }

/** Editorial content beside the columns. */
export const WithHtml: Story = {
  args: { openId: '#pipes', items: [...first.map((item) => ({ ...item, nodes: campaign })), ...others] },
}

/** An item can consist of editorial content only. */
export const HtmlAlone: Story = {
  args: {
    openId: '#campaigns',
    items: [
      ...menuItems,
      {
        title: 'Campaigns',
        url: '#campaigns',
        subItems: [],
        nodes: [...campaign, { tag: 'img', src: pictures.jacket, alt: '', width: 160, height: 160 }],
      },
    ],
  },
}

/** The customer's salesman, with the telephone number. */
export const Salesman: Story = { args: { openId: '#my-sales-person', items: [...menuItems, salesmanItem] } }

/** The sub-items are loading. */
export const OnTheWay: Story = {
  args: { openId: '#pipes', busy: true, items: menuItems.map((item) => ({ ...item, subItems: [] })) },
}

/** Known sub-items are shown above the placeholders of the loading ones. */
export const PartlyKnown: Story = {
  args: {
    openId: '#pipes',
    busy: true,
    items: menuItems.map((item) => ({
      ...item,
      subItems: [{ title: `All of ${item.title}`, url: item.url, subItems: [] }],
    })),
  },
}

export const NothingBelow: Story = {
  args: { items: [{ title: 'Campaigns', url: '#campaigns', subItems: [] }, ...menuItems] },
}

/** Items that do not fit are in "More", at the end of the row. */
export const LongNames: Story = { args: { items: longItems } }

/** "More" lists the items that do not fit, each with the levels below it. */
export const MoreOpen: Story = { args: { items: longItems, openId: moreId } }

/** The current page is in an item that does not fit: "More" is marked. */
export const CurrentInMore: Story = {
  args: {
    items: longItems.map((item, index) => ({ ...item, current: index === longItems.length - 1 })),
  },
}

/** The salesman is the last item, and in "More" if the row is full. */
export const SalesmanInMore: Story = {
  args: { items: [...longItems, salesmanItem], openId: moreId },
}

/** A name that is longer than the row ends in an ellipsis. */
export const OneVeryLongName: Story = {
  args: { items: [{ title: longName, url: '#long', subItems: [] }, ...menuItems] },
}
export const Few: Story = { args: { items: menuItems.slice(0, 2) } }

/** Forty groups of twelve: the panel scrolls inside, below the row. */
export const ManyItems: Story = {
  args: {
    openId: '#pipes',
    items: [
      ...first.map((item) => ({
        ...item,
        subItems: Array.from({ length: 40 }, (_, group) => ({
          title: `Group ${group + 1}`,
          url: `#group-${group}`,
          subItems: Array.from({ length: 12 }, (_each, leaf) => ({
            title: `Goods of kind ${leaf + 1}`,
            url: `#group-${group}-${leaf}`,
            subItems: [],
          })),
        })),
      })),
      ...others,
    ],
  },
}

export const VeryLong: Story = {
  args: {
    openId: '#pipes',
    items: [
      ...first.map((item) => ({
        ...item,
        nodes: [longName],
        subItems: item.subItems.map((group) => ({ ...group, title: longName })),
      })),
      ...others,
    ],
  },
}

export const FromRightToLeft: Story = {
  args: {
    openId: '#0',
    items: ['name', 'label', 'short'].map((_, place) => ({
      title: rtl.short,
      url: `#${place}`,
      subItems: [{ title: rtl.label, url: `#below-${place}`, subItems: [] }],
      nodes: [rtl.text],
    })),
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Empty: Story = { args: { items: [] } }
