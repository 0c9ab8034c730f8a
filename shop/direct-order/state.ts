import { atom } from 'jotai'

/** Direct order: whether it is open, and the current input. The list itself is on the server. */
export const directOrderListAtom = atom<{ open: boolean; article: string; quantity: string }>({
  open: false,
  article: '',
  quantity: '',
})
