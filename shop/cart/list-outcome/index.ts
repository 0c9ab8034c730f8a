export type { AddedListAnswer } from './added-favourite-list.tsx'
export { AddedFavouriteList } from './later-added-favourite-list.ts'
export { outcomeTexts } from './list-outcome.ts'
export { ListLines } from './list-lines.tsx'
