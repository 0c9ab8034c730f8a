/** Units as written, with the form in the index. */
const unitForms: Record<string, string> = {
  '"': 'in',
  "''": 'in',
  tum: 'in',
  tums: 'in',
  tommer: 'in',
  tomme: 'in',
  tommes: 'in',
  tommers: 'in',
  toms: 'in',
  tuuma: 'in',
  tuumaa: 'in',
  tuuman: 'in',
  inch: 'in',
  inches: 'in',
  in: 'in',
  mm: 'mm',
  mm2: 'mm2',
  kvmm: 'mm2',
  cm: 'cm',
  dm: 'dm',
  m: 'm',
  meter: 'm',
  m2: 'm2',
  m3: 'm3',
  bar: 'bar',
  kpa: 'kpa',
  mpa: 'mpa',
  pa: 'pa',
  w: 'w',
  watt: 'w',
  kw: 'kw',
  v: 'v',
  volt: 'v',
  kv: 'kv',
  a: 'a',
  amp: 'a',
  ampere: 'a',
  ma: 'ma',
  ka: 'ka',
  ah: 'ah',
  k: 'k',
  kelvin: 'k',
  lm: 'lm',
  l: 'l',
  liter: 'l',
  litre: 'l',
  litres: 'l',
  liters: 'l',
  litraa: 'l',
  ml: 'ml',
  kg: 'kg',
  g: 'g',
  hz: 'hz',
  db: 'db',
  '°c': 'c',
  c: 'c',
}

/** Units as a regular expression, longest first so that `mm` is not read as `m`. */
const patternOf = (units: readonly string[]): string =>
  units.toSorted((a, b) => b.length - a.length).join('|')

export const unitPattern = patternOf(Object.keys(unitForms))
const inches = Object.keys(unitForms).filter((unit) => unitForms[unit] === 'in')
/** The inch as a regular expression, in all its forms. */
export const inchPattern = patternOf(inches)
/** The inch after a hyphen: `1/2-tums`, not the `in` of `3-in-1`. */
export const hyphenedInchPattern = patternOf(inches.filter((unit) => unit.length > 2))

/** The term of a number: `1,50` and `1.5` are both `1d5`. */
export const numberTerm = (written: string): string =>
  String(Number(written.replace(',', '.'))).replace('.', 'd')

/** Parts of an inch that threads have. */
const inchParts = 8

/** The term of inches: those with decimals as the fraction that they are, `0,5` as `1f2in`. */
function inchTerm(written: string): string {
  const parts = Number(written.replace(',', '.')) * inchParts
  if (!Number.isInteger(parts) || parts % inchParts === 0) return `${numberTerm(written)}in`
  const whole = Math.floor(parts / inchParts)
  let [numerator, denominator] = [parts % inchParts, inchParts]
  while (numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2]
  return `${fractionTerm(whole === 0 ? undefined : String(whole), String(numerator), String(denominator))}in`
}

/** The term of a number with a unit: `15 mm` is `15mm`, `1,5 cm` is `15mm`, `2 "` is `2in`, `0,5 "` is `1f2in`. */
export function measureTerm(written: string, unit: string): string {
  const form = unitForms[unit] ?? unit
  if (form === 'in') return inchTerm(written)
  if (form === 'cm' || form === 'dm') {
    const factor = form === 'cm' ? 10 : 100
    // Rounded to thousandths: 1.1 times 10 is not 11 in binary.
    return `${numberTerm(String(Math.round(Number(written.replace(',', '.')) * factor * 1000) / 1000))}mm`
  }
  return `${numberTerm(written)}${form}`
}

/** The term of a fraction: `1/2` is `1f2`, `1 1/4` is `1p1f4`. */
export const fractionTerm = (whole: string | undefined, numerator: string, denominator: string): string =>
  `${whole ? `${whole}p` : ''}${Number(numerator)}f${Number(denominator)}`

const forms: ReadonlySet<string> = new Set(Object.values(unitForms))

/**
 * Whether a term is a measure with its unit, or a nominal width: `15mm`, `1f2in`, `dn15`. A bare number may be that of
 * a model.
 */
export function isMeasure(term: string): boolean {
  const unit = /^\d+(?:[dpf]\d+)*(\p{L}+\d?)$/u.exec(term)?.[1]
  return /^dn\d+$/u.test(term) || (unit !== undefined && forms.has(unit))
}

/** Nominal widths with their threads (EN 10255). */
const threads: ReadonlyArray<readonly [width: string, thread: string]> = [
  ['dn8', '1f4in'],
  ['dn10', '3f8in'],
  ['dn15', '1f2in'],
  ['dn20', '3f4in'],
  ['dn25', '1in'],
  ['dn32', '1p1f4in'],
  ['dn40', '1p1f2in'],
  ['dn50', '2in'],
  ['dn65', '2p1f2in'],
  ['dn80', '3in'],
  ['dn100', '4in'],
]

const equivalentSizes = new Map(
  threads.flatMap(([width, thread]) => [[width, thread] as const, [thread, width] as const]),
)

/** Nominal widths by their numbers, longest first. */
export const nominalWidths = threads.map(([width]) => width.slice(2)).toReversed()

/** Other terms for a length without its kind: `15mm` may be the nominal width `dn15` or the thread `m15`. */
export function alternativeMeasures(term: string): readonly string[] {
  const [, number] = /^(\d+)mm$/u.exec(term) ?? []
  return number === undefined ? [] : [`dn${number}`, `m${number}`]
}

/** The thread of a nominal width or the reverse: `dn15` for `1f2in`. */
export const equivalentSize = (term: string): string | undefined => equivalentSizes.get(term)
