/** The value of a cookie readable by scripts, empty if absent. Browser only. */
export const readCookie = (wanted: string): string => {
  for (const pair of document.cookie.split('; ')) {
    const [name, value = ''] = pair.split('=')
    if (name === wanted) return decodeURIComponent(value)
  }
  return ''
}
