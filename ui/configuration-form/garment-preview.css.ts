import { vars } from '../theme/contract.css.ts'
import { type } from '../theme/fragments.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { edge } from '../theme/sizes.ts'

/** Sides of the garment side by side, as many as fit. */
export const preview = component({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${extent.garmentSide}, 100%), 1fr))`,
})

export const view = component({ margin: 0, display: 'grid', gap: space(1), minInlineSize: 0 })

export const caption = component({
  ...type('s'),
  color: vars.color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

const picture = {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: extent.garment,
  marginInline: 'auto',
  aspectRatio: '1',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
} as const

/** The text has an outline in the opposite colour, so that it is readable on any cloth. */
export const inks = componentVariants({
  dark: { ...picture, color: vars.color.text, stroke: vars.color.surfaceRaised },
  light: { ...picture, color: vars.color.surfaceRaised, stroke: vars.color.text },
})

/** Visible while it is still empty. */
export const printArea = component({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: edge.hair,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
})

export const text = component({
  fill: 'currentColor',
  strokeWidth: '0.12em',
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
  fontFamily: vars.font.body,
  fontWeight: vars.font.weightStrong,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
})
