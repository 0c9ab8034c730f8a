import { style } from '@vanilla-extract/css'

/** What nobody reads on paper: fields, links to files, and what can be done with a row. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
