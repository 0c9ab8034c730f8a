import { siteKeys, sites } from '../../../api/contract/index.ts'

/** Every locale that some site speaks. */
export const localeNames = [...new Set(siteKeys.flatMap((key) => sites[key].offeredLocales))]
