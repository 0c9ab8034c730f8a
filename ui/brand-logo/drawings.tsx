import type { ReactNode } from 'react'
import type { BrandName } from '../theme/index.ts'
import * as styles from './brand-logo.css.ts'
import { logoWords } from './logo-name.ts'

/** A drawn mark of 36 by 36, and the word that is beside it in the brand's display face. */
export interface LogoDrawing {
  mark: ReactNode
  word: { text: string; x: number; y: number; size: number; weight: number; length: number }
  width: number
}

/** A pipe tee, shaped like a T. */
const tee = (
  <g className={styles.signal}>
    <rect x="1" y="5" width="6" height="14" rx="1.5" />
    <rect x="29" y="5" width="6" height="14" rx="1.5" />
    <path d="M8.5 7.5h19v9H24a1.5 1.5 0 0 0-1.5 1.5v7h-9v-7a1.5 1.5 0 0 0-1.5-1.5H8.5z" />
    <rect x="11" y="26.5" width="14" height="6" rx="1.5" />
  </g>
)

/** A switch in a ring: the gap in the ring and the closed contact form a G. */
const contact = (
  <g strokeWidth="3.6">
    <path className={styles.inkLine} d="M27.6 8.2A14 14 0 1 0 32 18" />
    <path className={styles.signalLine} d="M33.8 18H18" />
    <circle className={styles.signal} cx="18" cy="18" r="4.2" />
  </g>
)

/** A drop with a water level. */
const drop = (
  <g>
    <path
      className={styles.inkLine}
      strokeWidth="3.2"
      strokeLinejoin="round"
      d="M18 3.6c5.4 6.3 10.2 11.4 10.2 17.6a10.2 10.2 0 0 1-20.4 0C7.8 15 12.6 9.9 18 3.600z"
    />
    <path className={styles.signal} d="M11 21c2.4-2 4.7-2 7 0s4.6 2 7 0a7 7 0 0 1-14 .6z" />
  </g>
)

/** Two diagonal bands of reflective tape. */
const tape = (
  <g>
    <path className={styles.ink} d="M2 33 11 3h6L8 33z" />
    <path className={styles.signal} d="M11 33 20 3h6l-9 30z" />
    <path className={styles.ink} d="M20 33 29 3h6l-9 30z" />
  </g>
)

/** The sun above a solar panel. */
const sunrise = (
  <g>
    <path className={styles.signal} d="M9 19a9 9 0 0 1 18 0z" />
    <path
      className={styles.signalLine}
      strokeWidth="2.6"
      strokeLinecap="round"
      d="M18 2.500v3.500M6.3 7.300l2.5 2.500M29.7 7.300l-2.5 2.500M1.8 19h3M31.2 19h3"
    />
    <path
      className={styles.ink}
      d="M7.6 22h9.200v4.500H6.200zM19.2 22h9.200l1.4 4.500H19.200zM5.5 28.900h11.300v4.600H4zM19.2 28.900h11.300l1.5 4.600H19.200z"
    />
  </g>
)

/**
 * The five logos. `length` is the width of the word in the brand's font, so that a fallback font takes the same
 * space.
 */
export const drawings: Record<BrandName, LogoDrawing> = {
  tradecounter: {
    mark: tee,
    word: { text: logoWords.tradecounter, x: 44, y: 26, size: 23, weight: 720, length: 140 },
    width: 185,
  },
  gelia: {
    mark: contact,
    word: { text: logoWords.gelia, x: 43, y: 27, size: 30, weight: 600, length: 62 },
    width: 106,
  },
  prevex: {
    mark: drop,
    word: { text: logoWords.prevex, x: 38, y: 26, size: 27, weight: 700, length: 84 },
    width: 123,
  },
  aww: {
    mark: tape,
    word: { text: logoWords.aww, x: 43, y: 32.6, size: 42, weight: 700, length: 76 },
    width: 120,
  },
  solelgrossisten: {
    mark: sunrise,
    word: { text: logoWords.solelgrossisten, x: 44, y: 26, size: 21, weight: 600, length: 140 },
    width: 185,
  },
}
