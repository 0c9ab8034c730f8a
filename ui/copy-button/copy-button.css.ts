import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, grown, edge } from '../theme/sizes.ts'

/** CSS anchor name that ties the hint to its button. */
const anchor = '--ui-copy'

export const copy = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  anchorScope: anchor,
})

export const button = component({
  anchorName: anchor,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: `max(${fixed(7)}, ${vars.size.touch})`,
  blockSize: `max(${fixed(7)}, ${vars.size.touch})`,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.link, background: vars.color.accentSoft } },
  '@media': { print: { display: 'none' } },
})

/** Positioned above the button, so that nothing moves. Without space it is placed on the other side. */
export const hint = component({
  position: 'absolute',
  inlineSize: 'max-content',
  maxInlineSize: `min(${grown(80)}, 80vw)`,
  insetInlineStart: `calc(100% + ${space(2)})`,
  zIndex: vars.layer.sticky,
  paddingInline: space(2),
  borderRadius: vars.radius.s,
  background: vars.color.text,
  color: vars.color.textInverse,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  paddingBlock: space(1),
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  '@supports': {
    '(position-area: inline-end)': {
      position: 'fixed',
      inset: 'auto',
      marginInline: space(2),
      positionAnchor: anchor,
      positionArea: 'inline-end',
      positionTryFallbacks: 'flip-inline, block-end, block-end span-inline-start',
    },
  },
  '@media': { '(forced-colors: active)': { border: `${edge.hair} solid CanvasText` } },
})
