export { shownPart } from './shown-part.ts'
export { UserAdministrationView } from './user-administration-view.tsx'
export { userList } from './user-list.ts'
