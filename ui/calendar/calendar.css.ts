import { vars } from '../theme/contract.css.ts'
import { bareButton, display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { extent } from '../theme/extents.ts'
import { fixed, edge } from '../theme/sizes.ts'

const side = `max(${fixed(9.5)}, ${vars.size.touch})`
const forced = '(forced-colors: active)'

/** As high as a month of six weeks, so that nothing below moves when the month changes. */
export const container = component({
  inlineSize: '100%',
  maxInlineSize: extent.month,
  minBlockSize: `calc(${side} * 8 + ${space(3)})`,
})

const root = component({ ...type('m'), position: 'relative' })
const caption = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
  paddingInlineStart: space(2),
  marginBlockEnd: space(1),
})
const captionLabel = component({
  ...display,
  ...type('m'),
  textTransform: vars.font.headingCase,
  // Some languages write months in lower case; a title starts with a capital.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
const grid = component({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: `0 ${fixed(0.5)}`,
})
const weekday = component({
  ...type('xs'),
  blockSize: fixed(7),
  color: vars.color.textMuted,
  fontWeight: vars.font.weightRegular,
  textAlign: 'center',
})
const day = component({ padding: 0, textAlign: 'center' })

/** Today has a mark below its number, whether chosen or not. */
const today = component({ fontWeight: vars.font.weightStrong })
// The states are set on the cell; their styles are at the button below.
const selected = component({})
const middle = component({})
const start = component({})
const end = component({})
/** The range as it would become: an outline until it is chosen. */
export const preview = component({})

const button = component({
  ...bareButton,
  ...tabular,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: side,
  border: `${edge.hair} solid transparent`,
  borderRadius: vars.radius.m,
  textAlign: 'center',
  selectors: {
    '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: vars.color.borderStrong },
    '&:disabled, &[aria-disabled="true"]': {
      color: vars.color.textMuted,
      opacity: 0.55,
      cursor: 'not-allowed',
      textDecorationLine: 'line-through',
    },
    '&:focus-visible': { zIndex: 1 },
    [`${today} > &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockEnd: fixed(1),
      inlineSize: fixed(3.5),
      borderBlockEnd: `${edge.strong} solid currentColor`,
    },
    [`${preview} > &`]: { borderBlock: `${edge.hair} dashed ${vars.color.accent}`, borderRadius: 0 },
    [`${selected} > &&`]: {
      background: vars.color.accent,
      color: vars.color.accentText,
      borderColor: 'transparent',
      fontWeight: vars.font.weightStrong,
    },
    // The days between the ends have a softer colour than the ends.
    [`${middle} > &&&`]: {
      background: vars.color.accentSoft,
      color: vars.color.accentSoftText,
      borderRadius: 0,
      fontWeight: vars.font.weightRegular,
    },
    [`${start}:not(${end}) > &&`]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    [`${end}:not(${start}) > &&`]: { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  },
  '@media': {
    [forced]: {
      selectors: {
        [`${selected} > &&`]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        [`${middle} > &&&`]: {
          background: 'Canvas',
          color: 'CanvasText',
          borderBlock: `${edge.strong} solid Highlight`,
        },
      },
    },
  },
})

export const nav = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  zIndex: 1,
})

/** Our classes by react-day-picker's names of its parts. */
export const parts = {
  root,
  months: '',
  month: '',
  month_caption: caption,
  caption_label: captionLabel,
  month_grid: grid,
  weekdays: '',
  weekday,
  weeks: '',
  week: '',
  day,
  day_button: button,
  today,
  selected,
  range_start: start,
  range_middle: middle,
  range_end: end,
}
