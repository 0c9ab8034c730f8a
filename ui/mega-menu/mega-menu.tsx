'use client'
import { type FocusEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { Icon } from '../icon/index.ts'
import { useDismissal, useHoverIntent } from './hover-intent.ts'
import * as styles from './mega-menu.css.ts'
import { currentOf, type MegaMenuLabels, type MenuItem, opens } from './menu-item.ts'

/** Props of `MegaMenu`. */
export interface MegaMenuProps {
  /** The top row, each with what is below it. An item without any level below has no button. */
  items: readonly MenuItem[]
  /** The `url` of the item whose panel is open; null for none. */
  openId: string | null
  /** By the button, after the hover's 200 ms, on Escape, on a press outside and when the focus leaves. */
  onOpenChange: (openId: string | null) => void
  /** What is below the items is on its way: an open panel shows its frame below what is known. @default false */
  busy?: boolean
  labels: MegaMenuLabels
}

/** Nobody needs what a panel is made of before the first one opens. */
const MenuPanel = lazy(() => import('./menu-panel.tsx'))

/** Letters that one line of the row holds at 1280 px. */
const lineLetters = 120

const isLong = (items: readonly MenuItem[]): boolean =>
  items.reduce((letters, { title }) => letters + title.length, 0) > lineLetters

/** A short word stays with the one before it: "Hanat ja" above "saniteetti". */
const inTwoLines = (title: string): string => title.replace(/ (?=\p{L}{1,3} )/gu, '\u00A0')

/**
 * The categories across the page: links that work by themselves, each with a button that discloses what is below.
 * Hovering opens after 200 ms and closes with the same grace; Escape closes and returns to the button (SHELL-6).
 */
export function MegaMenu(props: MegaMenuProps): ReactNode {
  const { items, openId, onOpenChange, labels, busy = false } = props
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  /** What the pointer opened by resting: the press that follows is not meant to close it. */
  const hovered = useRef<string | null>(null)
  const { later, never } = useHoverIntent()
  const long = isLong(items)
  // A menu without any second level has not got it yet: each item may turn out to have one.
  const unknown = !items.some(opens)

  const hover = (item: MenuItem | null): void =>
    later(() => {
      hovered.current = item?.url ?? null
      onOpenChange(hovered.current)
    })
  const onArrow = (event: KeyboardEvent, index: number): void => {
    const onward = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1
    const steps = { ArrowRight: index + onward, ArrowLeft: index - onward, Home: 0, End: -1 }
    const target: number | undefined = steps[event.key as keyof typeof steps]
    if (target === undefined) return
    event.preventDefault()
    const links = nav.current?.querySelectorAll<HTMLElement>('[data-top]')
    links?.[(target + links.length) % links.length]?.focus()
  }
  const close = (): void => {
    if (nav.current?.contains(document.activeElement)) {
      nav.current.querySelector<HTMLElement>('button[aria-expanded=true]')?.focus()
    }
    never()
    onOpenChange(null)
  }
  useDismissal(openId !== null, nav, close)
  const onBlur = (event: FocusEvent): void => {
    // Without a next element the window lost the focus, or a press went beside everything: the press closes by itself.
    const { relatedTarget } = event
    if (openId !== null && relatedTarget !== null && !event.currentTarget.contains(relatedTarget)) {
      onOpenChange(null)
    }
  }
  const press = (item: MenuItem, open: boolean): void => {
    never()
    const keeps = open && hovered.current === item.url
    hovered.current = null
    if (!keeps) onOpenChange(open ? null : item.url)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the blur of what is inside
    <nav ref={nav} className={styles.nav} aria-label={labels.menu} onBlur={onBlur}>
      <ul className={styles.bar} data-long={long || undefined}>
        {items.map((item, index) => {
          const mayOpen = unknown || opens(item)
          const open = item.url === openId && mayOpen
          return (
            <li
              key={item.url}
              className={styles.item}
              data-state={open ? 'open' : 'closed'}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') hover(mayOpen ? item : null)
              }}
              onPointerLeave={({ pointerType }) => {
                if (pointerType === 'mouse') hover(null)
              }}
            >
              <a
                className={styles.link}
                href={item.url}
                data-top
                aria-current={currentOf(item)}
                onKeyDown={(event) => onArrow(event, index)}
              >
                {long ? inTwoLines(item.title) : item.title}
              </a>
              {mayOpen && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={open}
                  aria-controls={open ? `${id}-panel` : undefined}
                  aria-label={labels.show(item.title)}
                  onClick={() => press(item, open)}
                >
                  <Icon name="chevron-down" size="s" />
                </button>
              )}
              {open && (busy || !unknown) && (
                <Suspense fallback={<div id={`${id}-panel`} aria-busy="true" />}>
                  <MenuPanel id={`${id}-panel`} item={item} busy={busy} labels={labels} />
                </Suspense>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
