import type { ReactNode } from 'react'
import type { BrandName } from '../theme/index.ts'
import * as styles from './brand-logo.css.ts'
import { drawings } from './marks.tsx'

/** Props of `BrandLogo`. */
export interface BrandLogoProps {
  /** Whose logo, whatever theme is on. */
  brand: BrandName
  /** The brand's name; empty where a link around the logo already says it. */
  title: string
}

/**
 * Use it for a brand's logo. It has the colour of the text around it and the signal colour of its own brand, in every
 * theme.
 */
export function BrandLogo({ brand, title }: BrandLogoProps): ReactNode {
  const { mark, word, width } = drawings[brand]
  const name = title === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${width} 36`}
      width={width}
      height="36"
      data-brand={brand}
      {...name}
    >
      {mark}
      <text
        className={styles.word}
        x={word.x}
        y={word.y}
        fontSize={word.size}
        fontWeight={word.weight}
        textLength={word.length}
        lengthAdjust="spacingAndGlyphs"
      >
        {word.text}
      </text>
    </svg>
  )
}
