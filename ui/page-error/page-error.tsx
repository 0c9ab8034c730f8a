import type { ReactNode } from 'react'
import * as styles from './page-error.css.ts'

/** Props of `PageError`. */
export interface PageErrorProps {
  /** The status in figures: 404, 500. */
  code: string
  title: string
  /** What happened and what can be done next. */
  text: string
  /** The way on: a `ButtonLink`, a search. */
  action: ReactNode
  /** For the support: the request's id in a sentence. */
  traceText?: string
  /** Where nothing else of the shop is around it: whose page it is, such as a `BrandLogo`. */
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
