import { widestMobile } from './specified.ts'

/** Mobile is 768 px or less (spec §9); the filters are beside the list from 1024 px. */
export const breakpoints = { tablet: widestMobile + 1, desktop: 1024, wide: 1280, spacious: 1600 } as const

/** Media query for page layout, mobile first. Widgets use container queries instead. */
export const media = (from: keyof typeof breakpoints): string =>
  `screen and (min-width: ${breakpoints[from]}px)`

/** A phone in landscape, or a page at 200 %: too low for a sticky bar. */
export const lowWindow = `screen and (max-width: ${breakpoints.tablet - 0.02}px) and (max-height: 500px)`

/** Widths in px at which widgets change their layout. Add a new one only if needed. */
type ContainerWidth = 210 | 260 | 340 | 440 | 480 | 520 | 560 | 640 | 680 | 720 | 760 | 820 | 860 | 900

/** Container query: at least this many px wide. */
export const containerFrom = (width: ContainerWidth): string => `(min-width: ${width}px)`

/** Container query: less than this many px wide. */
export const containerBelow = (width: ContainerWidth): string => `(max-width: ${width - 0.02}px)`
