import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareButton, bareList, display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'

const coarse = '(pointer: coarse)'

export const panel = component({ inlineSize: '100%' })

export const title = component({
  ...display,
  ...type('l'),
  margin: 0,
  paddingBlockEnd: space(2),
  textTransform: vars.font.headingCase,
})

export const section = component({ borderBlockStart: `1px solid ${vars.color.border}` })

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
  selectors: { '&:hover': { color: vars.color.link }, '&:focus-visible': { outlineOffset: '-2px' } },
})

export const toggleName = component({ flex: '1 1 auto', overflowWrap: 'anywhere' })

export const unit = component({ color: vars.color.textMuted, fontWeight: vars.font.weightRegular })

/** The button's name says the count in words, so the figure is drawn and not read twice. */
export const active = component({
  '::after': { content: 'attr(data-count)' },
  ...type('xs'),
  ...tabular,
  minInlineSize: '20px',
  paddingInline: space(1),
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.accentText,
  textAlign: 'center',
})

export const values = component({
  margin: 0,
  padding: 0,
  paddingBlockEnd: space(3),
  border: 'none',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const search = component({
  ...type('s'),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '36px',
  marginBlockEnd: space(2),
  paddingInline: space(3),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  '@media': { [coarse]: { minBlockSize: '44px', fontSize: '1rem' } },
})

export const list = component({ ...bareList })

export const row = component({
  ...type('s'),
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '32px',
  cursor: 'pointer',
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:has(input:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [coarse]: { minBlockSize: '44px' } },
})

export const box = component({
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
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
  minBlockSize: '32px',
  color: vars.color.link,
  fontWeight: vars.font.weightStrong,
  ':hover': { textDecoration: 'underline' },
  '@media': { [coarse]: { minBlockSize: '44px' } },
})
