import { style } from '@vanilla-extract/css'
import { media, space } from '@tradecounter/ui/theme'

const onMobileOnly = { '@media': { [media('tablet')]: { display: 'none' } } }

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(3),
  marginBlockEnd: space(3),
})

export const table = style({ display: 'none', '@media': { [media('tablet')]: { display: 'block' } } })

export const cards = style(onMobileOnly)

/** A price and what it comes to, at the end of a cell and of a card. */
export const money = style({ textAlign: 'end' })

/** Stock, and that of a chosen warehouse. */
export const stocks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(4) })
