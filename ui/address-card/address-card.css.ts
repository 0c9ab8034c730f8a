import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const card = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(2),
  padding: space(4),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
})

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
})

export const heading = component({
  ...type('s'),
  margin: 0,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
})

export const mark = component({
  ...type('xs'),
  paddingInline: space(2),
  paddingBlock: fixed(0.25),
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
  borderRadius: vars.radius.s,
  fontWeight: vars.font.weightStrong,
})

export const address = component({ ...type('m'), ...tabular, fontStyle: 'normal', display: 'grid' })
export const name = component({ fontWeight: vars.font.weightStrong })
export const note = component({ ...type('s'), margin: 0, color: vars.color.textMuted })

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  paddingBlockStart: space(2),
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
})
