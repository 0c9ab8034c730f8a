import { siteKeys, sites } from '../../../api/contract/index.ts'

/** Every locale of a site. */
export const localeNames = [...new Set(siteKeys.flatMap((key) => sites[key].offeredLocales))]
