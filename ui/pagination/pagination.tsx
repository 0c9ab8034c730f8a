import type { JSX } from 'react'
import { Icon } from '../icon/index.ts'
import { pageWindow } from './page-window.ts'
import * as styles from './pagination.css.ts'

/** Props of `Pagination`. */
export interface PaginationProps {
  /** Name of the navigation. */
  label: string
  /** From 1. */
  page: number
  /** Number of pages. Renders nothing for fewer than two. */
  pageCount: number
  /** Address of a page, from 1. */
  hrefOf: (page: number) => string
  /** `page` names a link: `Page 7`. */
  labels: { previous: string; next: string; page: (page: number) => string }
}

/** Use it for a list whose pages have addresses; it works without JavaScript. Renders nothing for one page. */
export function Pagination({ label, page, pageCount, hrefOf, labels }: PaginationProps): JSX.Element | null {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <Turn
            name={labels.previous}
            icon="chevron-left"
            rel="prev"
            href={page > 1 ? hrefOf(page - 1) : null}
          />
        </li>
        {pageWindow(page, pageCount).map((step) =>
          typeof step === 'number' ? (
            <li
              key={step}
              className={Math.abs(step - page) > 1 && isInner(step, pageCount) ? styles.spare : ''}
            >
              <a
                href={hrefOf(step)}
                className={styles.page}
                aria-label={labels.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </a>
            </li>
          ) : (
            <li key={step} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        <li>
          <Turn
            name={labels.next}
            icon="chevron-right"
            rel="next"
            href={page < pageCount ? hrefOf(page + 1) : null}
          />
        </li>
      </ul>
    </nav>
  )
}

const isInner = (step: number, pageCount: number): boolean => step !== 1 && step !== pageCount

interface TurnProps {
  name: string
  icon: 'chevron-left' | 'chevron-right'
  rel: 'prev' | 'next'
  href: string | null
}

/** Previous or next; at an end of the list its space stays, without the link. */
function Turn({ name, icon, rel, href }: TurnProps): JSX.Element {
  if (href === null) {
    return (
      <span className={`${styles.page} ${styles.end}`} aria-hidden="true">
        <span className={styles.arrow}>
          <Icon name={icon} />
        </span>
      </span>
    )
  }
  return (
    <a href={href} rel={rel} className={styles.page} aria-label={name}>
      <span className={styles.arrow}>
        <Icon name={icon} />
      </span>
    </a>
  )
}
