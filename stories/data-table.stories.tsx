import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { DataTable, type DataTableProps, type DataTableSort } from '@tradecounter/ui/data-table'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { IconButton } from '@tradecounter/ui/icon-button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { brokenWords } from './parts/broken-words.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'
import { invoiceColumns, invoices, tableLabels, type Invoice } from './parts/invoices.tsx'

const twelve = invoices(12)

const meta = {
  title: 'Data/Data table',
  component: DataTable<Invoice>,
  tags: ['autodocs'],
  args: {
    caption: 'Invoices',
    columns: invoiceColumns,
    rows: twelve,
    rowId: ({ number }) => number,
    rowName: ({ number }) => `invoice ${number}`,
    locale: 'en-GB',
    sort: { columnId: 'due', direction: 'asc' },
    onSortChange: () => {},
    hidden: [],
    onHiddenChange: () => {},
    empty: (
      <EmptyState icon="document" title="No invoices in these dates">
        Choose other dates, or show all of them.
      </EmptyState>
    ),
    labels: tableLabels,
  },
  render: function Controlled(args: DataTableProps<Invoice>) {
    const [sort, setSort] = useState<DataTableSort | null>(args.sort ?? null)
    const [selected, setSelected] = useState<readonly string[]>(args.selection?.selected ?? [])
    const [expanded, setExpanded] = useState<readonly string[]>(args.expansion?.expanded ?? [])
    const [hidden, setHidden] = useState<readonly string[]>(args.hidden ?? [])
    const [page, setPage] = useState(args.paging?.page ?? 1)
    const [size, setSize] = useState(args.paging?.size ?? 25)
    return (
      <DataTable<Invoice>
        {...args}
        sort={sort}
        {...(args.onSortChange && { onSortChange: setSort })}
        hidden={hidden}
        {...(args.onHiddenChange && { onHiddenChange: setHidden })}
        {...(args.selection && {
          selection: { ...args.selection, selected, onSelectedChange: setSelected },
        })}
        {...(args.expansion && {
          expansion: { ...args.expansion, expanded, onExpandedChange: setExpanded },
        })}
        {...(args.paging && {
          paging: { ...args.paging, page, size, onPageChange: setPage, onSizeChange: setSize },
        })}
      />
    )
  },
} satisfies Meta<typeof DataTable<Invoice>>
export default meta

type Story = StoryObj<typeof meta>

const selection = {
  selected: ['100003', '100005'],
  onSelectedChange: () => {},
  actions: (
    <Button size="s" icon="download">
      Download
    </Button>
  ),
}
const expansion = {
  expanded: ['100002'],
  onExpandedChange: () => {},
  detail: ({ reference }: Invoice) => (
    <p>Order 7001234, marked {reference}. Sent by e-mail to invoices@ror.example on 3 November.</p>
  ),
}
const paging = { page: 1, size: 25, onPageChange: () => {}, sizes: [10, 25, 50, 100] }

/** Heads sort, columns can be hidden; under 680 px of its place every row is a card. */
export const Default: Story = {}
export const Selection: Story = { args: { selection } }
export const Expandable: Story = { args: { expansion } }
export const Everything: Story = { args: { rows: invoices(140), selection, expansion, paging } }
/** The caller sorts, cuts and pages: for lists on a server. */
export const SortedByTheCaller: Story = {
  args: { manual: true, sort: { columnId: 'amount', direction: 'desc' }, rows: twelve.slice(0, 5) },
}
/** One page at a time. */
export const FiveThousandRows: Story = { args: { rows: invoices(5000), paging: { ...paging, page: 87 } } }
/**
 * Without paging only the visible rows are drawn: with row numbers, complete in print, found by the browser's
 * search.
 */
export const FiveThousandInSight: Story = {
  args: { rows: invoices(5000), selection, expansion, maxHeight: 480 },
}
export const FiveThousandCards: Story = {
  args: { rows: invoices(5000), selection },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const StickyHead: Story = { args: { rows: invoices(60), maxHeight: 480 } }
export const ColumnChooser: Story = {
  args: { hidden: ['reference'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await screen.findByRole('dialog')
  },
}
export const Empty: Story = { args: { rows: [] } }
export const Loading: Story = { args: { rows: [], busy: true } }
/** The current rows stay while new ones load. */
export const LoadingMore: Story = { args: { busy: true, paging } }
export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <StatusBanner
        severity="error"
        severityLabel="Error:"
        title="The invoices could not be loaded"
        action={<Button size="s">Try again</Button>}
      >
        The connection was lost.
      </StatusBanner>
    ),
  },
}
/** All columns except the first are hidden. */
export const OneColumn: Story = { args: { hidden: ['due', 'reference', 'state', 'amount'] } }
export const NoColumns: Story = { args: { columns: [], onHiddenChange: undefined, selection } }
export const OneRow: Story = { args: { rows: invoices(1) } }
export const Cards: Story = {
  args: { rows: invoices(40), selection, expansion, paging: { ...paging, size: 10 } },
  decorators: [(Story) => <div style={{ maxInlineSize: 343 }}>{Story()}</div>],
}
/** Rows closer together, chosen beside the columns. */
export const Compact: Story = {
  args: {
    density: 'compact',
    onDensityChange: () => {},
    labels: { ...tableLabels, compact: 'Compact rows' },
    rows: twelve,
  },
}
/** Buttons for the whole list beside the columns, and a menu of each row that stays in sight. */
export const ToolsAndControls: Story = {
  args: {
    columns: [
      ...invoiceColumns,
      {
        id: 'actions',
        label: 'Actions',
        controls: true,
        cell: ({ number }) => <IconButton icon="more" size="s" label={`Actions for ${number}`} />,
      },
    ],
    tools: (
      <Button size="s" icon="download">
        Export
      </Button>
    ),
    selection,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 700 }}>{Story()}</div>],
}
export const LongNames: Story = {
  args: {
    rows: invoices(4).map((invoice) => ({
      ...invoice,
      reference:
        'Renovation of stairwell B at Hammarby Strand, second stage, marked Anna-Karin af Ugglas-Silfverstolpe_and_a_word_that_never_ends_anywhere',
    })),
    selection,
  },
}
export const VeryLong: Story = {
  args: {
    columns: invoiceColumns.map((column) => ({ ...column, label: longName.slice(0, 60) })),
    rows: invoices(3).map((invoice) => ({ ...invoice, number: longName, reference: longName })),
    rowId: ({ due }) => due,
    selection,
    expansion,
  },
}
export const FromRightToLeft: Story = {
  args: {
    rows: invoices(5000).map((invoice) => ({ ...invoice, reference: rtl.name })),
    selection,
    expansion,
    maxHeight: 480,
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
/** A table with little room breaks no word. */
export const WholeWords: Story = {
  args: { rows: invoices(4).map((row) => ({ ...row, reference: 'Polypropeeniputkisto Kruununhaka' })) },
  decorators: [(Story) => <div style={{ inlineSize: 720 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
  },
}
export const Brands: Story = {
  args: { rows: invoices(4), selection: { ...selection, selected: ['100002'] } },
  render: (args) => (
    <EveryBrand>
      <DataTable<Invoice> {...args} />
    </EveryBrand>
  ),
}
