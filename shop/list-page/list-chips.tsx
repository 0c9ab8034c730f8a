import { useTranslations } from '@tradecounter/shop/core'
import { FilterChips } from '@tradecounter/ui/filter-chips'
import type { ListFilter } from './filter-field.tsx'
import { changed, daysOf, unfiltered, withDays, withFilter, type ListState } from './list-state.ts'
import type { ListAddress } from './use-list-state.ts'

interface ListChipsProps {
  list: ListAddress
  filters: readonly ListFilter[]
  /** Which days the list is restricted to; absent if its rows have no day. */
  dateLabel?: string | undefined
  /** Formats a day of the address. */
  dayText: (day: string) => string
}

/** What restricts the list, to be removed one by one. */
export function ListChips({ list: { state, hrefOf, go }, filters, dateLabel, dayText }: ListChipsProps) {
  const t = useTranslations()
  const days = state.from !== '' || state.to !== ''
  const rangeText = (label: string, { from, to }: { from: string; to: string }): string =>
    `${label}: ${[from, to].map((day) => (day === '' ? '' : dayText(day))).join(' – ')}`
  const chips: { id: string; text: string; without: ListState }[] = [
    ...(state.search === ''
      ? []
      : [
          {
            id: 'search',
            text: t('list.search-chip', state.search),
            without: changed(state, { search: '' }),
          },
        ]),
    ...(days
      ? [
          {
            id: 'days',
            text: rangeText(dateLabel ?? '', state),
            without: changed(state, { from: '', to: '' }),
          },
        ]
      : []),
    ...filters.flatMap(({ id, label, days: names }) => {
      if (names === undefined) return []
      const range = daysOf(state, names)
      if (range.from === '' && range.to === '') return []
      return [{ id, text: rangeText(label, range), without: withDays(state, names, { from: '', to: '' }) }]
    }),
    ...filters.flatMap(({ id, label, options, typed }) =>
      (state.filters.get(id) ?? []).map((value, _place, chosen) => ({
        id: `${id} ${value}`,
        text: typed
          ? `${label}: ${value}`
          : (options.find((option) => option.value === value)?.label ?? value),
        without: withFilter(
          state,
          id,
          chosen.filter((other) => other !== value),
        ),
      })),
    ),
  ]
  return (
    <FilterChips
      label={t('list.active-filters')}
      chips={chips.map(({ id, text, without }) => ({ id, text, href: hrefOf(without) }))}
      onRemove={(removed) => {
        const chip = chips.find(({ id }) => id === removed)
        if (chip !== undefined) go(chip.without)
      }}
      clearAll={{ label: t('list.clear-filters'), href: hrefOf(unfiltered(state)) }}
      onClearAll={() => go(unfiltered(state))}
      removeLabel={(text) => t('list.remove-filter', text)}
    />
  )
}
