export { intlLocale } from './intl-locale.ts'
export { Columns, Container, Inline, Stack } from './layout.tsx'
export type {
  ColumnsProps,
  ContainerProps,
  InlineProps,
  LayoutElement,
  Space,
  StackProps,
} from './layout.tsx'
