import type { Family } from '../family.ts'
import { drainage } from './drainage.ts'
import { cableFamilies } from './cable.ts'
import { installationMaterial } from './installation-material.ts'
import { fasteners } from './fasteners.ts'
import { pressFittings } from './press-fittings.ts'
import { threadedFittings } from './threaded-fittings.ts'
import { radiatorFamilies } from './radiators.ts'
import { heatControl } from './heat-control.ts'
import { metalPipe } from './metal-pipe.ts'
import { plasticPipe } from './plastic-pipe.ts'
import { taps } from './taps.ts'
import { tools } from './tools.ts'
import { shutOffValves } from './shut-off-valves.ts'
import { controlValves } from './control-valves.ts'
import { ventilation } from './ventilation.ts'
import { waterHeaters } from './water-heaters.ts'
import { clothingFamilies } from './clothing.ts'
import { protectionFamilies } from './protection.ts'

/** Every family of the demo catalogue, in the order of the menu. */
export const families: readonly Family[] = [
  ...metalPipe,
  ...plasticPipe,
  ...pressFittings,
  ...threadedFittings,
  ...shutOffValves,
  ...controlValves,
  ...taps,
  ...radiatorFamilies,
  ...heatControl,
  ...ventilation,
  ...waterHeaters,
  ...drainage,
  ...tools,
  ...fasteners,
  ...cableFamilies,
  ...installationMaterial,
  ...clothingFamilies,
  ...protectionFamilies,
]
