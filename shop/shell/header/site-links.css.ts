import { style } from '@vanilla-extract/css'

/** Without script it could open nothing; the link beside it leads on. */
export const opener = style({ '@media': { '(scripting: none)': { display: 'none' } } })
