import type { Drawing } from '../look.ts'
import { drainage } from './drainage.ts'
import { electrical } from './electrical.ts'
import { fasteners } from './fasteners.ts'
import { fittings } from './fittings.ts'
import { heating } from './heating.ts'
import { pipe } from './pipe.ts'
import { taps } from './taps.ts'
import { tools } from './tools.ts'
import { valves } from './valves.ts'
import { ventilation } from './ventilation.ts'
import { waterHeaters } from './water-heaters.ts'
import { workwear } from './workwear.ts'

/** How each family is drawn, by its key. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  [
    pipe,
    fittings,
    valves,
    taps,
    heating,
    ventilation,
    waterHeaters,
    drainage,
    tools,
    fasteners,
    electrical,
    workwear,
  ].flatMap((group) => Object.entries(group)),
)
