import { readCookie } from '../browser/cookie.ts'

/** Cookie with the list that the visitor came from (spec §9); `list-name.ts` writes it. */
export const listNameCookie = 'GA4Listname'

/** The list that led to this page; empty if unknown. Browser only. */
export const readListName = (): string => readCookie(listNameCookie)
