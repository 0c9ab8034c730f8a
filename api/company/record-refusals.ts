import { ApiError } from '../platform/http/api-error.ts'

/** 409: somebody else has changed it since it was shown. The answer has what it is now. */
export const changed = (current: object | undefined): ApiError =>
  new ApiError(409, 'changed', 'Somebody else has changed this since it was shown.', { more: { current } })

/** 409: a company may have so many of these records. */
export const tooMany = (count: number): ApiError =>
  new ApiError(409, 'tooMany', `There may be ${count}.`, { more: { most: count } })

/** Minutes for which a deleted record can be restored. */
export const restoreMinutes = 60
