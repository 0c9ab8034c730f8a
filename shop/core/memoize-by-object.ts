/** Memoizes a function of an object; the result lives as long as the object. The object must not change. */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known.value
    const value = compute(key)
    values.set(key, { value })
    return value
  }
}
