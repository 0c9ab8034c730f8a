import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, target } from '../theme/sizes.ts'

export const bar = component({
  ...type('s'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
  '@media': { print: { minBlockSize: 0 } },
})

const onScreenOnly = { '@media': { print: { display: 'none' } } } as const
export const onScreen = component(onScreenOnly)

export const selected = component({
  ...onScreenOnly,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
})

export const toEnd = component({ ...onScreenOnly, marginInlineStart: 'auto' })

export const count = component({ ...tabular, fontWeight: vars.font.weightStrong })

export const muted = component({ ...tabular, color: vars.color.textMuted })

export const turns = component({ display: 'flex', alignItems: 'center', gap: space(1) })

/** Small checkboxes with a touch target around them. */
export const tickTarget = component({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: `max(${target.least}, ${vars.size.touch})`,
  minBlockSize: `max(${target.least}, ${vars.size.touch})`,
  verticalAlign: 'middle',
  cursor: 'pointer',
})

export const tickBox = component({
  inlineSize: fixed(4.5),
  blockSize: fixed(4.5),
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
})
