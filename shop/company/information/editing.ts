import type { CompanyAddress, CompanyContact } from '@tradecounter/api/contract'

/** What is being edited: a copy of the record, under the id that it has. */
export type Editing =
  | { kind: 'address'; record: CompanyAddress }
  | { kind: 'contact'; record: CompanyContact }
  | { kind: 'request' }
