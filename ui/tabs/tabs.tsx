'use client'
import { type JSX, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { IconName } from '../icon/index.ts'
import { nextTab } from './next-tab.ts'
import { TabFace } from './tab-face.tsx'
import * as styles from './tabs.css.ts'

/** One tab and its panel. */
export interface TabItem {
  /** Unique among the tabs. */
  id: string
  /** Name of the tab and of its panel. */
  label: string
  /** Decorative icon before the name. */
  icon?: IconName
  /** Number of items in the panel; part of the accessible name. */
  count?: string
  /** What is counted, in words: "2 errors". Read instead of the number. */
  countLabel?: string
  /** `error` for fields that must be corrected. @default 'default' */
  countTone?: 'default' | 'error'
  /** Stays mounted while another tab is open. */
  panel: ReactNode
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Name of the tab list. */
  label: string
  /** In the order of the arrow keys. */
  items: readonly TabItem[]
  /** Id of the open tab. An unknown id opens the first. */
  value: string
  /** Called after a click, or a key that leads to another tab. */
  onValueChange: (id: string) => void
}

/**
 * Use it for several views in one place. Arrow keys move and open; panels keep their state. For views with
 * addresses use `TabLinks`.
 */
export function Tabs({ label, items, value, onValueChange }: TabsProps): JSX.Element {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const found = items.findIndex(({ id }) => id === value)
  const open = found === -1 ? 0 : found

  // The open tab is in view in a row that scrolls, also after a change by its owner. The page itself does not move.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelectorAll<HTMLElement>('[role=tab]')[open]
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right
  }, [open])

  const move = (event: KeyboardEvent): void => {
    const rtl = list.current?.closest('[dir]')?.getAttribute('dir') === 'rtl'
    const place = nextTab(event.key, open, items.length, rtl)
    const next = place === null ? undefined : items[place]
    if (place === null || next === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
    if (place !== open) onValueChange(next.id)
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map(({ id, panel: _panel, ...face }, place) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${place}`}
            className={styles.tab}
            aria-selected={place === open}
            aria-controls={`${base}-${place}-panel`}
            tabIndex={place === open ? 0 : -1}
            onClick={() => onValueChange(id)}
            onKeyDown={move}
          >
            <TabFace {...face} />
          </button>
        ))}
      </div>
      {items.map(({ id, panel }, place) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${place}-panel`}
          className={styles.panel}
          aria-labelledby={`${base}-${place}`}
          hidden={place !== open}
          // A panel without focusable content must be focusable itself (APG, Tabs).
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
