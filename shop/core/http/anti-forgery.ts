/**
 * Keeps one anti-forgery token, initially the `given` one: `token()` fetches it once for any number of callers,
 * `renew(used)` fetches a new one unless the refused one was already replaced, `forget()` drops it with its session.
 */
export function antiForgeryTokens(fetchToken: () => Promise<string>, given?: string) {
  let current: Promise<string> | null = given === undefined ? null : Promise.resolve(given)
  const token = (): Promise<string> => {
    if (current === null) {
      const asked = fetchToken()
      current = asked
      asked.catch(() => {
        if (current === asked) current = null
      })
    }
    return current
  }
  const renew = async (used: string): Promise<string> => {
    const refused = current
    if (refused !== null && (await refused) === used && current === refused) current = null
    return token()
  }
  const forget = (): void => {
    current = null
  }
  return { token, renew, forget }
}
