/** Mobile is 768 px or less (spec §9); the rail of filters stands beside the list from 1024 px. */
export const breakpoints = { tablet: 769, desktop: 1024, wide: 1280 } as const

/** Media query for page layout, mobile first. Widgets use container queries instead. */
export const media = (from: keyof typeof breakpoints): string =>
  `screen and (min-width: ${breakpoints[from]}px)`
