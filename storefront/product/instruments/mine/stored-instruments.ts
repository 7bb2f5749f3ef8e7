import { OWN_KEYS } from './own-keys.ts'

const [INSTRUMENTS_KEY] = OWN_KEYS

/**
 * Where the browser stores whose instruments it has, and each tab whose it has brought and what their account had no room
 * for. A logout in any tab removes the first, so that all bring them again.
 */
export const SYNCED_KEY = 'lira:instrumentos-de'

/** An instrument of the account, as it is marked in the browser: the account's list replaces those. */
const OF_ACCOUNT = '*'

/** The codes of the instruments in this browser (`instrumentCode`); none without storage. Anyone can write there. */
export function storedCodes(): string[] {
  return entries().map((entry) => entry.replace(OF_ACCOUNT, ''))
}

/** Those that no account has yet. */
export function ownCodes(): string[] {
  return entries().filter((entry) => !entry.startsWith(OF_ACCOUNT))
}

/** Stores an instrument in this browser. */
export function storeCode(code: string): void {
  if (!storedCodes().includes(code)) write([...entries(), code])
}

/** Removes an instrument from this browser; an account has it still. */
export function removeCode(code: string): void {
  write(entries().filter((entry) => entry.replace(OF_ACCOUNT, '') !== code))
}

/** Replaces the instruments of an account, and leaves those that it doesn't have yet. */
export function storeCodesOfAccount(codes: readonly string[]): void {
  const others = ownCodes().filter((code) => !codes.includes(code))
  write([...codes.map((code) => OF_ACCOUNT + code), ...others])
}

function entries(): string[] {
  try {
    return (localStorage.getItem(INSTRUMENTS_KEY) ?? '').split(',').filter(Boolean)
  } catch {
    return []
  }
}

function write(list: readonly string[]): void {
  try {
    if (list.length > 0) localStorage.setItem(INSTRUMENTS_KEY, list.join())
    else localStorage.removeItem(INSTRUMENTS_KEY)
  } catch {
    // Without storage, nothing is judged.
  }
}
