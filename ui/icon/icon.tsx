import type { JSX } from 'react'
import * as styles from './icon.css.ts'
import { actionPaths } from './paths-actions.ts'
import { statePaths } from './paths-states.ts'
import { thingPaths } from './paths-things.ts'

const paths = { ...actionPaths, ...thingPaths, ...statePaths }

/** Every icon of the drawn family. */
export type IconName = keyof typeof paths

/** The names in drawing order, for galleries. */
export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths)

/** Icons that point or drive along the line of reading, mirrored from right to left. */
const turning: ReadonlySet<IconName> = new Set([
  'chevron-left',
  'chevron-right',
  'arrow-left',
  'arrow-right',
  'external',
  'list',
  'delivery',
  'truck',
  'cart',
  'undo',
  'login',
  'logout',
  'return',
  'chat',
])

/** Props of `Icon`. */
export interface IconProps {
  /** Which drawing; `iconNames` lists them. */
  name: IconName
  /** Makes the icon an image with this name. Without it the icon is decoration and hidden. */
  label?: string
  /** 16, 20 or 24 px beside text of 16 px; it grows with the reader's text, the stroke stays 1.5 px. @default 'm' */
  size?: 's' | 'm' | 'l'
}

/** Use it for an icon in the colour of the text around it. */
export function Icon({ name, label, size = 'm' }: IconProps): JSX.Element {
  const turns = turning.has(name) ? ` ${styles.turning}` : ''
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      className={`${styles.icon} ${styles.sizes[size]}${turns}`}
      viewBox="0 0 24 24"
      focusable="false"
      {...meaning}
    >
      <path className={styles.stroke} d={paths[name]} />
    </svg>
  )
}
