import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { readOnlyAloud, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { extent } from '../theme/extents.ts'
import { grown, edge, target } from '../theme/sizes.ts'

export const menu = component({
  ...type('s'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  maxInlineSize: '100%',
})

/** On a phone the label is visually hidden to leave space for a button. */
export const label = component({
  ...readOnlyAloud,
  flex: '0 1 auto',
  color: vars.color.textMuted,
  '@media': {
    [media('tablet')]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
})

export const box = component({
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: `min(${extent.chipsOfSort}, 100%)`,
})

export const select = component({
  appearance: 'none',
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: space(3),
  paddingInlineEnd: space(8),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  fontWeight: vars.font.weightStrong,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent },
  '@media': {
    '(pointer: coarse)': { minBlockSize: `max(${vars.size.control}, ${target.finger})`, fontSize: grown(4) },
  },
})

export const arrow = component({
  position: 'absolute',
  insetInlineEnd: space(2),
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: vars.color.textMuted,
})
