import { flags } from './flags.ts'
import { areNamesBySite } from './names-by-site.ts'

/** The message for a wrong `FLAGS`. */
export const initialFlagsRule = `must name flags (${Object.keys(flags).join(', ')}), by site if need be: newMenu,workwear=newMenu+productFeedback,prevex=`

/** Whether a value of `FLAGS` is valid: the flags that are on before a visitor's toggles, by site. */
export const areInitialFlags = (list: string): boolean => areNamesBySite(list, flags)
