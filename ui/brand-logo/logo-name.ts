import type { BrandName } from '../theme/index.ts'

/** The word that each logo writes. */
export const logoWords: Readonly<Record<BrandName, string>> = {
  tradecounter: 'tradecounter',
  gelia: 'gelia',
  prevex: 'prevex',
  aww: 'AWW',
  solelgrossisten: 'solelgrossisten',
}

/** Name of a link around the logo: what the logo says is in it, so that speech input can name it (WCAG 2.5.3). */
export function logoName(brand: BrandName, siteName: string): string {
  const text = logoWords[brand]
  return siteName.toLowerCase().includes(text.toLowerCase()) ? siteName : `${text}, ${siteName}`
}
