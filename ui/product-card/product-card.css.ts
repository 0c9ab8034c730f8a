import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { articleFacts, articleName, articleNumber, clamped } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'

export const card = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.borderStrong },
})

export const picture = component({
  aspectRatio: vars.shape.picture,
  // Otherwise the picture's intrinsic height would determine the height.
  minBlockSize: 0,
  padding: space(3),
  background: vars.color.surfaceSunken,
})

export const badges = component({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  // Leaves space for the star.
  maxInlineSize: `calc(100% - ${space(12)})`,
})

export const star = component({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineEnd: space(2),
  display: 'inline-flex',
  padding: space(1),
  borderRadius: vars.radius.full,
  background: vars.color.signal,
  color: vars.color.signalText,
})

export const body = component({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: space(1),
  padding: space(3),
})

export const name = component({ ...articleName, ...clamped(3) })

/** The whole card is the link's target. */
export const link = component({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `${edge.strong} solid ${vars.color.focus}`,
      outlineOffset: `-${edge.strong}`,
    },
    [`${card}:hover &`]: { color: vars.color.link },
  },
})

export const facts = component(articleFacts)

export const code = component(articleNumber)

export const price = component({ marginBlockStart: 'auto', paddingBlockStart: space(2) })
