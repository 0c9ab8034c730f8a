export {
  cancelReturn,
  returnAddress,
  returnCustomerAddress,
  returnExportAddress,
  returnLabelAddress,
  returnsAddress,
  returnSlipAddress,
  saveReturn,
  startReturnExportAddress,
  useReturn,
  useReturnOptions,
  writeReturnMessage,
} from './calls.ts'
