import type { BrandName } from '@tradecounter/ui/theme'

/** Display names of the brands. */
export const brandTitles: Record<BrandName, string> = {
  tradecounter: 'Tradecounter',
  gelia: 'Gelia',
  prevex: 'Prevex',
  aww: 'AWW workwear',
  solelgrossisten: 'Solelgrossisten',
}
