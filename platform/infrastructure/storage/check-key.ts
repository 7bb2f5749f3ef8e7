const KEY = /^[a-z0-9-]+([./][a-z0-9-]+)*$/

/** Whether it is a relative path of `[a-z0-9./-]` without empty or dot segments. */
export function isKey(text: string): boolean {
  return KEY.test(text)
}

/** Returns the key. Throws if it is none. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Invalid storage key: ${key}`)
  return key
}
