import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { display, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { fixed, edge } from '../theme/sizes.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${fixed(2)})` } })

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space(4),
  overflowY: 'auto',
  background: `color-mix(in srgb, ${vars.color.overlay} 56%, transparent)`,
  animation: `${fade} ${vars.motion.slow} ease-out`,
})

export const dialog = component({
  ...type('m'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.panel} * 0.92)`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  padding: space(6),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.overlay,
  outline: `${edge.hair} solid transparent`,
  animation: `${rise} ${vars.motion.slow} ease-out`,
})

export const title = component({
  ...display,
  ...type('l'),
  margin: 0,
  textTransform: vars.font.headingCase,
  overflowWrap: 'anywhere',
})

export const description = component({
  margin: 0,
  marginBlock: `${space(2)} ${space(6)}`,
  color: vars.color.textMuted,
})

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: space(2),
})
