/** The gap between a number and its unit, at which no line breaks; none before a degree sign. */
export const unitGap = (unit: string): string => (unit === '°' ? '' : '\u00A0')
