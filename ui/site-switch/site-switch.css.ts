import { vars } from '../theme/contract.css.ts'
import { bareList, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const area = component({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
})
export const group = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const heading = component({
  ...type('s'),
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weightStrong,
})

export const list = component({
  ...bareList,
  display: 'grid',
  gap: space(2),
  '@container': {
    [containerFrom(480)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containerFrom(860)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const item = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const site = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
  minBlockSize: fixed(14),
  padding: `${space(2)} ${space(3)}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&[aria-current="true"]': { background: vars.color.accentSoft, borderColor: vars.color.accent },
  },
})

export const sign = component({ display: 'flex', color: vars.color.textMuted })
export const check = component({ display: 'flex', color: vars.color.accent })
export const text = component({ display: 'grid', minInlineSize: 0 })
export const name = component({ ...type('m'), fontWeight: vars.font.weightStrong })
export const detail = component({ ...type('s'), color: vars.color.textMuted })
