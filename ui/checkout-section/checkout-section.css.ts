import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const section = component({
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  minBlockSize: fixed(14),
})

const numberBase = component({
  ...display,
  ...type('s'),
  ...tabular,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(7),
  blockSize: fixed(7),
  borderRadius: vars.radius.full,
  border: `${edge.hair} solid transparent`,
})

const face = (background: string, color: string, borderColor = 'transparent') => [
  numberBase,
  { '@layer': { [componentLayer]: { background, color, borderColor } } },
]

export const number = styleVariants({
  open: face(vars.color.accent, vars.color.accentText),
  done: face(vars.color.success.base, vars.color.textInverse),
  waiting: face(vars.color.surfaceRaised, vars.color.textMuted, vars.color.borderStrong),
})

export const title = component({
  ...display,
  ...type('l'),
  margin: 0,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textTransform: vars.font.headingCase,
  selectors: { [`${section}[data-state="waiting"] &`]: { color: vars.color.textMuted } },
})

const inset = {
  paddingInlineStart: `calc(${fixed(7)} + ${space(7)})`,
  paddingInlineEnd: space(4),
  paddingBlockEnd: space(4),
}

export const summary = component({
  ...type('m'),
  ...inset,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

/** The button does not wrap beside a long title. */
export const edit = component({ flex: 'none' })

export const body = component({
  padding: space(4),
  paddingBlockStart: space(1),
  selectors: { '&[hidden]': { display: 'none' } },
})
