export { RichText, type RichTextProps } from './rich-text.tsx'
export type { RichElement, RichNode, RichTag } from './rich-nodes.ts'
