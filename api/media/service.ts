/** Pictures and documents of the catalogue: where those are that come with an import. */
export { suppliedDocumentAddress } from './documents.ts'
export { suppliedAddress } from './pictures.ts'
