'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/index.ts'
import type { MenuItem } from '../mega-menu/index.ts'
import { SidePanel } from '../side-panel/index.ts'
import * as styles from './mobile-menu.css.ts'

export interface MobileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  items: readonly MenuItem[]
  labels: {
    back: string
    /** The way to the category itself: "All in Pipes". */
    all: (title: string) => string
  }
  /** Below the tree on its first level: language, customer, help. */
  children?: ReactNode
}

function Entry({ item, onDeeper }: { item: MenuItem; onDeeper: () => void }): ReactNode {
  if (item.subItems.length === 0) {
    return (
      <a className={styles.link} href={item.url} aria-current={item.current === true ? 'page' : undefined}>
        {item.title}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={styles.deeper}
      data-url={item.url}
      data-current={item.current === true ? '' : undefined}
      onClick={onDeeper}
    >
      {item.title}
      <Icon name="chevron-right" size="s" />
    </button>
  )
}

type LevelsProps = Pick<MobileMenuProps, 'title' | 'items' | 'labels' | 'children'>

/** One level of the tree at a time. Going deeper moves the focus to the level's heading, going back to where one was. */
function Levels({ title, items, labels, children }: LevelsProps): ReactNode {
  const [path, setPath] = useState<readonly MenuItem[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(path)
  const level = path.at(-1)

  useEffect(() => {
    const left = shown.current.at(path.length)
    if (shown.current === path) return
    shown.current = path
    const entries = [...(list.current?.querySelectorAll('button') ?? [])]
    const back = entries.find((entry) => entry.dataset.url === left?.url)
    ;(back ?? heading.current)?.focus()
  }, [path])

  return (
    <nav className={styles.menu} aria-label={level?.title ?? title}>
      {level !== undefined && (
        <>
          <button type="button" className={styles.back} onClick={() => setPath(path.slice(0, -1))}>
            <Icon name="chevron-left" size="s" />
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
            <Entry item={item} onDeeper={() => setPath([...path, item])} />
          </li>
        ))}
      </ul>
      {level === undefined && children}
    </nav>
  )
}

/** The category tree on a telephone, in a panel from the bottom. It starts from the top each time it opens. */
export function MobileMenu(props: MobileMenuProps): ReactNode {
  const { open, onOpenChange, title, closeLabel, items, labels, children } = props
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={title} closeLabel={closeLabel}>
      <Levels title={title} items={items} labels={labels}>
        {children}
      </Levels>
    </SidePanel>
  )
}
