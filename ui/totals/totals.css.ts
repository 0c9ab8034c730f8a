import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { edge } from '../theme/sizes.ts'

export const card = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space(4),
  padding: space(4),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  '@media': { print: { breakInside: 'avoid' } },
})

export const list = component({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
})

const line = {
  display: 'flex',
  alignItems: 'baseline',
  // A long label and a long amount wrap onto two lines.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
} as const

export const row = component({ ...line, ...type('m') })

export const strong = component({
  ...line,
  ...type('m'),
  marginBlockStart: space(1),
  paddingBlockStart: space(3),
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  fontWeight: vars.font.weightStrong,
  // As the only content, it is already separated by the card.
  selectors: { '&:first-child': { marginBlockStart: 0, paddingBlockStart: 0, borderBlockStart: 'none' } },
})

export const label = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  selectors: { [`${strong} > &`]: { color: vars.color.text } },
})

export const amount = component({
  ...tabular,
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { [`${strong} > &`]: { ...display, fontSize: vars.text.xl.size } },
})

export const note = component({ ...type('s'), margin: 0, color: vars.color.textMuted })
