import type { ReactNode } from 'react'
import * as styles from './page-error.css.ts'

/** Props of `PageError`. */
export interface PageErrorProps {
  /** HTTP status: 404, 500. */
  code: string
  title: string
  /** What happened and what users can do next. */
  text: string
  /** The next step: a `ButtonLink`, a search. */
  action: ReactNode
  /** For customer support: a sentence with the request's id. */
  traceText?: string
  /** Shown if the page has no header: such as a `BrandLogo`. */
  logo?: ReactNode
}

/** Use it in place of a page that does not exist or that failed. */
export function PageError({ code, title, text, action, traceText, logo }: PageErrorProps): ReactNode {
  return (
    <div className={styles.page}>
      {logo !== undefined && <div className={styles.logo}>{logo}</div>}
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {action}
      {traceText !== undefined && <p className={styles.trace}>{traceText}</p>}
    </div>
  )
}
