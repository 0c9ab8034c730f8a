import { vars } from '../theme/contract.css.ts'
import { bareButton, bareList, display, readOnlyAloud, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { containerFrom } from '../theme/media.ts'
import { fixed, edge } from '../theme/sizes.ts'

const side = containerFrom(560)

export const area = component({ containerType: 'inline-size' })

export const list = component({
  ...bareList,
  ...type('m'),
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
})

export const step = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  paddingInline: space(1),
  textAlign: 'center',
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="current"]': { color: vars.color.text, fontWeight: vars.font.weightStrong },
    '&[data-state="done"]': { color: vars.color.text },
    // The line from the previous step: completed steps in the brand's colour.
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: fixed(3.75),
      insetInlineEnd: `calc(50% + ${fixed(5)})`,
      insetInlineStart: `calc(-50% + ${fixed(5)})`,
      borderBlockStart: `${edge.strong} solid ${vars.color.border}`,
    },
    '&[data-state="done"]:not(:first-child)::before, &[data-state="current"]:not(:first-child)::before': {
      borderBlockStartColor: vars.color.accent,
    },
  },
})

export const mark = component({
  ...display,
  ...type('s'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(8),
  blockSize: fixed(8),
  border: `${edge.strong} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  printColorAdjust: 'exact',
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${step}[data-state="current"] > &`]: { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
  selectors: {
    [`${step}[data-state="done"] > &`]: {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      color: vars.color.accentSoftText,
    },
    [`${step}[data-state="current"] > &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.accentText,
    },
  },
})

/** In a narrow container only the current step shows its text; screen readers read all. */
export const text = component({
  ...readOnlyAloud,
  selectors: {
    [`${step}[data-state="current"] &`]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      overflowWrap: 'anywhere',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
    // Without text beside it, it may be wider than its column, but not than the area.
    [`${step}[data-state="current"]:not(:last-child) > &`]: {
      inlineSize: 'max-content',
      maxInlineSize: 'max(100%, 44cqi)',
      justifySelf: 'safe center',
    },
  },
  '@container': {
    [side]: {
      position: 'static',
      inlineSize: 'auto',
      maxInlineSize: '100%',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: {
        [`${step}[data-state="current"]:not(:last-child) > &`]: { inlineSize: 'auto', maxInlineSize: '100%' },
      },
    },
  },
})

/** Link back to a step: its whole column is clickable. */
export const back = component({
  ...bareButton,
  maxInlineSize: '100%',
  textAlign: 'center',
  color: vars.color.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      borderRadius: vars.radius.s,
      outline: `${edge.strong} solid ${vars.color.focus}`,
      outlineOffset: edge.strong,
    },
  },
})
