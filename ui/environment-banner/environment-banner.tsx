import type { ReactNode } from 'react'
import * as styles from './environment-banner.css.ts'

/** Props of `EnvironmentBanner`. */
export interface EnvironmentBannerProps {
  /** Name of the environment. */
  text: string
  /** How careful users must be: `attention` if orders are real. */
  tone: 'info' | 'warning' | 'attention'
}

/** Use it above the header of every environment but production (spec §2, page shell). */
export function EnvironmentBanner({ text, tone }: EnvironmentBannerProps): ReactNode {
  return <p className={styles.banner[tone]}>{text}</p>
}
