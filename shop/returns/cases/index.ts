export { returnList, shownPart } from './return-list.ts'
export { ReturnsView } from './returns-view.tsx'
