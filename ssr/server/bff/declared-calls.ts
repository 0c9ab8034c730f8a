import { allCalls, type Call, nameOfCall } from '@tradecounter/api/contract'

const byName = new Map(allCalls.map((call) => [nameOfCall(call), call]))
const withParameters = allCalls
  .filter(({ path }) => path.includes(':'))
  .map((call) => ({ call, pattern: new URLPattern({ pathname: call.path }) }))

/** The call that the contract declares for a method and the path of an address; undefined if there is none. */
export const declaredCall = (method: string, pathname: string): Call | undefined =>
  byName.get(`${method} ${pathname}`) ??
  withParameters.find(({ call, pattern }) => call.method === method && pattern.test({ pathname }))?.call

/** The largest body of a POST in bytes (reliability 2.9). */
export const bodyLimitOf = (pathname: string): number =>
  declaredCall('POST', pathname)?.bodyLimit?.bytes ?? 64 * 1024

const ofText = ['application/json', 'text/plain']

/** The timeout of a call in seconds: `patience`, or longer if its body or answer is a file. */
export function timeoutOf(method: string, pathname: string, patience: number): number {
  const call = declaredCall(method, pathname)
  if (call === undefined) return patience
  if (call.upload) return 300
  if (!('status' in call.answer) || call.answer.type === undefined) return patience
  if (call.answer.ranges) return 600
  return ofText.includes(call.answer.type) ? patience : 60
}
