import { CallError } from '@tradecounter/shop/core'

/** The code of a refusal; empty if the call failed in another way. */
export const codeOf = (failure: unknown): string =>
  failure instanceof CallError ? (failure.error?.code ?? '') : ''
