import { fallbacks, type Language } from '@tradecounter/search'
import uneceNamed from './unece-names.json' with { type: 'json' }
import unece from './unece-units.json' with { type: 'json' }
import named from './unit-names.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>

interface NamedUnit {
  names: Names
  /** How catalogues also write the unit, in upper case. */
  written: readonly string[]
}

/**
 * Units with names in the shop's languages: six of the shop, the others by their code of UN/ECE recommendation 20
 * or 21.
 */
const namedUnits: ReadonlyMap<string, NamedUnit> = new Map(Object.entries(named))
/**
 * Names in the shop's languages of the other units and packagings, except those that have the same symbol in every
 * language.
 */
const uneceNames: ReadonlyMap<string, Names> = new Map(Object.entries(uneceNamed))
/** All of recommendation 20, and recommendation 21 with X before its codes: the symbol, else the English name. */
const uneceUnits: ReadonlyMap<string, string> = new Map(Object.entries(unece))

const byWriting: ReadonlyMap<string, string> = new Map(
  [...namedUnits].flatMap(([code, { written }]) => written.map((text) => [text, code] as const)),
)

/** Units whose code recommendation 21 gives to something else: `XTR` is a trunk, `TR` a tray. */
const otherPackagings: ReadonlySet<string> = new Set(['TR', 'DS', 'BP', 'ZP'])
/** Whether recommendation 21 has a unit by the same code, behind an X. */
const isPackaging = (unit: string): boolean =>
  namedUnits.has(unit) && uneceUnits.has(`X${unit}`) && !otherPackagings.has(unit)

/** Characters of a unit that no list has. */
const maxLength = 20

/** A unit of order. `known` is false when no list has the code. */
export interface UnitOfOrder {
  unit: string
  known: boolean
}

/**
 * The unit of order for a code or a name (`C62`, `XRO`, `Stück`). A code of recommendation 20 or 21 that the shop has
 * no name for stays as it is, and so does any other text.
 */
export function unitOfOrder(text: string): UnitOfOrder {
  const trimmed = text.trim().slice(0, maxLength)
  const code = trimmed.toUpperCase().replace(/\.$/u, '')
  const shopUnit = trimmed.toLowerCase()
  if (namedUnits.has(shopUnit)) return { unit: shopUnit, known: true }
  const unit = byWriting.get(code) ?? (namedUnits.has(code) ? code : undefined)
  if (unit !== undefined) return { unit, known: true }
  // Recommendation 20 puts an X before the codes of recommendation 21. Behind it they are no abbreviations: `XKG` is a
  // keg.
  if (code.startsWith('X') && isPackaging(code.slice(1))) return { unit: code.slice(1), known: true }
  for (const each of [code, `X${code}`]) if (uneceUnits.has(each)) return { unit: each, known: true }
  return { unit: trimmed, known: false }
}

/** A unit as the shop shows it: its name in the language, else its symbol, else the code itself. */
export function unitName(unit: string, language: Language): string {
  const names = namedUnits.get(unit)?.names ?? uneceNames.get(unit)
  const name = names && fallbacks[language].map((each) => names[each]).find(Boolean)
  return name ?? uneceUnits.get(unit) ?? unit
}

/**
 * The symbol of a unit of measure by its code of recommendation 20; undefined for any other text, which differs in
 * case.
 */
export const unitSymbol = (code: string): string | undefined => uneceUnits.get(code)

/** Codes of recommendation 20 of units that have another one there, or whose code means something else there. */
const uneceCodes: Readonly<Record<string, string>> = {
  st: 'H87',
  m: 'MTR',
  par: 'PR',
  pkt: 'XPK',
  l: 'LTR',
  kg: 'KGM',
  LNG: 'LN',
  SHT: 'XST',
  TR: 'XPU',
  DS: 'C62',
  NQ: 'C62',
}

/** The code of recommendation 20 of a unit; `C62` (one) for units that it does not have. */
export const uneceCodeOf = (unit: string): string =>
  uneceCodes[unit] ?? (isPackaging(unit) ? `X${unit}` : uneceUnits.has(unit) ? unit : 'C62')
