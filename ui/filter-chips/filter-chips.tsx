'use client'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon/index.ts'
import * as styles from './filter-chips.css.ts'
import { isPlainClick } from './plain-click.ts'

/** One active filter. */
export interface FilterChip {
  /** Passed to `onRemove`. */
  id: string
  /** The value with its unit; with the facet's name if the value alone is unclear: `Length, to 6 000 mm`. */
  text: string
  /** Address of the list without this filter: works without script. */
  href: string
}

/** Props of `FilterChips`. */
export interface FilterChipsProps {
  /** Name of the list. */
  label: string
  /** Renders nothing if empty. */
  chips: readonly FilterChip[]
  /** Removes a filter without navigation; without it the link is followed. */
  onRemove?: (id: string) => void
  /** Address of the list without any filter. */
  clearAll: { label: string; href: string }
  /** Removes all filters without navigation; without it the link is followed. */
  onClearAll?: () => void
  /** Name of a chip: "Remove Brass". */
  removeLabel: (text: string) => string
}

/**
 * Use it above a list to show the active filters and to remove them one by one (FILT-6). Renders nothing without
 * filters.
 */
export function FilterChips(props: FilterChipsProps): ReactNode {
  const { label, chips, onRemove, clearAll, onClearAll, removeLabel } = props
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)

  useEffect(() => {
    // The focused chip is removed: the focus moves to the one that took its place, or to the last one.
    if (removed.current === null || !lostFocus()) return
    const links = list.current?.querySelectorAll<HTMLElement>('a')
    links?.[Math.min(removed.current, chips.length - 1)]?.focus()
    removed.current = null
  }, [chips])

  if (chips.length === 0) return null
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {chips.map(({ id, text, href }, place) => (
        <li key={id} className={styles.item}>
          <a
            className={styles.chip}
            href={href}
            aria-label={removeLabel(text)}
            onClick={(event) =>
              inPlace(
                event,
                onRemove &&
                  (() => {
                    removed.current = place
                    onRemove(id)
                  }),
              )
            }
          >
            <span className={styles.text}>{text}</span>
            <Icon name="close" size="s" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={clearAll.href} onClick={(event) => inPlace(event, onClearAll)}>
          {clearAll.label}
        </a>
      </li>
    </ul>
  )
}

/** Prevents the navigation, unless the link should open in a new tab. */
const inPlace = (event: MouseEvent, act: (() => void) | undefined): void => {
  if (act === undefined || !isPlainClick(event)) return
  event.preventDefault()
  act()
}

const lostFocus = (): boolean => document.activeElement === null || document.activeElement === document.body
