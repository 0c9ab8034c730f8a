import { Heading } from '@tradecounter/ui/heading'
import type { JSX, ReactNode } from 'react'
import * as styles from './widget-page.css.ts'

/** A section of the page with a heading that links can target. */
export function Section(props: {
  id: string
  title: string
  lead?: string
  children: ReactNode
}): JSX.Element {
  const { id, title, lead, children } = props
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      {lead !== undefined && <p className={styles.note}>{lead}</p>}
      {children}
    </section>
  )
}
