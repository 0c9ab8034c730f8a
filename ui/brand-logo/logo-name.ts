import type { BrandName } from '../theme/index.ts'

/** The word in each logo. */
export const logoWords: Readonly<Record<BrandName, string>> = {
  tradecounter: 'tradecounter',
  gelia: 'gelia',
  prevex: 'prevex',
  aww: 'AWW',
  solelgrossisten: 'solelgrossisten',
}

/**
 * Accessible name of a link around the logo. It contains the word in the logo, so that speech input can address it
 * (WCAG 2.5.3).
 */
export function logoName(brand: BrandName, siteName: string): string {
  const text = logoWords[brand]
  return siteName.toLowerCase().includes(text.toLowerCase()) ? siteName : `${text}, ${siteName}`
}
