import { plainText } from '#domain/format/plain-text.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** Returns the entries that these permissions allow. The store's use cases check them again. */
export function permitted<Entry extends { permission: Permission }>(
  entries: readonly Entry[],
  permissoes: readonly string[],
): Entry[] {
  return entries.filter(({ permission }) => permissoes.includes(permission))
}

/** Returns the groups with the entries that these permissions allow, without groups that are then empty. */
export function permittedGroups<Entry extends { permission: Permission }>(
  groups: readonly { label: string; lines: Entry[] }[],
  permissoes: readonly string[],
): { label: string; lines: Entry[] }[] {
  return groups
    .map(({ label, lines }) => ({ label, lines: permitted(lines, permissoes) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Returns the entry that a page is or lies below, the nearest one; undefined if there is none. */
export function currentEntry(pathname: string, entries: readonly string[]): string | undefined {
  return entries.filter((to) => isWithin(pathname, to)).toSorted((a, b) => b.length - a.length)[0]
}

/** Only the home page lies below `/`. */
function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
}

/** Whether every typed word is the start of a word in the name. */
export function isMeant(name: string, typed: string): boolean {
  const words = plainText(name).split(' ')

  return plainText(typed)
    .split(' ')
    .every((word) => words.some((other) => other.startsWith(word)))
}
