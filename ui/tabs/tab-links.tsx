import type { JSX } from 'react'
import type { IconName } from '../icon/index.ts'
import { TabFace } from './tab-face.tsx'
import * as styles from './tabs.css.ts'

/** Props of `TabLinks`. */
export interface TabLinksProps {
  /** Name of the navigation. */
  label: string
  /** Each view with its address; one of them is `current`. `count` is the number of items in it. */
  items: readonly { href: string; label: string; icon?: IconName; count?: string; current?: boolean }[]
}

/** Use it for views that have an address each: links that look like tabs and work without script. */
export function TabLinks({ label, items }: TabLinksProps): JSX.Element {
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map(({ href, current = false, ...face }) => (
        <a key={href} href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
          <TabFace {...face} />
        </a>
      ))}
    </nav>
  )
}
