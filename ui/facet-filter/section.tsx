'use client'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { announce } from '../announcer/index.ts'
import { Icon } from '../icon/index.ts'
import * as styles from './facet-filter.css.ts'
import { type FilterValue, firstValues, isSearchable, matchingValues, shownValues } from './facet-values.ts'
import { FilterValueRow } from './filter-value-row.tsx'

/** A facet with single values (type 1), one value of several (type 3), or an interval (type 2). */
export interface FilterSection {
  /** The attribute's id. */
  id: string
  name: string
  /** Language of the name when it is not the page's: the `lang` of HTML. */
  lang?: string | undefined
  unit: string
  type: 1 | 2 | 3
  /** Empty for an interval. */
  values: readonly FilterValue[]
  /** Number of selected values. @default counted in `values` */
  active?: number
  /**
   * Whether it is open: initially, or always with `onExpandedChange`. @default false, but true while a value is
   * selected
   */
  expanded?: boolean
  /** Name of the checkboxes in the form. @default id */
  fieldName?: string
  /** Link to the same page with all values of this facet, for users without JavaScript. */
  allHref?: string
  /** Whether all values are shown: initially, or always with `onAllChange`. @default false */
  all?: boolean
}

export interface FilterLabels {
  /** Name of the value search box, with the facet's name. */
  search: (name: string) => string
  showMore: (n: number) => string
  showLess: string
  /** Name of a section with selected values: "Material, 2 selected". */
  activeCount: (name: string, n: number) => string
  /** Clears all values of one facet; `name` is its accessible name. */
  clear: string
  noValues: string
  /** Announced while searching: "3 values". */
  valuesFound?: (n: number) => string
}

interface SectionProps {
  section: FilterSection
  labels: FilterLabels
  onToggle: (value: string, selected: boolean) => void
  onClear: () => void
  onSearch: ((phrase: string) => void) | undefined
  onExpandedChange: ((expanded: boolean) => void) | undefined
  onAllChange: ((all: boolean) => void) | undefined
  /** The interval filter of the section. */
  interval: ReactNode
}

/**
 * One facet: a disclosure with its values. Selected values that are not shown stay in the form as hidden fields.
 */
export function Section(props: SectionProps): ReactNode {
  const { section, labels, onToggle, onClear, onSearch, onExpandedChange, onAllChange, interval } = props
  const { name, lang, unit, type, values, allHref, fieldName = section.id } = section
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const selected = values.filter((value) => value.selected)
  const { active = selected.length } = section
  const initiallyExpanded = section.expanded ?? active > 0
  const [ownExpanded, setOwnExpanded] = useState(initiallyExpanded)
  const [ownAll, setOwnAll] = useState<boolean>()
  const expanded = onExpandedChange ? initiallyExpanded : ownExpanded
  const all = (onAllChange ? undefined : ownAll) ?? section.all ?? false
  const [phrase, setPhrase] = useState('')
  const shown = shownValues(values, phrase, all)
  // The interval filter is a labelled group itself.
  const [Values, named] =
    type === 2 ? (['div', {}] as const) : (['fieldset', { 'aria-labelledby': id }] as const)
  const searching = phrase.trim() !== ''

  useEffect(() => {
    if (ownAll && all) list.current?.querySelectorAll('input')[firstValues]?.focus()
  }, [ownAll, all])

  const toggleExpanded = (): void => {
    setOwnExpanded(!expanded)
    onExpandedChange?.(!expanded)
  }
  const toggleAll = (): void => {
    setOwnAll(!all)
    onAllChange?.(!all)
  }

  const search = (next: string): void => {
    setPhrase(next)
    onSearch?.(next)
    if (labels.valuesFound !== undefined)
      announce(labels.valuesFound(matchingValues(values, next).length), 'polite')
  }

  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={id}
          className={styles.toggle}
          aria-expanded={expanded}
          aria-controls={`${id}-values`}
          aria-label={
            active > 0 ? labels.activeCount(unit === '' ? name : `${name} ${unit}`, active) : undefined
          }
          onClick={toggleExpanded}
        >
          <span className={styles.toggleName}>
            <bdi lang={lang}>{name}</bdi>
            {unit !== '' && (
              <>
                {' '}
                <span className={styles.unit}>{unit}</span>
              </>
            )}
          </span>
          {active > 0 && <span className={styles.active} data-count={active} />}
          <span className={styles.arrow}>
            <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size="s" />
          </span>
        </button>
      </h3>
      <Values id={`${id}-values`} className={styles.values} {...named} hidden={!expanded}>
        {isSearchable(values) && (
          <input
            type="search"
            className={styles.search}
            value={phrase}
            placeholder={labels.search(name)}
            aria-label={labels.search(name)}
            autoComplete="off"
            onChange={(event) => search(event.target.value)}
            onKeyDown={(event) => {
              // Enter would submit the form; not every browser clears the field on Escape.
              if (event.key === 'Enter') event.preventDefault()
              if (event.key === 'Escape' && phrase !== '') search('')
            }}
          />
        )}
        {type === 2 ? (
          interval
        ) : (
          <ul ref={list} className={styles.list}>
            {shown.map((value) => (
              <li key={value.value}>
                <FilterValueRow
                  value={value}
                  type={type}
                  fieldName={fieldName}
                  onToggle={(on) => onToggle(value.value, on)}
                />
              </li>
            ))}
          </ul>
        )}
        {type !== 2 && shown.length === 0 && <p className={styles.none}>{labels.noValues}</p>}
        {selected
          .filter((value) => !shown.includes(value))
          .map((value) => (
            <input key={value.value} type="hidden" name={fieldName} value={value.value} />
          ))}
        <div className={styles.below}>
          {!searching && values.length > firstValues && (
            <button type="button" className={styles.more} aria-expanded={all} onClick={toggleAll}>
              {all ? labels.showLess : labels.showMore(values.length - firstValues)}
            </button>
          )}
          {allHref !== undefined && !all && values.length > firstValues && (
            <noscript>
              <a className={styles.moreLink} href={allHref} rel="nofollow" aria-describedby={id}>
                {labels.showMore(values.length - firstValues)}
              </a>
            </noscript>
          )}
          {active > 0 && (
            <button type="button" className={styles.more} aria-describedby={id} onClick={onClear}>
              {labels.clear}
            </button>
          )}
        </div>
      </Values>
    </div>
  )
}
