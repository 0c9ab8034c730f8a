import { vars } from '../theme/contract.css.ts'
import { bareButton, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge } from '../theme/sizes.ts'

export const picker = component({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
})

export const legend = component({
  ...type('m'),
  marginBlockEnd: space(1),
  maxInlineSize: '100%',
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
})

/** Two fields side by side with a dash, or stacked in a narrow container. */
export const fields = component({
  display: 'grid',
  gap: space(3),
  alignItems: 'start',
  '@container': { [containerFrom(340)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const surface = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '@media': {
    [`screen and ${containerFrom(560)}`]: {
      selectors: {
        '&[data-presets]': { gridTemplateColumns: `minmax(${extent.presets}, auto) ${extent.monthBeside}` },
      },
    },
  },
})

export const presets = component({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  alignContent: 'start',
  maxInlineSize: extent.month,
  '@media': {
    [`screen and ${containerFrom(560)}`]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      maxInlineSize: extent.presetsWide,
      paddingInlineEnd: space(3),
      borderInlineEnd: `${edge.hair} solid ${vars.color.border}`,
    },
  },
})

export const preset = component({
  ...bareButton,
  ...type('s'),
  minBlockSize: `max(${fixed(8)}, ${vars.size.touch})`,
  maxInlineSize: '100%',
  paddingInline: space(3),
  overflowWrap: 'anywhere',
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken, borderColor: vars.color.borderStrong },
    '&[aria-pressed="true"]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      color: vars.color.accentSoftText,
      fontWeight: vars.font.weightStrong,
    },
  },
  '@media': {
    [`screen and ${containerFrom(560)}`]: { borderColor: 'transparent' },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

export const hint = component({
  ...type('s'),
  margin: 0,
  minBlockSize: '1lh',
  marginBlockStart: space(1),
  color: vars.color.textMuted,
})
