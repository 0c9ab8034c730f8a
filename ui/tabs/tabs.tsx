'use client'
import { type JSX, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { IconName } from '../icon/index.ts'
import { nextTab } from './next-tab.ts'
import { TabFace } from './tab-face.tsx'
import * as styles from './tabs.css.ts'

/** One tab and what it opens. */
export interface TabItem {
  /** One of a kind among the tabs. */
  id: string
  /** Name of the tab and of its panel. */
  label: string
  /** Decoration before the name. */
  icon?: IconName
  /** How many there are behind it; part of its name. */
  count?: string
  /** Stays mounted while another is open. */
  panel: ReactNode
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** What the tabs are ways of. */
  label: string
  /** In the order of the arrow keys. */
  items: readonly TabItem[]
  /** Id of the open tab. An id that is not there opens the first. */
  value: string
  /** A click, or a key that leads to another tab. */
  onValueChange: (id: string) => void
}

/**
 * Use it for several views in one place. Arrows move and open; panels keep what was typed. For views with addresses
 * use `TabLinks`.
 */
export function Tabs({ label, items, value, onValueChange }: TabsProps): JSX.Element {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const found = items.findIndex(({ id }) => id === value)
  const open = found === -1 ? 0 : found

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
          // A panel may hold nothing that takes the focus; it is then reached itself (APG, Tabs).
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
