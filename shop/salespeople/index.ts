export { salespeopleAddress, removeUpload, uploadFile } from './calls.ts'
