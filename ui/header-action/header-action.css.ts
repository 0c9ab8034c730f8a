import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareButton, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { media } from '../theme/media.ts'

const tick = keyframes({ from: { transform: 'scale(1.4)' } })

export const action = component({
  ...bareButton,
  ...type('s'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minBlockSize: '44px',
  minInlineSize: '44px',
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
  insetBlockStart: '-8px',
  insetInlineEnd: '-10px',
  minInlineSize: '18px',
  paddingInline: '4px',
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  background: vars.color.signal,
  color: vars.color.signalText,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weightStrong,
  lineHeight: '16px',
  textAlign: 'center',
  selectors: { '&[data-ticks]': { animation: `${tick} ${vars.motion.slow} ease-out` } },
})

/** Seen from 1280 px; below that the icon stands alone and the words are read aloud. */
export const label = component({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
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
