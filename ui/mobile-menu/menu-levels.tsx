'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/index.ts'
import { MenuExtra, type MegaMenuLabels, type MenuItem, opens } from '../mega-menu/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './mobile-menu.css.ts'

/** All texts of `MobileMenu` except its title. */
export interface MobileMenuLabels extends Pick<MegaMenuLabels, 'busy' | 'salesman'> {
  back: string
  /** Link to the category itself: "All in Pipes". */
  all: (title: string) => string
}

interface MenuLevelsProps {
  title: string
  items: readonly MenuItem[]
  busy: boolean
  labels: MobileMenuLabels
  children?: ReactNode
}

/** The items along a path of addresses, looked up anew because they may have loaded since. */
function along(items: readonly MenuItem[], path: readonly string[]): MenuItem[] {
  const [url, ...rest] = path
  const item = items.find((entry) => entry.url === url)
  return item === undefined ? [] : [item, ...along(item.subItems, rest)]
}

/**
 * One level of the tree at a time. Going down moves the focus to the level's heading, going back to the item that
 * led there.
 */
export function MenuLevels({ title, items, busy, labels, children }: MenuLevelsProps): ReactNode {
  const [path, setPath] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(path)
  const level = along(items, path).at(-1)
  const waits = busy && (level === undefined ? items : level.subItems).length === 0

  useEffect(() => {
    const left = shown.current.at(path.length)
    if (shown.current === path) return
    shown.current = path
    const entries = [...(list.current?.querySelectorAll('button') ?? [])]
    const back = entries.find((entry) => entry.dataset.url === left)
    ;(back ?? heading.current)?.focus()
  }, [path])

  return (
    <nav className={styles.menu} aria-label={level?.title ?? title} aria-busy={waits}>
      {level !== undefined && (
        <>
          <button type="button" className={styles.back} onClick={() => setPath(path.slice(0, -1))}>
            <span className={styles.turned}>
              <Icon name="chevron-left" size="s" />
            </span>
            {labels.back}
          </button>
          <h3 ref={heading} className={styles.level} tabIndex={-1}>
            {level.title}
          </h3>
          <a
            className={styles.all}
            href={level.url}
            aria-current={level.current === true ? 'page' : undefined}
          >
            {labels.all(level.title)}
          </a>
        </>
      )}
      <ul ref={list} className={styles.list}>
        {(level?.subItems ?? items).map((item) => (
          <li key={item.url} className={styles.item}>
            <Entry
              item={item}
              leadsOn={item.subItems.length > 0 || (busy && level === undefined)}
              salesmanLabels={labels.salesman}
              onDeeper={() => setPath([...path, item.url])}
            />
          </li>
        ))}
      </ul>
      {waits && (
        <>
          <VisuallyHidden>{labels.busy}</VisuallyHidden>
          <Skeleton shape="row" lines={5} />
        </>
      )}
      {level !== undefined && opens({ ...level, subItems: [] }) && (
        <div className={styles.extra}>
          <MenuExtra item={level} salesmanLabels={labels.salesman} />
        </div>
      )}
      {level === undefined && children}
    </nav>
  )
}

interface EntryProps {
  item: MenuItem
  leadsOn: boolean
  onDeeper: () => void
  salesmanLabels: MobileMenuLabels['salesman']
}

/** Editorial content and salesman are shown directly below their item if it has no level below. */
function Entry({ item, leadsOn, onDeeper, salesmanLabels }: EntryProps): ReactNode {
  const { title, url, current } = item
  if (!leadsOn) {
    return (
      <>
        <a className={styles.link} href={url} aria-current={current === true ? 'page' : undefined}>
          {title}
        </a>
        {opens(item) && (
          <div className={styles.extra}>
            <MenuExtra item={item} salesmanLabels={salesmanLabels} />
          </div>
        )}
      </>
    )
  }
  return (
    <button
      type="button"
      className={styles.deeper}
      data-url={url}
      aria-current={current === true ? 'true' : undefined}
      onClick={onDeeper}
    >
      {title}
      <span className={styles.turned}>
        <Icon name="chevron-right" size="s" />
      </span>
    </button>
  )
}
