import * as styles from './button.css.ts'

/** The prominence of a button; `inherit` is for the header and footer. */
export type ButtonTone = keyof typeof styles.tones
/** `s` in rows, `m` in forms, `l` for the primary action of a page. */
export type ButtonSize = keyof typeof styles.sizes

/** The classes that button, link and icon button share. */
export const buttonClass = (tone: ButtonTone, size: ButtonSize, wide?: boolean): string =>
  [styles.button, styles.tones[tone], styles.sizes[size], wide ? styles.wide : ''].filter(Boolean).join(' ')
