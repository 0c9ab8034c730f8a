import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const card = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(4),
  alignItems: 'start',
  padding: space(4),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

export const face = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(14),
  blockSize: fixed(14),
  overflow: 'hidden',
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
  borderRadius: vars.radius.full,
})

export const picture = component({ inlineSize: fixed(14), blockSize: fixed(14), objectFit: 'cover' })

export const text = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  overflowWrap: 'anywhere',
})

export const heading = component({ ...type('s'), margin: 0, color: vars.color.textMuted })
export const name = component({ ...display, ...type('l'), margin: 0 })
export const role = component({ ...type('s'), margin: 0, color: vars.color.textMuted })

export const ways = component({
  ...tabular,
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: space(1),
})

export const way = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: `max(${fixed(7)}, ${vars.size.touch})`,
  color: vars.color.link,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

export const plain = component({ display: 'inline-flex', alignItems: 'center', gap: space(2) })
