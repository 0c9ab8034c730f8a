import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareList, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { extent } from '../theme/extents.ts'
import { edge } from '../theme/sizes.ts'

export const region = component({ display: 'grid', gap: space(4) })

export const list = component({ ...bareList, display: 'grid', gap: space(3) })

export const card = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space(3),
  padding: space(3),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.accent,
      boxShadow: `inset ${edge.mark} 0 0 ${vars.color.accent}`,
    },
    '&[aria-current]:dir(rtl)': { boxShadow: `inset -${edge.mark} 0 0 ${vars.color.accent}` },
    '&:focus': { outline: `${edge.strong} solid ${vars.color.focus}`, outlineOffset: edge.strong },
  },
  '@media': {
    // Shadows are not drawn in forced colours; the border becomes the bar.
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { borderInlineStart: `${edge.band} solid Highlight` } },
    },
    print: { breakInside: 'avoid' },
  },
})

export const heading = component({
  ...type('m'),
  ...tabular,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  minInlineSize: 0,
  fontWeight: vars.font.weightStrong,
})

export const label = component({
  ...type('s'),
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
})

export const link = component({ color: vars.color.link, minInlineSize: 0 })

export const pack = component({ ...type('s'), ...tabular, margin: 0, color: vars.color.textMuted })

export const facts = component({
  ...type('s'),
  margin: 0,
  display: 'grid',
  gap: `${space(1)} ${space(4)}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${extent.factTile}, 100%), 1fr))`,
})

export const fact = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const value = component({ ...tabular, margin: 0 })
export const unit = component({ color: vars.color.textMuted })

/**
 * Reserves the space of stock with its date, and of a price with the ordinary one: nothing moves when they load.
 */
export const money = component({
  display: 'flex',
  minBlockSize: `max(2 * ${vars.text.s.size} * ${vars.text.s.line}, 1.3 * (${vars.text.m.size} + ${vars.text.s.size}) + ${space(1)})`,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
})

export const stock = component({ display: 'grid', minInlineSize: 0 })

export const more = component({ display: 'grid', gap: space(2), justifyItems: 'center' })
export const shownText = component({ ...type('s'), ...tabular, margin: 0, color: vars.color.textMuted })
