import { plainText } from '../../spreadsheets/html-text.ts'
import { unitSymbol } from '../../catalogue/units/service.ts'
import { etimUnits } from './etim-units.ts'

/** Units of measures by their codes of UN/ECE recommendation 20. */
const measures: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  DMT: 'dm',
  MTR: 'm',
  MMK: 'mm²',
  CMK: 'cm²',
  MTK: 'm²',
  MTQ: 'm³',
  LTR: 'l',
  MLT: 'ml',
  GRM: 'g',
  KGM: 'kg',
  WTT: 'W',
  KWT: 'kW',
  VLT: 'V',
  KVT: 'kV',
  AMP: 'A',
  '4K': 'mA',
  B22: 'kA',
  HTZ: 'Hz',
  BAR: 'bar',
  PAL: 'Pa',
  KPA: 'kPa',
  MPA: 'MPa',
  CEL: '°C',
  KEL: 'K',
  DD: '°',
  P1: '%',
  NEW: 'N',
  B47: 'kN',
  NU: 'Nm',
  LUM: 'lm',
  LUX: 'lx',
  MQH: 'm³/h',
  L2: 'l/min',
  '2N': 'dB',
  SEC: 's',
  MIN: 'min',
  HUR: 'h',
  C62: '',
}

/**
 * What a unit of measure is called: by the file's own list, by its code of recommendation 20 or ETIM, or as it is
 * written.
 */
export function measureUnit(written: string, own: ReadonlyMap<string, string>): string {
  const code = written.trim()
  const known =
    own.get(code) ?? measures[code.toUpperCase()] ?? etimUnits[code.toUpperCase()] ?? unitSymbol(code) ?? code
  return plainText(known).slice(0, 20)
}

/** Codes of ETIM and ECLASS, which say nothing to readers. */
const unreadable = /^(?:EU\d{6}|0173-1#05-[\w#]+)$/iu

/**
 * Whether a unit of measure is a code that neither the file nor a list gives a name. Any other text is what readers
 * know.
 */
export const isUnnamedUnit = (unit: string): boolean => unreadable.test(unit)
