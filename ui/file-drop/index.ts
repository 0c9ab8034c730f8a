export { isAccepted, sortFiles } from './accepted-files.ts'
export type { FileKind } from './accepted-files.ts'
export { FileDrop } from './file-drop.tsx'
export type { FileDropProps } from './file-drop.tsx'
