import type { ReactNode } from 'react'
import type { Translator } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import type { IconName } from '@tradecounter/ui/icon'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Pagination } from '@tradecounter/ui/pagination'
import { Text } from '@tradecounter/ui/text'
import { Problem, unchanged } from './operator-form.tsx'
import * as styles from './operator-area.css.ts'
import { type PartColumn, PartTable } from './part-table.tsx'
import type { FormProblem } from './views.ts'

/**
 * Props of the fields of a filter form by their names: the values are those in the address. Fields for days are the
 * browser's own (`type="date"`), in its language and not in that of the page: other date fields need script, which this
 * area has not.
 */
export function filterFields(query: string) {
  const asked = new URLSearchParams(query)
  return (name: string) => ({ name, value: asked.get(name) ?? '', onValueChange: unchanged })
}

interface PartListProps<Row> {
  t: Translator
  title: string
  /** Address of the list, such as `/offers`. */
  path: string
  /** Query of the address: filters and page. */
  query: string
  /** Why the filter was refused; what was typed stays in the form. */
  problem?: FormProblem | null
  /** The fields of the filter form, with the props of `filterFields`. */
  filters: ReactNode
  /** How many rows there are, in words. */
  count: string
  /** Shown beside the count, such as a link to an export. */
  action?: ReactNode
  /** What is shown in place of an empty table. */
  empty: { icon: IconName; title: string }
  columns: ReadonlyArray<PartColumn<Row>>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  list: { total: number; page: number; pageSize: number }
}

/** A list of the operator area: filter form, count, table and pages. Works without script. */
export function PartList<Row>({ t, title, path, query, ...props }: PartListProps<Row>) {
  const { problem = null, filters, count, action, empty, rows, list } = props
  return (
    <Stack space={6}>
      <Heading level={1}>{title}</Heading>
      <Problem problem={problem} t={t} />
      <form method="get" action={path}>
        <div className={styles.filters}>
          {filters}
          <div>
            <Button type="submit">{t('operator.show')}</Button>
          </div>
        </div>
      </form>
      <Inline space={4} align="center">
        <Text as="span" tone="muted">
          {count}
        </Text>
        {action}
      </Inline>
      {rows.length > 0 ? (
        <PartTable label={title} columns={props.columns} rows={rows} keyOf={props.keyOf} />
      ) : (
        problem === null && (
          <EmptyState icon={empty.icon} title={empty.title}>
            {t('operator.none-text')}
          </EmptyState>
        )
      )}
      <Pagination
        label={t('operator.pages')}
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => `${path}?${withPage(query, page)}`}
        labels={{
          previous: t('operator.previous'),
          next: t('operator.next'),
          page: (page) => t('operator.page', page),
        }}
      />
    </Stack>
  )
}

function withPage(query: string, page: number): string {
  const next = new URLSearchParams(query)
  next.set('page', String(page))
  return next.toString()
}
