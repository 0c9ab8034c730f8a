import type { JSX } from 'react'
import * as styles from './icon.css.ts'
import { actionPaths } from './paths-actions.ts'
import { statePaths } from './paths-states.ts'
import { thingPaths } from './paths-things.ts'

const paths = { ...actionPaths, ...thingPaths, ...statePaths }

/** Name of an icon. */
export type IconName = keyof typeof paths

/** All names in display order, for galleries. */
export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths)

/** Icons that point along the reading direction; mirrored in right-to-left text. */
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
  /** Name of the icon; `iconNames` lists them. */
  name: IconName
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string
  /** 16, 20 or 24 px beside text of 16 px; it scales with the text, the stroke stays 1.5 px. @default 'm' */
  size?: 's' | 'm' | 'l'
}

/** Use it for an icon in the colour of the surrounding text. */
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
