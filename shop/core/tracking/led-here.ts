import { readCookie } from '../browser/cookie.ts'

/** Cookie of the list that the visitor came from (spec §9); `list-name.ts` writes it. */
export const listNameCookie = 'GA4Listname'

/** The list that led to this page; empty where none is kept. Browser only. */
export const readListName = (): string => readCookie(listNameCookie)
