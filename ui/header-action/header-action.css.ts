import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareButton, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { media } from '../theme/media.ts'
import { fixed, grown, edge, target, unseen } from '../theme/sizes.ts'

const tick = keyframes({ from: { transform: 'scale(1.4)' } })

export const action = component({
  ...bareButton,
  ...type('s'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minBlockSize: target.finger,
  minInlineSize: target.finger,
  paddingInline: space(2),
  borderRadius: vars.radius.m,
  color: vars.color.headerText,
  outlineColor: vars.color.headerText,
  fontWeight: vars.font.weightStrong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    '&:hover, &[data-state="open"]': {
      background: `color-mix(in srgb, ${vars.color.headerText} 14%, transparent)`,
    },
  },
  '@media': { [media('wide')]: { paddingInline: space(3) } },
})

export const iconWithCount = component({
  position: 'relative',
  display: 'inline-flex',
  selectors: { '&:has(> :nth-child(2))': { marginInlineEnd: space(2) } },
})

export const count = component({
  ...tabular,
  position: 'absolute',
  insetBlockStart: `-${fixed(2)}`,
  insetInlineEnd: `-${fixed(2.5)}`,
  minInlineSize: fixed(4.5),
  paddingInline: fixed(1),
  borderRadius: vars.radius.full,
  border: `${edge.hair} solid transparent`,
  background: vars.color.signal,
  color: vars.color.signalText,
  fontSize: grown(2.75),
  fontWeight: vars.font.weightStrong,
  lineHeight: fixed(4),
  textAlign: 'center',
  selectors: { '&[data-ticks]': { animation: `${tick} ${vars.motion.slow} ease-out` } },
})

/** Visible from 1280 px on; below that only the icon is visible and the text is read by screen readers. */
export const label = component({
  position: 'absolute',
  inlineSize: unseen,
  blockSize: unseen,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [media('wide')]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
})

export const lines = component({ display: 'grid', justifyItems: 'start', minInlineSize: 0 })

/** Shown at every width, truncated if needed. */
export const detail = component({
  maxInlineSize: `min(15vw, ${fixed(16)})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.font.weightRegular,
  '@media': {
    [media('tablet')]: { maxInlineSize: grown(24) },
    [media('wide')]: { maxInlineSize: grown(36) },
  },
})
