import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareButton, clamped, tabular, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
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
  // Below 16 px a telephone zooms in on focus.
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

export const popup = component({
  ...type('m'),
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space(1)})`,
  zIndex: vars.layer.overlay,
  maxBlockSize: `min(${extent.suggestions}, 72dvh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space(2),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const empty = component({
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
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

export const section = component({
  selectors: {
    '& + &': {
      marginBlockStart: space(2),
      paddingBlockStart: space(2),
      borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
    },
  },
})

export const heading = component({
  ...type('xs'),
  padding: `${space(1)} ${space(4)}`,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
})

export const none = component({
  ...type('s'),
  padding: `${space(1)} ${space(4)}`,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})

const optionBase = component({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: fixed(10),
  paddingInline: space(4),
  color: 'inherit',
  textDecoration: 'none',
  borderInlineStart: `${edge.mark} solid transparent`,
  '@media': { '(pointer: coarse)': { minBlockSize: fixed(12) } },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-selected="true"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentSoftText,
      borderInlineStartColor: vars.color.accent,
      outline: `${edge.strong} solid transparent`,
    },
  },
})

const more = (rule: Record<string, string>) => [optionBase, { '@layer': { [componentLayer]: rule } }]

export const option = styleVariants({
  recent: [optionBase],
  'did-you-mean': more({ fontWeight: vars.font.weightStrong }),
  suggestion: [optionBase],
  category: [optionBase],
  'category-card': more({ paddingBlock: space(1), minBlockSize: fixed(12) }),
  product: more({ paddingBlock: space(1) }),
})

export const kindIcon = component({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted })

export const picture = component({
  flex: 'none',
  inlineSize: fixed(12),
  blockSize: fixed(12),
})

export const words = component({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 })

/** Products of a family differ at the end of their names: a telephone gives them two lines. */
export const text = component({
  ...clamped(2),
  overflowWrap: 'anywhere',
  '@media': { [media('tablet')]: { WebkitLineClamp: 1 } },
})

export const detail = component({
  ...type('xs'),
  ...tabular,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
