'use client'
import { type ReactNode, useId } from 'react'
import * as styles from './footer.css.ts'

/** A column of links. Without any it is left out. */
export interface FooterGroup {
  title: string
  items: readonly { text: string; url: string }[]
}

/** Props of `Footer`. */
export interface FooterProps {
  /** Of the shop, as its customers know it. */
  brandName: string
  groups: readonly FooterGroup[]
  /** Telephone, mail, opening hours. */
  contact?: ReactNode
  /** Company name, organisation number, year. */
  legal: string
  /** Something to do rather than a page to go to, beside the small print: to change a consent. */
  action?: { text: string; onPress: () => void }
}

function Group({ title, items }: FooterGroup): ReactNode {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map(({ text, url }) => (
          <li key={`${url} ${text}`}>
            <a className={styles.link} href={url}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Use it once at the end of every page: the company, links by group, and legal texts. */
export function Footer({ brandName, groups, contact, legal, action }: FooterProps): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.brandName}>{brandName}</p>
          {contact !== undefined && <div className={styles.contact}>{contact}</div>}
        </div>
        <div className={styles.groups}>
          {groups
            .filter(({ items }) => items.length > 0)
            .map((group) => (
              <Group key={group.title} {...group} />
            ))}
        </div>
        <div className={styles.last}>
          <p className={styles.legal}>{legal}</p>
          {action && (
            <button className={styles.action} type="button" onClick={action.onPress}>
              {action.text}
            </button>
          )}
        </div>
      </div>
    </footer>
  )
}
