import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayPattern, lastDays, monthRange, yearRange } from '@tradecounter/ui/calendar'
import type { DayRange } from '@tradecounter/ui/calendar'
import { BarChart } from '@tradecounter/ui/bar-chart'
import { Button } from '@tradecounter/ui/button'
import { DataTable, type DataTableSort } from '@tradecounter/ui/data-table'
import { DateRangePicker } from '@tradecounter/ui/date-range-picker'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { SearchField } from '@tradecounter/ui/search-field'
import { Select } from '@tradecounter/ui/select'
import { StatTile } from '@tradecounter/ui/stat-tile'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { Timeline } from '@tradecounter/ui/timeline'
import { formatCount } from '@tradecounter/shop/core'
import { useState, type JSX } from 'react'
import { dateRangeLabels, storyDay } from '../parts/days.ts'
import { bare, chartLabels, inThousands, lastYear, months, thisYear } from '../parts/figures.ts'
import { InShop } from '../parts/in-shop.tsx'
import { invoiceColumns, invoices, tableLabels, type Invoice } from '../parts/invoices.tsx'
import { Filters, Halves, MyPage, Tiles } from '../parts/my-pages.tsx'
import { useStoryLocale } from '../parts/story-globals.ts'

const route = { page: 'order-history', number: 1 } as const
const loadingLabel = 'Loading'

const meta = { title: 'Screens/My pages', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

type Story = StoryObj

function Shipment(): JSX.Element {
  const steps = ['Ordered', 'Picked', 'Packed', 'On the way', 'Delivered']
  return (
    <Stack space={3}>
      <Heading level={2} size="m">
        Next delivery
      </Heading>
      <Text>
        Order <Link href="#10000046">10000046</Link> to Stairwell B, Monday 23 November between 7 and 10.
      </Text>
      <Timeline
        label="Order 10000046"
        items={steps.map((text, place) => ({
          text,
          state: place < 3 ? 'complete' : place === 3 ? 'active' : 'default',
          stateLabel: place < 3 ? 'done' : place === 3 ? 'now' : 'to come',
        }))}
      />
      <Text size="s" tone="muted">
        Last seen in Örebro, today at 9.42. Three parcels.
      </Text>
    </Stack>
  )
}

function Overview(): JSX.Element {
  return (
    <MyPage title="Overview" actions={<Button icon="download">Download</Button>}>
      <StatusBanner
        severity="warning"
        severityLabel="Warning:"
        title="Two invoices are overdue"
        action={<Link href="#invoices">See them</Link>}
      >
        New orders are held when they are not paid by 30 November.
      </StatusBanner>
      <Tiles>
        <StatTile
          label="Bought this month"
          value="184 320"
          unit="kr"
          change={{ text: '12 %', direction: 'up', meaning: 'good', label: 'up by' }}
          detail="against October"
          {...{ loadingLabel }}
        />
        <StatTile
          label="Orders on the way"
          value="7"
          detail="next on Monday"
          href="#orders"
          {...{ loadingLabel }}
        />
        <StatTile
          label="Overdue invoices"
          value="2"
          change={{ text: '1', direction: 'up', meaning: 'bad', label: 'up by' }}
          detail="since last week"
          {...{ loadingLabel }}
        />
        <StatTile
          label="Credit left"
          value="315 000"
          unit="kr"
          detail="of 500 000 kr"
          {...{ loadingLabel }}
        />
      </Tiles>
      <Halves>
        <BarChart
          title="Bought by month, thousand kronor"
          summary="Between 61 in July and 184 in November 2026, above 2025 in every month but July."
          categories={months}
          series={[thisYear, lastYear]}
          formatValue={inThousands}
          formatTick={bare}
          emptyText="Nothing was bought in these dates."
          labels={chartLabels}
        />
        <Shipment />
      </Halves>
      <Stack space={3}>
        <Heading level={2} size="m">
          Latest invoices
        </Heading>
        <DataTable<Invoice>
          caption="Latest invoices"
          columns={invoiceColumns}
          rows={dated(5)}
          rowId={({ number }) => number}
          rowName={({ number }) => `invoice ${number}`}
          locale={useStoryLocale()}
          labels={{ ...tableLabels, scrollArea: 'Latest invoices, scrolls' }}
          empty={<EmptyState icon="document" title="No invoices yet" />}
        />
        <Text>
          <Link href="#invoices">All invoices</Link>
        </Text>
      </Stack>
    </MyPage>
  )
}

/** What is owed is late once its day is past. */
const dated = (count: number): Invoice[] =>
  invoices(count).map((each) =>
    each.state === 'paid' ? each : { ...each, state: each.due < storyDay ? 'overdue' : 'open' },
  )

const sum = (rows: readonly Invoice[]): string =>
  formatCount(rows.reduce((total, { amount }) => total + (amount ?? 0), 0) / 100)

const states = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
]

const presets = [
  { id: 'week', label: 'Last 7 days', range: lastDays(storyDay, 7) },
  { id: 'month', label: 'This month', range: monthRange(storyDay) },
  { id: 'year', label: 'This year', range: yearRange(storyDay) },
]

function Invoices({ rows }: { rows: readonly Invoice[] }): JSX.Element {
  const locale = useStoryLocale()
  const [phrase, setPhrase] = useState('')
  const [state, setState] = useState('all')
  const [dates, setDates] = useState<DayRange>(yearRange(storyDay))
  const [sort, setSort] = useState<DataTableSort | null>({ columnId: 'due', direction: 'asc' })
  const [selected, setSelected] = useState<readonly string[]>([])
  const [hidden, setHidden] = useState<readonly string[]>([])
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(25)
  const found = rows
    .filter((row) => state === 'all' || row.state === state)
    .filter(({ number, reference }) => `${number} ${reference}`.toLowerCase().includes(phrase.toLowerCase()))
  const owed = rows.filter((row) => row.state !== 'paid')
  const late = rows.filter((row) => row.state === 'overdue')
  const open = rows.filter((row) => row.state === 'open')
  return (
    <MyPage title="Invoices" actions={<Button icon="download">Export</Button>}>
      <Tiles>
        <StatTile
          label="To pay"
          value={sum(owed)}
          unit="kr"
          detail={`${owed.length} invoices`}
          {...{ loadingLabel }}
        />
        <StatTile
          label="Overdue"
          value={sum(late)}
          unit="kr"
          detail={`${late.length} invoices`}
          {...{ loadingLabel }}
        />
        <StatTile
          label="Not due"
          value={sum(open)}
          unit="kr"
          detail={`${open.length} invoices`}
          {...{ loadingLabel }}
        />
        <StatTile
          label="Credit left"
          value="315 000"
          unit="kr"
          detail="of 500 000 kr"
          {...{ loadingLabel }}
        />
      </Tiles>
      <Filters>
        <SearchField
          label="Search invoices by number or reference"
          placeholder="Number or reference"
          name="phrase"
          value={phrase}
          onValueChange={setPhrase}
          labels={{ submit: 'Search', clear: 'Clear' }}
        />
        <Select label="State" name="state" value={state} onValueChange={setState} options={states} />
        <DateRangePicker
          legend="Invoice date"
          names={{ from: 'from', to: 'to' }}
          value={dates}
          onValueChange={setDates}
          today={storyDay}
          locale={locale}
          placeholder={dayPattern(locale, { year: 'y', month: 'm', day: 'd' })}
          presets={presets}
          labels={dateRangeLabels}
        />
      </Filters>
      <DataTable<Invoice>
        caption="Invoices"
        columns={invoiceColumns}
        rows={found}
        rowId={({ number }) => number}
        rowName={({ number }) => `invoice ${number}`}
        locale={locale}
        sort={sort}
        onSortChange={setSort}
        hidden={hidden}
        onHiddenChange={setHidden}
        selection={{
          selected,
          onSelectedChange: setSelected,
          actions: (
            <Button size="s" icon="download">
              Download
            </Button>
          ),
        }}
        paging={{ page, size, onPageChange: setPage, onSizeChange: setSize, sizes: [10, 25, 50, 100] }}
        labels={tableLabels}
        empty={
          <EmptyState icon="document" title="No invoices fit">
            Choose other dates or another state.
          </EmptyState>
        }
      />
    </MyPage>
  )
}

/** What a buyer wants to know first: what is late, what comes, what was bought. */
export const OverviewPage: Story = {
  name: 'Overview',
  render: () => (
    <InShop route={route} signedIn answers={{}}>
      <Overview />
    </InShop>
  ),
}

export const InvoicesPage: Story = {
  name: 'Invoices',
  render: () => (
    <InShop route={route} signedIn answers={{}}>
      <Invoices rows={dated(40)} />
    </InShop>
  ),
}

export const NoInvoices: Story = {
  render: () => (
    <InShop route={route} signedIn answers={{}}>
      <Invoices rows={[]} />
    </InShop>
  ),
}
