import { type ReactNode, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Checkbox } from '@tradecounter/ui/checkbox'
import { Popover } from '@tradecounter/ui/popover'
import { Select } from '@tradecounter/ui/select'
import { DaysFilter } from './days-filter.tsx'
import * as styles from './list-page.css.ts'
import { daysOf, type ListState, valueOf, withDays, withFilter } from './list-state.ts'
import { TypedFilter, type TypedFilterProps } from './typed-filter.tsx'
import type { ListAddress } from './use-list-state.ts'

/** A filter on the screen. */
export interface ListFilter {
  id: string
  label: string
  /** Several values can be chosen. */
  several: boolean
  options: readonly { value: string; label: string }[]
  /** One of those that are seldom needed: shown after “More filters”, or at once if it is set when the page opens. */
  more?: boolean
  /** The value is typed instead of chosen from `options`. */
  typed?: TypedFilterProps['typed']
  /** Shows the filter in a way of its own, with the chosen value; '' chooses none. */
  render?: (chosen: string, choose: (value: string) => void) => ReactNode
  /** A range of days instead: its first and its last day are the filters of these names. */
  days?: { from: string; to: string }
}

/** Whether a list is restricted by a filter. */
export function isChosen(state: ListState, { id, days }: ListFilter): boolean {
  if (days === undefined) return state.filters.has(id)
  const { from, to } = daysOf(state, days)
  return from !== '' || to !== ''
}

interface FilterFieldProps {
  filter: ListFilter
  list: ListAddress
}

/** One filter, by its kind: a range of days, a typed value, several choices, or one. */
export function FilterField({ filter, list: { state, go } }: FilterFieldProps) {
  const t = useTranslations()
  const { id, label, days, typed, render, several, options } = filter
  if (days !== undefined) {
    const chosen = daysOf(state, days)
    return (
      <DaysFilter
        legend={label}
        names={days}
        chosen={chosen}
        choose={(next) => go(withDays(state, days, next))}
      />
    )
  }
  const chosen = state.filters.get(id) ?? []
  const choose = (values: readonly string[]): void => go(withFilter(state, id, values))
  if (typed !== undefined) {
    const least = typed.from === undefined ? '' : valueOf(state, typed.from)
    return <TypedFilter name={id} {...{ label, typed, least, choose }} chosen={chosen[0] ?? ''} />
  }
  if (several) return <SeveralFilter {...{ filter, chosen, choose }} />
  const chooseOne = (value: string): void => choose(value === '' ? [] : [value])
  if (render !== undefined) return <div className={styles.choice}>{render(chosen[0] ?? '', chooseOne)}</div>
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        name={id}
        value={chosen[0] ?? ''}
        options={[{ value: '', label: t('list.all') }, ...options]}
        onValueChange={chooseOne}
      />
    </div>
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
