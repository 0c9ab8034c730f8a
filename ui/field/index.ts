export type { FieldProps } from './field-props.ts'
export { Field, FieldMessage } from './field.tsx'
export type { ControlProps, FieldFrameProps } from './field.tsx'
