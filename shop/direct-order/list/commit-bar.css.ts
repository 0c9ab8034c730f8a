import { style } from '@vanilla-extract/css'

/** Below the buttons, at the end of their line. */
export const reason = style({ flex: '1 0 100%', order: -1, textAlign: 'end' })
