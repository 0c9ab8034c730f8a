export { checkRows, directOrderAddress } from './calls.ts'
export { base64Of } from './import/rows-file.ts'
export { ManyRows } from './later-forms.ts'
export { useSentLine } from './sent-line.ts'
