import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const progress = component({ ...type('s'), display: 'grid', gap: space(1), minInlineSize: 0 })

export const text = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
})

export const label = component({ fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' })

export const valueText = component({ ...tabular, color: vars.color.textMuted })

const track = { background: vars.color.border, borderRadius: vars.radius.full } as const
const fill = { background: 'currentColor', borderRadius: vars.radius.full } as const

export const bar = component({
  ...track,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  border: 0,
  overflow: 'hidden',
  // Backgrounds are not printed by default, and the progress would be lost.
  printColorAdjust: 'exact',
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    // Indeterminate: static stripes instead of a bar that looks half full.
    '&:indeterminate': {
      background: `repeating-linear-gradient(115deg, currentColor 0 ${fixed(2)}, ${vars.color.border} ${fixed(2)} ${fixed(4)})`,
    },
    '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    '(forced-colors: active)': {
      outline: `${edge.hair} solid CanvasText`,
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
})

export const tones = componentVariants({
  accent: { color: vars.color.accent },
  success: { color: vars.color.success.base },
  warning: { color: vars.color.warning.base },
  error: { color: vars.color.error.base },
})

export const sizes = componentVariants({ s: { blockSize: fixed(1) }, m: { blockSize: fixed(2) } })
