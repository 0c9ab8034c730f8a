/** Order agreements: what programs do with them. */
export { agreementFileSchema } from './agreement-file.ts'
export { importAgreements } from './import-agreements.ts'
export { releaseOldCallOffs } from './release-old.ts'
