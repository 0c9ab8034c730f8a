import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import type { JSX, ReactNode } from 'react'
import * as styles from './my-pages.css.ts'

const groups: readonly [title: string, pages: readonly string[]][] = [
  ['Buying', ['Overview', 'Order history', 'Deliveries', 'Lists']],
  ['Money', ['Invoices', 'Price files', 'Reports']],
  ['Account', ['Users', 'Addresses', 'Settings']],
]

const Menu = ({ current }: { current: string }): JSX.Element => (
  <nav aria-label="My pages" className={styles.menu}>
    {groups.map(([title, pages]) => (
      <div key={title} className={styles.group}>
        <p className={styles.groupTitle}>{title}</p>
        <ul className={styles.items}>
          {pages.map((page) => (
            <li key={page}>
              <a href={`#${page}`} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

export interface MyPageProps {
  /** One of the menu's pages; it is the title too. */
  title: string
  /** What can be done with the whole page, beside its title. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of my pages: the menu in groups on the left, title with actions, content. */
export function MyPage({ title, actions, children }: MyPageProps): JSX.Element {
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <Menu current={title} />
        <Stack space={6}>
          <Inline justify="between" space={3}>
            <Heading level={1}>{title}</Heading>
            {actions !== undefined && <Inline space={2}>{actions}</Inline>}
          </Inline>
          {children}
        </Stack>
      </div>
    </div>
  )
}

/** Figures of note beside each other. */
export const Tiles = ({ children }: { children: ReactNode }): JSX.Element => (
  <div className={styles.tiles}>{children}</div>
)

/** Two parts side by side on wide screens. */
export const Halves = ({ children }: { children: ReactNode }): JSX.Element => (
  <div className={styles.halves}>{children}</div>
)

/** The filters of a list, in one row on wide screens. */
export const Filters = ({ children }: { children: ReactNode }): JSX.Element => (
  <search className={styles.filters}>{children}</search>
)
