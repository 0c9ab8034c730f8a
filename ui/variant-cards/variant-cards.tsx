'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../announcer/index.ts'
import { Button } from '../button/index.ts'
import type { VariantColumn, VariantRow } from '../variant-table/index.ts'
import { unitGap } from '../theme/unit-gap.ts'
import * as styles from './variant-cards.css.ts'

/** Props of `VariantCards`; columns and rows are those of `VariantTable`. */
export interface VariantCardsProps {
  /** Name of the list, with the product. */
  caption: string
  /** The rows of each card, in this order; empty cells are left out. */
  columns: readonly VariantColumn[]
  /** Already sorted with `sortVariants`. */
  rows: readonly VariantRow[]
  /** Number of cards shown: 7, then 7 more at a time (VAR-5). */
  shown: number
  /** Total number of variants; while `shown` is lower, more are offered. */
  total: number
  /** The caller raises `shown`; the focus then moves to the first new card. */
  onShowMore: () => void
  /** The current variant of the page. */
  activeCode?: string
  /** Texts of the cards. */
  labels: {
    /** "Art. no", before the number. */
    number: string
    /** Label before the customer's own number. */
    customNumber: string
    /** The button below the cards. */
    showMore: string
    /** "14 of 30 shown". */
    shownText: string
  }
}

interface CardProps extends Pick<VariantCardsProps, 'columns' | 'labels'> {
  row: VariantRow
  active: boolean
}

function Card({ row, columns, labels, active }: CardProps): ReactNode {
  const facts = columns.flatMap(({ key, label, lang: labelLang }) => {
    const cell = row.cells[key]
    return cell === undefined || cell.text === '' ? [] : [{ key, label, labelLang, ...cell }]
  })
  return (
    <article className={styles.card} tabIndex={-1} aria-current={active ? 'true' : undefined}>
      <h3 className={styles.heading}>
        <span className={styles.label}>{labels.number}</span>{' '}
        {row.url === undefined ? (
          row.code
        ) : (
          <a className={styles.link} href={row.url}>
            {row.code}
          </a>
        )}
      </h3>
      {row.pack !== undefined && <p className={styles.pack}>{row.pack}</p>}
      <dl className={styles.facts}>
        {row.customCode !== '' && (
          <div className={styles.fact}>
            <dt className={styles.label}>{labels.customNumber}</dt>
            <dd className={styles.value}>{row.customCode}</dd>
          </div>
        )}
        {facts.map(({ key, label, labelLang, text, unit, lang }) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.label} lang={labelLang}>
              {label}
            </dt>
            <dd className={styles.value}>
              <bdi lang={lang}>
                {text}
                {unit !== '' && (
                  <>
                    {unitGap(unit)}
                    <span className={styles.unit}>{unit}</span>
                  </>
                )}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {(row.price !== undefined || row.stock !== undefined) && (
        <div className={styles.money}>
          <div className={styles.stock}>{row.stock}</div>
          {row.price}
        </div>
      )}
      {row.replacement !== undefined && (
        <a className={styles.link} href={row.replacement.href}>
          {row.replacement.text}
        </a>
      )}
      {row.add}
    </article>
  )
}

/** Use it for the variants of a product where a table does not fit: one card per variant, a few at a time. */
export function VariantCards(props: VariantCardsProps): ReactNode {
  const { caption, columns, rows, shown, total, onShowMore, activeCode, labels } = props
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(shown)

  useEffect(() => {
    if (shown > before.current) {
      list.current?.children[before.current]?.querySelector('article')?.focus()
      announce(labels.shownText, 'polite')
    }
    before.current = shown
  }, [shown, labels.shownText])

  return (
    <div className={styles.region}>
      <ul ref={list} className={styles.list} aria-label={caption}>
        {rows.slice(0, shown).map((row) => (
          <li key={row.code}>
            <Card row={row} columns={columns} labels={labels} active={row.code === activeCode} />
          </li>
        ))}
      </ul>
      {shown < total && (
        <div className={styles.more}>
          <p className={styles.shownText}>{labels.shownText}</p>
          <Button tone="neutral" wide onClick={onShowMore}>
            {labels.showMore}
          </Button>
        </div>
      )}
    </div>
  )
}
