import { vars } from '../theme/contract.css.ts'
import { bareButton, bareList, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const gallery = component({ display: 'grid', gap: space(3) })

export const stage = component({
  position: 'relative',
  aspectRatio: '1',
  padding: space(6),
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.l,
})

export const image = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})

const step = {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 20px)',
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.m,
} as const

export const previous = component({ ...step, insetInlineStart: space(2) })
export const next = component({ ...step, insetInlineEnd: space(2) })

export const place = component({
  ...type('xs'),
  ...tabular,
  position: 'absolute',
  insetBlockEnd: space(3),
  insetInlineEnd: space(3),
  margin: 0,
  paddingInline: space(2),
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
})

/** Up to eight share one row, smaller where room is short. */
export const thumbs = component({
  ...bareList,
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(48px, 100%), 64px))',
})

export const thumb = component({
  ...bareButton,
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  padding: space(1),
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  border: '2px solid transparent',
  borderRadius: vars.radius.m,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&[aria-current]': { borderColor: vars.color.accent },
  },
})
