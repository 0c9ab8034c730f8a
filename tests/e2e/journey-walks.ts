/**
 * The walks of a journey that is the same on several sites or screens. The gate takes one, `inGate`; different journeys
 * take different ones, so that each brand and width is in it. The group `pages` takes all.
 */
export const walksOf = <const Walks extends readonly unknown[]>(
  walks: Walks,
  inGate: number,
): readonly Walks[number][] =>
  process.env['JOURNEY_WALKS'] === 'one' ? walks.slice(inGate, inGate + 1) : walks
