import { vars } from '../theme/contract.css.ts'
import { type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const indicator = component({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: space(2),
  inlineSize: '100%',
  maxInlineSize: extent.stages,
  minInlineSize: 0,
})

export const way = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: fixed(0.75),
  inlineSize: '100%',
})

export const stage = component({
  blockSize: fixed(1),
  borderRadius: vars.radius.full,
  background: vars.color.border,
  printColorAdjust: 'exact',
  selectors: { '&[data-reached]': { background: vars.color.accent } },
  '@media': {
    '(forced-colors: active)': {
      outline: `${edge.hair} solid CanvasText`,
      selectors: { '&[data-reached]': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})

export const detail = component({ ...type('s'), color: vars.color.textMuted, overflowWrap: 'anywhere' })
