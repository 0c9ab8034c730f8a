import { vars } from '../theme/contract.css.ts'
import { bareList, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

const side = '(min-width: 560px)'

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
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
  alignContent: 'start',
  minBlockSize: '56px',
  color: vars.color.textMuted,
  // The line to the next step: solid when this one is complete, dashed while it is pending.
  selectors: {
    '&:last-child': { minBlockSize: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '11px',
      insetBlockStart: '24px',
      insetBlockEnd: 0,
      borderInlineStart: `2px dashed ${vars.color.borderStrong}`,
    },
    '&[data-state="complete"]:not(:last-child)::before': {
      borderInlineStart: `2px solid ${vars.color.success.base}`,
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
          insetInlineStart: '28px',
          insetInlineEnd: '4px',
          insetBlockStart: '11px',
          insetBlockEnd: 'auto',
          borderInlineStart: 'none',
          borderBlockStart: `2px dashed ${vars.color.borderStrong}`,
        },
        '&[data-state="complete"]:not(:last-child)::before': {
          borderInlineStart: 'none',
          borderBlockStart: `2px solid ${vars.color.success.base}`,
        },
      },
    },
  },
})

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  border: `2px dashed ${vars.color.borderStrong}`,
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
      boxShadow: `inset 0 0 0 4px ${vars.color.surfaceRaised}`,
      background: vars.color.accent,
    },
  },
})

export const text = component({
  paddingBlockStart: '2px',
  overflowWrap: 'anywhere',
  selectors: { [`${step}[data-state="active"] > &`]: { fontWeight: vars.font.weightStrong } },
})
