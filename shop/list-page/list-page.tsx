import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import {
  addressOfList,
  PartFailure,
  queryOf,
  useAnswer,
  useFormat,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { ExportJobs } from '@tradecounter/shop/exports'
import { announce } from '@tradecounter/ui/announcer'
import { ButtonLink } from '@tradecounter/ui/button'
import {
  type DataColumn,
  DataTable,
  type DataTableLabels,
  type DataTableSelection,
} from '@tradecounter/ui/data-table'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Stack } from '@tradecounter/ui/layout'
import { Pagination } from '@tradecounter/ui/pagination'
import { Text } from '@tradecounter/ui/text'
import { notPrinted, onlyPrinted, summary, tools } from './list-page.css.ts'
import { ListChips } from './list-chips.tsx'
import type { ListColumn, ListDefinition } from './list-definition.ts'
import ListExport, { type ExportRows } from './list-export.tsx'
import type { ListFilter } from './filter-field.tsx'
import { ListFilters } from './list-filters.tsx'
import {
  changed,
  isFiltered,
  type ListState,
  parametersOf,
  reachablePages,
  unfiltered,
} from './list-state.ts'
import { useKeptChoice } from './use-kept-choice.ts'
import { usePrint } from './use-print.ts'
import { useListState } from './use-list-state.ts'

/** The same array in every render. */
const noRows: readonly never[] = []

export interface ListPageProps<Row, Answer> {
  list: ListDefinition<Row, Answer>
  /** Address of the page, with its locale prefix and without a query. */
  path: string
  /** The query of the route. */
  query: string
  /**
   * Columns, or what makes them of the answer, null while there is none. Keep the same array or function between
   * renders.
   */
  columns: readonly ListColumn<Row>[] | ((answer: Answer | null) => readonly ListColumn<Row>[])
  /** Filters, or what makes them of the answer, null while there is none. */
  filters: readonly ListFilter[] | ((answer: Answer | null) => readonly ListFilter[])
  /** Further kinds of rows that can be exported, by the value of the parameter `rows`. */
  exportRows?: readonly ExportRows[]
  rowName: (row: Row) => string
  /** Formats a day (`YYYY-MM-DD`). */
  dayText: (day: string) => string
  texts: {
    /** What the rows are: "Orders". */
    caption: string
    count: (total: number) => string
    searchLabel: string
    searchHint: string
    /** Absent in a list whose `names` are `undated`. */
    dateLabel?: string
  }
  /** Further buttons beside the exports, by the parameters of the filters. */
  renderTools?: (filter: Readonly<Record<string, string>>) => ReactNode
  /** The first column stays while the others scroll sideways. */
  nameStays?: boolean
  /** Rows that several can be changed of at once. */
  selection?: DataTableSelection
  /** Rows were changed on this page: parts of the list that were read before are read again when they are shown. */
  isChanged?: boolean
  /** Shown if there are no rows at all. */
  empty: ReactNode
}

/**
 * Use it for every list below /my-pages/ (MY-9): search, filters and days in the address, sorting and paging on the
 * server, columns of the user, export and print, and the states while it loads, when it is empty and when it failed.
 */
export function ListPage<Row extends object, Answer>(props: ListPageProps<Row, Answer>) {
  const { list, path, query, columns, exportRows = [], rowName, dayText, texts } = props
  const { selection, empty, renderTools, nameStays = false, isChanged = false } = props
  const { locale } = useShop()
  const t = useTranslations()
  const format = useFormat()
  const labels = useTableLabels(texts.caption)
  const address = useListState(path, query, list.names)
  const { state, go, hrefOf } = address
  const { data, error, isLoading, isValidating, mutate } = useAnswer(
    addressOfList(list.address, queryOf(parametersOf(state))),
    { keepPreviousData: true, ...(isChanged ? { revalidateIfStale: true } : {}) },
  )
  const columnChoice = useKeptChoice(list.columns.key, { hidden: [...list.columns.hidden] })
  const density = useKeptChoice('table.density', 'normal')
  const failedChoice = [columnChoice, density].find((choice) => choice.failed)
  const answer = data === undefined ? null : list.read(data)
  const print = usePrint(list, state, answer)
  const failed = error !== undefined && !isLoading
  useAnnouncedCount(answer === null || isLoading || failed ? null : texts.count(answer.total))
  const shown = useMemo(
    () =>
      (typeof columns === 'function' ? columns(data ?? null) : columns).map((column): DataColumn<Row> =>
        // The server sorts: the table only needs to know which columns can be sorted.
        list.names.sortable.includes(column.id) ? { ...column, sortValue: () => null } : column,
      ),
    [columns, data, list],
  )
  const filters = typeof props.filters === 'function' ? props.filters(data ?? null) : props.filters
  const isEmpty = answer !== null && answer.total === 0 && !isFiltered(state)
  if (isEmpty && !failed) return empty
  return (
    <Stack space={4}>
      <div className={tools}>
        <ListFilters list={address} filters={filters} {...texts} />
      </div>
      <ListChips list={address} {...{ filters, dayText }} dateLabel={texts.dateLabel} />
      {print.rows !== null && answer !== null && print.rows.length < answer.total && (
        <div className={onlyPrinted}>
          <Text>{t('list.print-limited', format.count(print.rows.length), format.count(answer.total))}</Text>
        </div>
      )}
      {list.exportJob !== undefined && (
        <div className={notPrinted}>
          <Part>
            <ExportJobs list={list.exportJob.list} />
          </Part>
        </div>
      )}
      {failedChoice !== undefined && (
        <PartFailure text={t('list.columns-failed')} onRetry={failedChoice.again} />
      )}
      <DataTable<Row>
        caption={texts.caption}
        columns={shown}
        rows={print.rows ?? answer?.rows ?? noRows}
        rowId={list.rowId}
        rowName={rowName}
        locale={locale}
        manual
        sort={state.sort ?? list.ownSort}
        onSortChange={(sort) => go(changed(state, { sort }))}
        hidden={columnChoice.value.hidden}
        onHiddenChange={(hidden) => columnChoice.choose({ hidden })}
        nameStays={nameStays}
        density={density.value}
        onDensityChange={density.choose}
        tools={
          <div className={summary}>
            {answer !== null && (
              <Text tone="muted" numeric>
                {texts.count(answer.total)}
              </Text>
            )}
            <ListExport {...{ list, state, exportRows, print }} />
            {renderTools !== undefined && <div className={notPrinted}>{renderTools(filterOf(state))}</div>}
          </div>
        }
        {...(selection === undefined ? {} : { selection })}
        busy={isLoading}
        error={
          failed ? <PartFailure text={t('list.failed')} onRetry={() => mutate()} busy={isValidating} /> : null
        }
        empty={
          <EmptyState
            icon="search"
            title={t('list.nothing-title')}
            action={<ButtonLink href={hrefOf(unfiltered(state))}>{t('list.clear-filters')}</ButtonLink>}
          >
            {t('list.nothing-text')}
          </EmptyState>
        }
        labels={labels}
      />
      {answer !== null && !failed && (
        <div className={notPrinted}>
          <Pagination
            label={t('list.pages', texts.caption)}
            page={answer.page}
            pageCount={reachablePages(answer.total, answer.pageSize)}
            hrefOf={(page) => hrefOf({ ...state, page })}
            labels={{
              previous: t('list.previous'),
              next: t('list.next'),
              page: (page) => t('list.page', page),
            }}
          />
        </div>
      )}
    </Stack>
  )
}

/** The parameters that select rows, without the page. */
function filterOf(state: ListState): Record<string, string> {
  const { page: _page, ...filter } = parametersOf(state)
  return filter
}

/** Announces how many rows there are when that changes, not when the page opens. */
function useAnnouncedCount(text: string | null): void {
  const before = useRef(text)
  useEffect(() => {
    if (text === null || text === before.current) return
    if (before.current !== null) announce(text, 'polite')
    before.current = text
  }, [text])
}

function useTableLabels(caption: string): DataTableLabels {
  const t = useTranslations()
  return {
    sortedBy: (column, direction) => t(`list.sorted-${direction}`, column),
    sortHint: t('list.sort-hint'),
    sortMenu: t('list.sort'),
    sortChoice: (column, direction) => t(`list.sort-${direction}`, column),
    unsorted: t('list.unsorted'),
    scrollArea: t('list.scroll-area', caption),
    selectAll: t('list.select-all'),
    selectRow: (row) => t('list.select-row', row),
    selectedCount: (count) => t('list.selected', count),
    clearSelection: t('list.clear-selection'),
    expand: (row) => t('list.expand', row),
    expandColumn: t('list.expand-column'),
    columns: t('list.columns'),
    compact: t('list.compact'),
    rowsPerPage: t('list.rows-per-page'),
    shownRows: (from, to, total) => t('list.shown-rows', from, to, total),
    pages: t('list.pages', caption),
    previousPage: t('list.previous'),
    nextPage: t('list.next'),
    loading: t('list.loading'),
  }
}
