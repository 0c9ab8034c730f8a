import { createVar } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'
import { grown } from '../theme/sizes.ts'

/** Height in lines while empty. */
export const rows = createVar()

/** Grows with its text, up to a limit, if the browser supports it. Doubled to override the field's own padding. */
export const area = component({
  display: 'block',
  fieldSizing: 'content',
  lineHeight: vars.text.m.line,
  overflowWrap: 'anywhere',
  resize: 'vertical',
  selectors: {
    '&&': {
      paddingBlock: space(2),
      minBlockSize: `calc(${rows} * 1lh + ${grown(4)})`,
      maxBlockSize: `calc(${rows} * 3lh + ${grown(4)})`,
    },
    '&:disabled': { resize: 'none' },
  },
})

export const foot = component({
  display: 'flex',
  justifyContent: 'flex-end',
  color: vars.color.textMuted,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontVariantNumeric: 'tabular-nums',
})
