import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { SearchField } from '@tradecounter/ui/search-field'
import { DaysFilter } from './days-filter.tsx'
import { FilterField, isChosen, type ListFilter } from './filter-field.tsx'
import * as styles from './list-page.css.ts'
import { changed, type ListState } from './list-state.ts'
import type { ListAddress } from './use-list-state.ts'
import { useReset } from './use-reset.ts'

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
  const moreId = useId()
  const more = filters.filter((filter) => filter.more)
  const [showsMore, setShowsMore] = useState(() => more.some((filter) => isChosen(state, filter)))
  const count = state.filters.size + (state.from !== '' || state.to !== '' ? 1 : 0)
  return (
    <>
      <SearchForm
        {...{ list, searchLabel, searchHint }}
        hidden={[
          ...list.others,
          ...hiddenFields(state).map(([name, value]): [string, string] => [list.nameOf(name), value]),
        ]}
      />
      <div className={styles.toggle}>
        <Button icon="filter" ariaControls={id} ariaExpanded={open} onClick={() => setOpen(!open)}>
          {count === 0 ? t('list.filters') : t('list.filters-active', count)}
        </Button>
      </div>
      <div id={id} className={styles.filters[open ? 'open' : 'closed']}>
        {filters.flatMap((filter) =>
          filter.more ? [] : [<FilterField key={filter.id} {...{ filter, list }} />],
        )}
        {dateLabel !== undefined && (
          <DaysFilter
            legend={dateLabel}
            names={{ from: 'from', to: 'to' }}
            chosen={state}
            choose={(range) => go(changed(state, range))}
          />
        )}
        {more.length > 0 && (
          <>
            <div className={styles.scripted}>
              <Button
                tone="quiet"
                icon={showsMore ? 'chevron-up' : 'chevron-down'}
                ariaControls={moreId}
                ariaExpanded={showsMore}
                onClick={() => setShowsMore(!showsMore)}
              >
                {t('list.more-filters')}
              </Button>
            </div>
            <div id={moreId} className={styles.more[showsMore ? 'open' : 'closed']}>
              {more.map((filter) => (
                <FilterField key={filter.id} {...{ filter, list }} />
              ))}
            </div>
          </>
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

function SearchForm({ list: { state, go, nameOf }, searchLabel, searchHint, hidden }: SearchFormProps) {
  const t = useTranslations()
  const [text, setText] = useState(state.search)
  useReset(state.search, () => setText(state.search))
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
          name={nameOf('search')}
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
