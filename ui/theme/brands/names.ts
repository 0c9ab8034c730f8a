/** The brand names in the order of their site values 0, 1, 2, 4 and 5 (spec §1); values of `data-brand`. */
export const brandNames = ['tradecounter', 'gelia', 'prevex', 'aww', 'solelgrossisten'] as const

/** One of the five brands. */
export type BrandName = (typeof brandNames)[number]
