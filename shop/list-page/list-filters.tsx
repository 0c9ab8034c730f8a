import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Popover } from '@tradecounter/ui/popover'
import { SearchField } from '@tradecounter/ui/search-field'
import { Select } from '@tradecounter/ui/select'
import { DaysFilter } from './days-filter.tsx'
import * as styles from './list-page.css.ts'
import { changed, daysOf, valueOf, withDays, withFilter, type ListState } from './list-state.ts'
import { TypedFilter, type TypedFilterProps } from './typed-filter.tsx'
import type { ListAddress } from './use-list-state.ts'

/** A filter on the screen. */
export interface ListFilter {
  id: string
  label: string
  /** Several values can be chosen. */
  several: boolean
  options: readonly { value: string; label: string }[]
  /** The value is typed instead of chosen from `options`. */
  typed?: TypedFilterProps['typed']
  /** A range of days instead: its first and its last day are the filters of these names. */
  days?: { from: string; to: string }
}

interface ListFiltersProps {
  list: ListAddress
  filters: readonly ListFilter[]
  searchLabel: string
  searchHint: string
  /** Which days the list is restricted to: "Order date". Absent if its rows have no day. */
  dateLabel?: string | undefined
}

/** Search, filters and days of a list. A form, so that it works without script. */
export function ListFilters({ list, filters, searchLabel, searchHint, dateLabel }: ListFiltersProps) {
  const t = useTranslations()
  const { state, go } = list
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = state.filters.size + (state.from !== '' || state.to !== '' ? 1 : 0)
  return (
    <>
      {/* What was typed but not sent is dropped when the address changes. */}
      <SearchForm key={state.search} {...{ list, searchLabel, searchHint }} hidden={hiddenFields(state)} />
      <div className={styles.toggle}>
        <Button icon="filter" ariaControls={id} ariaExpanded={open} onClick={() => setOpen(!open)}>
          {count === 0 ? t('list.filters') : t('list.filters-active', count)}
        </Button>
      </div>
      <div id={id} className={styles.filters[open ? 'open' : 'closed']}>
        {filters.map((filter) => {
          const { days } = filter
          if (days !== undefined) {
            const range = daysOf(state, days)
            return (
              <DaysFilter
                key={`${filter.id} ${range.from} ${range.to}`}
                legend={filter.label}
                names={days}
                chosen={range}
                choose={(next) => go(withDays(state, days, next))}
              />
            )
          }
          const chosen = state.filters.get(filter.id) ?? []
          const choose = (values: readonly string[]): void => go(withFilter(state, filter.id, values))
          if (filter.typed !== undefined) {
            const { id: name, label, typed } = filter
            const least = typed.from === undefined ? '' : valueOf(state, typed.from)
            return (
              <TypedFilter
                key={`${name} ${chosen[0] ?? ''}`}
                {...{ name, label, typed, least, choose }}
                chosen={chosen[0] ?? ''}
              />
            )
          }
          return filter.several ? (
            <SeveralFilter key={filter.id} {...{ filter, chosen, choose }} />
          ) : (
            <div key={filter.id} className={styles.choice}>
              <Select
                label={filter.label}
                name={filter.id}
                value={chosen[0] ?? ''}
                options={[{ value: '', label: t('list.all') }, ...filter.options]}
                onValueChange={(value) => choose(value === '' ? [] : [value])}
              />
            </div>
          )
        })}
        {dateLabel !== undefined && (
          <DaysFilter
            key={`${state.from} ${state.to}`}
            legend={dateLabel}
            names={{ from: 'from', to: 'to' }}
            chosen={state}
            choose={(range) => go(changed(state, range))}
          />
        )}
      </div>
    </>
  )
}

/** Parameters that a form without script sends along with the search. */
const hiddenFields = ({ sort, from, to, filters, part }: ListState): [string, string][] => [
  ...(part === undefined ? [] : ([[part.id, part.value]] as [string, string][])),
  ...(sort === null
    ? []
    : ([
        ['sort', sort.columnId],
        ['direction', sort.direction],
      ] as [string, string][])),
  ...(from === '' ? [] : ([['from', from]] as [string, string][])),
  ...(to === '' ? [] : ([['to', to]] as [string, string][])),
  ...[...filters].map(([name, values]): [string, string] => [name, values.join(',')]),
]

interface SearchFormProps extends Pick<ListFiltersProps, 'list' | 'searchLabel' | 'searchHint'> {
  hidden: readonly [string, string][]
}

function SearchForm({ list: { state, go }, searchLabel, searchHint, hidden }: SearchFormProps) {
  const t = useTranslations()
  const [text, setText] = useState(state.search)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== state.search) go(changed(state, { search: text.trim() }))
  }
  return (
    <search aria-label={searchLabel} className={styles.search}>
      <form onSubmit={submit}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          label={searchLabel}
          name="search"
          value={text}
          placeholder={searchHint}
          onValueChange={(value) => {
            setText(value)
            if (value === '' && state.search !== '') go(changed(state, { search: '' }))
          }}
          labels={{ submit: searchLabel, clear: t('list.clear-search') }}
        />
      </form>
    </search>
  )
}

interface SeveralFilterProps {
  filter: ListFilter
  chosen: readonly string[]
  choose: (values: readonly string[]) => void
}

function SeveralFilter({ filter: { id, label, options }, chosen, choose }: SeveralFilterProps) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.scripted}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={label}
        align="start"
        trigger={
          <Button icon="filter">
            {chosen.length === 0 ? label : t('list.chosen', label, chosen.length)}
          </Button>
        }
      >
        <div className={styles.choices}>
          {options.map(({ value, label: text }) => (
            <Checkbox
              key={value}
              label={text}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onCheckedChange={(checked) =>
                choose(
                  options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? checked : chosen.includes(one))),
                )
              }
            />
          ))}
        </div>
      </Popover>
    </div>
  )
}
