'use client'
import { type ReactNode, useId } from 'react'
import * as styles from './footer.css.ts'

/** A column of links. Empty columns are left out. */
export interface FooterGroup {
  title: string
  items: readonly { text: string; url: string }[]
  /** What editors have written below the links, such as a `RichText` with the tone `inverse`. */
  content?: ReactNode
}

/** Props of `Footer`. */
export interface FooterProps {
  /** Name of the shop. */
  brandName: string
  groups: readonly FooterGroup[]
  /** Telephone, mail, opening hours. */
  contact?: ReactNode
  /** Company name, organisation number, year. */
  legal: string
  /** One or more actions beside the legal text, e.g. changing the consent. */
  action?: FooterAction | readonly FooterAction[]
}

/** A button in the last line of the footer. */
export interface FooterAction {
  text: string
  onPress: () => void
}

function Group({ title, items, content }: FooterGroup): ReactNode {
  const id = useId()
  // Without links it is no place to go to.
  const Element = items.length > 0 ? 'nav' : 'div'
  return (
    <Element {...(Element === 'nav' ? { 'aria-labelledby': id } : {})}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ text, url }) => (
            <li key={`${url} ${text}`}>
              <a className={styles.link} href={url}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {content !== undefined && <div className={styles.content}>{content}</div>}
    </Element>
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
            .filter(({ items, content }) => items.length > 0 || content !== undefined)
            .map((group) => (
              <Group key={group.title} {...group} />
            ))}
        </div>
        <div className={styles.last}>
          <p className={styles.legal}>{legal}</p>
          {action !== undefined && (
            <div className={styles.actions}>
              {[action].flat().map(({ text, onPress }) => (
                <button key={text} className={styles.action} type="button" onClick={onPress}>
                  {text}
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
    </footer>
  )
}
