import { vars } from '../theme/contract.css.ts'
import { bareList, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge, target } from '../theme/sizes.ts'

const side = containerFrom(560)
const roomy = containerFrom(860)

export const area = component({ containerType: 'inline-size' })

export const list = component({
  ...bareList,
  ...type('s'),
  display: 'grid',
  '@container': { [side]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})

export const step = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${target.least} minmax(0, 1fr)`,
  gap: space(3),
  alignItems: 'start',
  alignContent: 'start',
  minBlockSize: fixed(14),
  color: vars.color.textMuted,
  // The line to the next step: solid when this one is complete, dashed while it is pending.
  selectors: {
    '&:last-child': { minBlockSize: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${fixed(3)} - ${edge.hair})`,
      insetBlockStart: fixed(6),
      insetBlockEnd: 0,
      borderInlineStart: `${edge.strong} dashed ${vars.color.borderStrong}`,
    },
    '&[data-state="complete"]:not(:last-child)::before': {
      borderInlineStart: `${edge.strong} solid ${vars.color.success.base}`,
    },
    '&[data-state="complete"], &[data-state="active"]': { color: vars.color.text },
  },
  '@container': {
    [side]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space(2),
      paddingInlineEnd: space(3),
      selectors: {
        '&:not(:last-child)::before': {
          insetInlineStart: fixed(7),
          insetInlineEnd: fixed(1),
          insetBlockStart: `calc(${fixed(3)} - ${edge.hair})`,
          insetBlockEnd: 'auto',
          borderInlineStart: 'none',
          borderBlockStart: `${edge.strong} dashed ${vars.color.borderStrong}`,
        },
        '&[data-state="complete"]:not(:last-child)::before': {
          borderInlineStart: 'none',
          borderBlockStart: `${edge.strong} solid ${vars.color.success.base}`,
        },
      },
    },
  },
})

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(6),
  blockSize: fixed(6),
  borderRadius: vars.radius.full,
  border: `${edge.strong} dashed ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  printColorAdjust: 'exact',
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${step}[data-state="active"] > &`]: { background: 'Highlight' } },
    },
  },
  selectors: {
    [`${step}[data-state="complete"] > &`]: {
      borderStyle: 'solid',
      borderColor: vars.color.success.base,
      background: vars.color.success.base,
      color: vars.color.textInverse,
    },
    [`${step}[data-state="active"] > &`]: {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 ${edge.band} ${vars.color.surfaceRaised}`,
      background: vars.color.accent,
    },
  },
})

export const text = component({
  paddingBlockStart: fixed(0.5),
  overflowWrap: 'anywhere',
  selectors: { [`${step}[data-state="active"] > &`]: { fontWeight: vars.font.weightStrong } },
})

/** Not broken inside the date where seven steps have room for it. */
export const time = component({
  display: 'block',
  fontWeight: vars.font.weightRegular,
  '@container': { [roomy]: { whiteSpace: 'nowrap' } },
})
