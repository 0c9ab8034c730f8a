export { salespeopleAddress, useSalespeople, removeUpload, uploadFile } from './calls.ts'
