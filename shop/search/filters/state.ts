import { atom } from 'jotai'

/** Facet cards by attribute id, as the user has collapsed or expanded them. Missing cards have their defaults. */
export const facetCardAtom = atom<Readonly<Record<string, { expanded?: boolean; showsAll?: boolean }>>>({})
