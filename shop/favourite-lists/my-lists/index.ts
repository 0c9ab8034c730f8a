export { linesListOf, listsList } from './list-definitions.ts'
export { MyListsView } from './my-lists-view.tsx'
export { shownList } from './shown-list.ts'
