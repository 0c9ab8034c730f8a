import { createTheme, style } from '@vanilla-extract/css'
import { media, space, vars } from '@tradecounter/ui/theme'

/** The team's own theme contract, in addition to ours. */
export const [ownTheme, own] = createTheme({ gap: '12px' })

/** Unlayered, and so it overrides every rule of the package without specificity. */
export const frame = style({
  padding: space(4),
  gap: own.gap,
  borderBlockStart: `3px solid ${vars.color.accent}`,
  '@media': { [media('tablet')]: { paddingInline: space(6) } },
})
