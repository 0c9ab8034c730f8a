'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Icon } from '../icon/index.ts'
import { later } from '../later/index.ts'
import { useDismissal, useHoverIntent } from './hover-intent.ts'
import * as styles from './mega-menu.css.ts'
import { currentOf, type MegaMenuLabels, type MenuItem, moreId, opens } from './menu-item.ts'
import { MenuMore } from './menu-more.tsx'
import { useShownItems } from './use-shown-items.ts'

/** Props of `MegaMenu`. */
export interface MegaMenuProps {
  /** The top row, each with its sub-items. An item without sub-items has no button. */
  items: readonly MenuItem[]
  /** The `url` of the item whose panel is open, `moreId` for "More", or null. */
  openId: string | null
  /** Called by the button, after hovering for 200 ms, on Escape, on a click outside and when the focus leaves. */
  onOpenChange: (openId: string | null) => void
  /** The sub-items are loading: an open panel shows placeholders below the known ones. @default false */
  busy?: boolean
  /** Shown in an open panel if the sub-items could not be loaded. */
  failure?: ReactNode
  labels: MegaMenuLabels
}

/** The code of a panel loads when the first one opens. */
const MenuPanel = later(() => import('./menu-panel.tsx'), { over: () => ({}) })

/** An item without its sub-items, while they load. */
const bare = (item: MenuItem): MenuItem => ({ ...item, subItems: [] })

/**
 * Use it in the header for the category tree: links, each with a button that opens its sub-items. Hovering opens
 * after 200 ms and closes after as long; Escape closes and returns the focus to the button (SHELL-6). It is always
 * one row: what does not fit moves into the panel of "More".
 */
export function MegaMenu(props: MegaMenuProps): ReactNode {
  const { items, openId, onOpenChange, labels, busy = false, failure } = props
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  /** The panel was opened by hovering: the click that follows must not close it. */
  const hovered = useRef<string | null>(null)
  const focusLeaves = useRef(false)
  const { later: afterRest, never } = useHoverIntent()
  // A menu without any second level has not loaded it yet: each item may have one.
  const unknown = !items.some(opens)
  const shown = useShownItems(list, items.map(({ url }) => url).join(' '), (next) => {
    const leaving = items.slice(next ?? items.length)
    if (openId === moreId ? next === null : leaving.some(({ url }) => url === openId)) onOpenChange(null)
    const focused = Array.from(list.current?.children ?? []).findIndex((child) =>
      child.contains(document.activeElement),
    )
    focusLeaves.current = next !== null && focused >= next
    // Before the first measurement the focus may have scrolled to an item below the row.
    if (list.current) list.current.scrollTop = 0
  })
  useEffect(() => {
    if (focusLeaves.current) more.current?.focus()
    focusLeaves.current = false
  })
  const hidden = items.slice(shown ?? items.length)
  const moreOpen = openId === moreId && hidden.length > 0

  const hover = ({ pointerType }: PointerEvent, url: string | null): void => {
    if (pointerType !== 'mouse') return
    afterRest(() => {
      hovered.current = url
      onOpenChange(url)
    })
  }
  const onArrow = (event: KeyboardEvent): void => {
    const links = Array.from(nav.current?.querySelectorAll<HTMLElement>('[data-top]:not([inert] *)') ?? [])
    const index = links.findIndex((link) => link === event.currentTarget)
    const onward = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1
    const steps = { ArrowRight: index + onward, ArrowLeft: index - onward, Home: 0, End: -1 }
    const target: number | undefined = steps[event.key as keyof typeof steps]
    if (target === undefined) return
    event.preventDefault()
    links[(target + links.length) % links.length]?.focus()
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
    // Without a related target the window lost the focus, or the click was on something not focusable, which closes
    // by itself.
    const { relatedTarget } = event
    if (openId !== null && relatedTarget !== null && !event.currentTarget.contains(relatedTarget)) {
      onOpenChange(null)
    }
  }
  const press = (url: string, open: boolean): void => {
    never()
    const keeps = open && hovered.current === url
    hovered.current = null
    if (!keeps) onOpenChange(open ? null : url)
  }
  const panelOf = (item: MenuItem): ReactNode => (
    <Suspense fallback={<div id={`${id}-panel`} aria-busy="true" />}>
      <MenuPanel id={`${id}-panel`} item={item} busy={busy} failure={failure} labels={labels} />
    </Suspense>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the blur of its children
    <nav ref={nav} className={styles.nav} aria-label={labels.menu} data-more={labels.more} onBlur={onBlur}>
      <ul ref={list} className={styles.bar}>
        {items.map((item, index) => {
          const canOpen = unknown || opens(item)
          const open = item.url === openId && canOpen
          return (
            <li
              key={item.url}
              className={styles.item}
              data-state={open ? 'open' : 'closed'}
              inert={index >= (shown ?? items.length)}
              onPointerEnter={(event) => hover(event, canOpen ? item.url : null)}
              onPointerLeave={(event) => hover(event, null)}
            >
              <a
                className={styles.link}
                href={item.url}
                data-top
                aria-current={currentOf(item)}
                onKeyDown={onArrow}
              >
                {item.title}
              </a>
              {canOpen && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={open}
                  aria-controls={open ? `${id}-panel` : undefined}
                  aria-label={labels.show(item.title)}
                  onClick={() => press(item.url, open)}
                >
                  <Icon name="chevron-down" size="s" />
                </button>
              )}
              {open && (busy || !unknown) && panelOf(item)}
            </li>
          )
        })}
      </ul>
      {shown !== null && (
        <MenuMore
          needed={hidden.length > 0}
          current={hidden.some(({ current }) => current === true)}
          open={moreOpen}
          label={labels.more}
          panelId={`${id}-panel`}
          buttonRef={more}
          onPress={() => press(moreId, moreOpen)}
          onKeyDown={onArrow}
          onPointerEnter={(event) => hover(event, moreId)}
          onPointerLeave={(event) => hover(event, null)}
        >
          {moreOpen &&
            panelOf({ title: labels.more, url: moreId, subItems: busy ? hidden.map(bare) : hidden })}
        </MenuMore>
      )}
    </nav>
  )
}
