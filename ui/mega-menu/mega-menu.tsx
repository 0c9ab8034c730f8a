'use client'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Icon } from '../icon/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useHoverIntent } from './hover-intent.ts'
import * as styles from './mega-menu.css.ts'
import type { MenuItem } from './menu-item.ts'

export interface MegaMenuProps {
  /** Name of the navigation. */
  label: string
  items: readonly MenuItem[]
  /** The `url` of the item whose panel is open. */
  openId: string | null
  onOpenChange: (openId: string | null) => void
  /** What is below the items is on its way: an open panel shows its frame. */
  busy?: boolean
  busyLabel?: string
  /** Name of an item's button: "Show Pipes menu". */
  showLabel: (title: string) => string
}

/** Letters that one line of the row holds at 1280 px. */
const lineLetters = 120

const isLong = (items: readonly MenuItem[]): boolean =>
  items.reduce((letters, { title }) => letters + title.length, 0) > lineLetters

/** A short word stays with the one before it: "Hanat ja" above "saniteetti". */
const inTwoLines = (title: string): string => title.replace(/ (?=\p{L}{1,3} )/gu, '\u00A0')

const currentOf = (item: MenuItem): 'page' | undefined => (item.current === true ? 'page' : undefined)

interface PanelProps {
  id: string
  item: MenuItem
  busy: boolean
  busyLabel: string
}

function Panel({ id, item, busy, busyLabel }: PanelProps): ReactNode {
  return (
    <div id={id} className={styles.panel} aria-busy={busy}>
      {busy && (
        <div className={styles.columns}>
          <VisuallyHidden>{busyLabel}</VisuallyHidden>
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <Skeleton key={place} shape="text" lines={4} />
          ))}
        </div>
      )}
      <ul className={styles.columns}>
        {item.subItems.map((group) => (
          <li key={group.url}>
            <a className={styles.group} href={group.url} aria-current={currentOf(group)}>
              {group.title}
            </a>
            {group.subItems.length > 0 && (
              <ul className={styles.leaves}>
                {group.subItems.map((leaf) => (
                  <li key={leaf.url}>
                    <a className={styles.leaf} href={leaf.url} aria-current={currentOf(leaf)}>
                      {leaf.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The categories across the page: links that work by themselves, each with a button that discloses what is below.
 * Hovering opens after 200 ms and closes with the same grace; Escape closes and returns to the button (SHELL-6).
 */
export function MegaMenu(props: MegaMenuProps): ReactNode {
  const { label, items, openId, onOpenChange, showLabel, busy = false, busyLabel } = props
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  const { later, never } = useHoverIntent()
  const long = isLong(items)
  // A menu without any second level has not got it yet: each item may turn out to have one.
  const unknown = items.every(({ subItems }) => subItems.length === 0)

  const move = (to: number): void => {
    const links = nav.current?.querySelectorAll<HTMLElement>('[data-top]')
    links?.[(to + links.length) % links.length]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || openId === null) return
    nav.current?.querySelector<HTMLElement>('button[aria-expanded=true]')?.focus()
    never()
    onOpenChange(null)
  }
  const onBlur = (event: FocusEvent): void => {
    if (openId !== null && !event.currentTarget.contains(event.relatedTarget)) onOpenChange(null)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape and blur of what is inside
    <nav ref={nav} className={styles.nav} aria-label={label} onKeyDown={onEscape} onBlur={onBlur}>
      <ul className={styles.bar} data-long={long || undefined}>
        {items.map((item, index) => {
          const opens = unknown || item.subItems.length > 0
          const open = item.url === openId && opens
          return (
            <li
              key={item.url}
              className={styles.item}
              data-state={open ? 'open' : 'closed'}
              onPointerEnter={(event) => {
                if (event.pointerType !== 'mouse') return
                later(() => onOpenChange(opens ? item.url : null))
              }}
              onPointerLeave={(event) => {
                if (event.pointerType === 'mouse') later(() => onOpenChange(null))
              }}
            >
              <a
                className={styles.link}
                href={item.url}
                data-top
                aria-current={currentOf(item)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                {long ? inTwoLines(item.title) : item.title}
              </a>
              {opens && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={open}
                  aria-controls={open ? `${id}-panel` : undefined}
                  aria-label={showLabel(item.title)}
                  onClick={() => {
                    never()
                    onOpenChange(open ? null : item.url)
                  }}
                >
                  <Icon name="chevron-down" size="s" />
                </button>
              )}
              {open && (busy || !unknown) && (
                <Panel id={`${id}-panel`} item={item} busy={busy && unknown} busyLabel={busyLabel ?? ''} />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
