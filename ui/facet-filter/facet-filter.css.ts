import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareButton, bareList, display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { fixed, grown, edge, target } from '../theme/sizes.ts'

const coarse = '(pointer: coarse)'

/** Hidden without script, because it does nothing then. */
const scripted = { '(scripting: none)': { display: 'none' } } as const

export const panel = component({ inlineSize: '100%' })

export const title = component({
  ...display,
  ...type('l'),
  margin: 0,
  paddingBlockEnd: space(2),
  textTransform: vars.font.headingCase,
})

/** Without a title, the panel around it draws the line. */
export const section = component({
  selectors: { '* + &': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

export const heading = component({ margin: 0 })

export const toggle = component({
  ...bareButton,
  ...type('m'),
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  inlineSize: '100%',
  minBlockSize: vars.size.row,
  fontWeight: vars.font.weightStrong,
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': { outlineOffset: `-${edge.strong}` },
  },
})

/** Shows whether the section is open; hidden without script. */
export const arrow = component({ display: 'inline-flex', flex: 'none', '@media': scripted })

export const toggleName = component({ flex: '1 1 auto', overflowWrap: 'anywhere' })

export const unit = component({ color: vars.color.textMuted, fontWeight: vars.font.weightRegular })

/** The button's name has the count as text, so the figure is hidden from screen readers. */
export const active = component({
  '::after': { content: 'attr(data-count)' },
  ...type('xs'),
  ...tabular,
  minInlineSize: fixed(5),
  paddingInline: space(1),
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.accentText,
  textAlign: 'center',
})

/** Without script all sections are open. */
export const values = component({
  margin: 0,
  padding: 0,
  paddingBlockEnd: space(3),
  border: 'none',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'block' } } } },
})

export const search = component({
  ...type('s'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: fixed(9),
  marginBlockEnd: space(2),
  paddingInline: space(3),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${edge.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  '@media': { [coarse]: { minBlockSize: target.finger, fontSize: grown(4) }, ...scripted },
})

export const list = component({ ...bareList })

export const row = component({
  ...type('s'),
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: fixed(8),
  cursor: 'pointer',
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:has(input:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [coarse]: { minBlockSize: target.finger } },
})

export const box = component({
  flex: 'none',
  inlineSize: fixed(4.5),
  blockSize: fixed(4.5),
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
})

export const text = component({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
})

export const count = component({ ...tabular, flex: 'none', color: vars.color.textMuted })

export const none = component({ ...type('s'), margin: 0, color: vars.color.textMuted })

export const below = component({ display: 'flex', flexWrap: 'wrap', gap: space(4) })

export const more = component({
  ...bareButton,
  ...type('s'),
  minBlockSize: fixed(8),
  color: vars.color.link,
  fontWeight: vars.font.weightStrong,
  ':hover': { textDecoration: 'underline' },
  '@media': { [coarse]: { minBlockSize: target.finger }, ...scripted },
})

/** Replaces the button of that name without script. */
export const moreLink = component({
  ...type('s'),
  display: 'inline-block',
  paddingBlock: space(2),
  color: vars.color.link,
  fontWeight: vars.font.weightStrong,
})
