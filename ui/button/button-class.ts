import * as styles from './button.css.ts'

/** The prominence of a button; `inherit` is for the frame of the page. */
export type ButtonTone = keyof typeof styles.tones
/** `s` inside rows, `m` in forms, `l` for the one next step of a page. */
export type ButtonSize = keyof typeof styles.sizes

/** The classes that button, link and icon button share. */
export const buttonClass = (tone: ButtonTone, size: ButtonSize, wide?: boolean): string =>
  [styles.button, styles.tones[tone], styles.sizes[size], wide ? styles.wide : ''].filter(Boolean).join(' ')
