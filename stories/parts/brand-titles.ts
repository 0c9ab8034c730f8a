import type { BrandName } from '@tradecounter/ui/theme'

/** What the brands are called where people read. */
export const brandTitles: Record<BrandName, string> = {
  tradecounter: 'Tradecounter',
  gelia: 'Gelia',
  prevex: 'Prevex',
  aww: 'AWW workwear',
  solelgrossisten: 'Solelgrossisten',
}
