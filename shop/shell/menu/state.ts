import { atom } from 'jotai'

/** Mega menu: the open item's address. */
export const megaMenuAtom = atom<{ openId: string | null }>({ openId: null })
