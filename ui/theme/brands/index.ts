import type { Tokens } from '../tokens.ts'
import { aww } from './aww.ts'
import { gelia } from './gelia.ts'
import type { BrandName } from './names.ts'
import { prevex } from './prevex.ts'
import { solelgrossisten } from './solelgrossisten.ts'
import { tradecounter } from './tradecounter.ts'

export { brandNames } from './names.ts'
export type { BrandName } from './names.ts'

/** Every brand's complete tokens, as plain data. */
export const brands: Record<BrandName, Tokens> = { tradecounter, gelia, prevex, aww, solelgrossisten }
