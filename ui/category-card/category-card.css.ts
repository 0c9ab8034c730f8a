import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'

export const card = component({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  blockSize: '100%',
  minBlockSize: '72px',
  padding: space(2),
  paddingInlineEnd: space(4),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.accent, color: vars.color.link },
})

export const picture = component({
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.s,
})

export const words = component({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 })

export const parent = component({ ...type('xs'), color: vars.color.textMuted })

export const text = component({ ...type('m'), fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' })

export const count = component({ ...type('xs'), ...tabular, color: vars.color.textMuted })

export const arrow = component({ flex: 'none', display: 'inline-flex', color: vars.color.accent })
