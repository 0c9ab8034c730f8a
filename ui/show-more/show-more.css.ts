import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  paddingBlock: space(6),
})

export const count = component({
  fontSize: vars.text.s.size,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

const track = { background: vars.color.border, borderRadius: vars.radius.full } as const
const bar = { background: vars.color.accent, borderRadius: vars.radius.full } as const

export const progress = component({
  ...track,
  appearance: 'none',
  inlineSize: 'min(16rem, 100%)',
  blockSize: '4px',
  border: 0,
  overflow: 'hidden',
  color: vars.color.accent,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
  '@media': {
    '(forced-colors: active)': {
      outline: '1px solid CanvasText',
      selectors: { '&::-webkit-progress-value': { background: 'Highlight' } },
    },
  },
})
