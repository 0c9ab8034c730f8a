import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { MenuExtra } from './menu-extra.tsx'
import { currentOf, type MegaMenuLabels, type MenuItem, opens } from './menu-item.ts'
import * as styles from './menu-panel.css.ts'

interface MenuPanelProps {
  id: string
  item: MenuItem
  busy: boolean
  failure: ReactNode
  labels: MegaMenuLabels
}

const places = ['first', 'second', 'third', 'fourth'] as const

/** The sub-items of one item, in columns, with placeholders while more load. */
export default function MenuPanel({ id, item, busy, failure, labels }: MenuPanelProps): ReactNode {
  const hasExtra = opens({ ...item, subItems: [] })
  const hasColumns = busy || item.subItems.length > 0
  return (
    <div id={id} className={styles.panel} aria-busy={busy}>
      <div className={styles.inner} data-extra={(hasExtra && hasColumns) || undefined}>
        {hasColumns && (
          <div>
            {busy && <VisuallyHidden>{labels.busy}</VisuallyHidden>}
            {item.subItems.length > 0 && (
              <ul className={styles.columns}>
                {item.subItems.map((group) => (
                  <Group key={group.url} group={group} labels={labels} />
                ))}
              </ul>
            )}
            {busy && (
              <div className={`${styles.columns} ${styles.coming}`}>
                {places.map((place) => (
                  <Skeleton key={place} shape="text" lines={5} />
                ))}
              </div>
            )}
            {failure}
          </div>
        )}
        {hasExtra && (
          <div className={styles.extra}>
            <MenuExtra item={item} salesmanLabels={labels.salesman} />
          </div>
        )}
      </div>
    </div>
  )
}

function Group({ group, labels }: { group: MenuItem; labels: MegaMenuLabels }): ReactNode {
  return (
    <li className={styles.groupPlace}>
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
      <MenuExtra item={group} salesmanLabels={labels.salesman} />
    </li>
  )
}
