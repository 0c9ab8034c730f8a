export {
  salespeopleAddress,
  useSalespeople,
  bookCallBack,
  sendMessage,
  removeUpload,
  uploadFile,
} from './calls.ts'
