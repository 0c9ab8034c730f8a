import { Heading } from '@tradecounter/ui/heading'
import type { JSX, ReactNode } from 'react'
import * as styles from './sheet.css.ts'

/** An overview page: its title, its introduction, and its sections. */
export function Sheet(props: { title: string; lead: ReactNode; children: ReactNode }): JSX.Element {
  return (
    <main className={styles.sheet}>
      <header className={styles.head}>
        <Heading level={1}>{props.title}</Heading>
        <p className={styles.lead}>{props.lead}</p>
      </header>
      {props.children}
    </main>
  )
}

/** A section with a heading. */
export function Part(props: { title: string; said?: ReactNode; children: ReactNode }): JSX.Element {
  return (
    <section className={styles.part}>
      <Heading level={2}>{props.title}</Heading>
      {props.said !== undefined && <p className={styles.said}>{props.said}</p>}
      {props.children}
    </section>
  )
}

/** Boxes of equal size side by side. */
export const Cards = ({ children }: { children: ReactNode }): JSX.Element => (
  <ul className={styles.cards}>{children}</ul>
)

export function Card(props: { title: string; children: ReactNode }): JSX.Element {
  return (
    <li className={styles.card}>
      <Heading level={3}>{props.title}</Heading>
      {props.children}
    </li>
  )
}

/** Sentences as a list. */
export const Lines = ({ lines }: { lines: readonly ReactNode[] }): JSX.Element => (
  <ul className={styles.lines}>
    {lines.map((line, place) => (
      <li key={place}>{line}</li>
    ))}
  </ul>
)

export interface FactsProps {
  /** Accessible name of the table. */
  label: string
  columns: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[]
}

/** A plain table that scrolls on narrow screens. */
export function Facts({ label, columns, rows }: FactsProps): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls must be reachable
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
