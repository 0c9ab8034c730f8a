import type { ReactNode } from 'react'
import type { BrandName } from '../theme/index.ts'
import * as styles from './brand-logo.css.ts'
import { drawings } from './drawings.tsx'

/** Props of `BrandLogo`. */
export interface BrandLogoProps {
  /** The brand of the logo, independent of the active theme. */
  brand: BrandName
  /** The brand's name; empty if a link around the logo already names it. */
  title: string
}

/**
 * Use it for a brand's logo. It takes the colour of the surrounding text and its own brand's signal colour, in
 * every theme.
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
