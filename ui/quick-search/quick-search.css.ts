import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareButton, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { extent } from '../theme/extents.ts'
import { fixed, grown, edge, target } from '../theme/sizes.ts'

export const form = component({ position: 'relative', inlineSize: '100%', maxInlineSize: vars.size.search })

export const box = component({
  display: 'flex',
  alignItems: 'stretch',
  blockSize: target.finger,
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  ':focus-within': {
    borderColor: vars.color.focus,
    boxShadow: `0 0 0 ${edge.strong} ${vars.color.focus}, 0 0 0 ${edge.band} ${vars.color.surfaceRaised}`,
  },
})

export const input = component({
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: 0,
  paddingInlineStart: space(4),
  // Below 16 px a phone zooms in on focus.
  fontSize: grown(4),
  background: 'transparent',
  color: 'inherit',
  border: 'none',
  outline: 'none',
  boxShadow: 'none',
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
})

export const busy = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(8),
  color: vars.color.textMuted,
})

const inBox = {
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: target.finger,
  selectors: { '&:focus-visible': { outlineOffset: `-${edge.band}`, boxShadow: 'none' } },
} as const

export const clear = component({
  ...inBox,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text },
})

export const submit = component({
  ...inBox,
  inlineSize: fixed(13),
  background: vars.color.accent,
  color: vars.color.accentText,
  ':hover': { background: vars.color.accentHover },
  selectors: {
    '&:focus-visible': {
      outlineColor: vars.color.accentText,
      outlineOffset: `-${fixed(1.5)}`,
      boxShadow: 'none',
    },
  },
})

const list = component({
  ...type('m'),
  position: 'absolute',
  zIndex: vars.layer.overlay,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space(2),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  selectors: { '&[hidden]': { display: 'none' } },
})

const below = (rule: StyleRule) => style([list, { '@layer': { [componentLayer]: rule } }])

/** Floats over the page. */
export const popup = below({
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space(1)})`,
  maxBlockSize: `min(${extent.suggestions}, 72dvh)`,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
})

/** Fills the width and the remaining height of the panel. */
export const inPanel = below({
  insetInline: `calc(-1 * ${space(4)})`,
  insetBlockStart: `calc(100% + ${space(3)})`,
  maxBlockSize: `calc(70dvh - ${space(12)})`,
})

export const empty = component({
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})

/** Above the list: what its options are for. */
export const notice = component({
  margin: 0,
  marginBlockEnd: space(2),
  padding: `${space(2)} ${space(4)} ${space(3)}`,
  overflowWrap: 'anywhere',
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})

/** Below the list, and no part of it: the arrow keys do not come here. */
export const forget = component({
  ...bareButton,
  ...type('s'),
  inlineSize: '100%',
  minBlockSize: target.finger,
  paddingInline: space(4),
  color: vars.color.link,
  selectors: { '&:focus-visible': { outlineOffset: `-${edge.band}`, boxShadow: 'none' } },
})
