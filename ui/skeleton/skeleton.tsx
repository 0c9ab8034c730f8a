import type { JSX } from 'react'
import * as styles from './skeleton.css.ts'

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** The expected content; the shape has its final size. */
  shape: keyof typeof styles.shapes
  /** Number of shapes, stacked. @default 1 */
  lines?: number
}

/**
 * Use it to reserve the space of content that is loading. It does not animate and is hidden from screen readers:
 * set `aria-busy` on the region around it.
 */
export function Skeleton({ shape, lines = 1 }: SkeletonProps): JSX.Element {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={`${styles.skeleton} ${styles.shapes[shape]}`} />
      ))}
    </span>
  )
}
