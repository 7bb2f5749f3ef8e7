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

/** Whether a page is this entry's or lies below it. Only the home page lies below `/`. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
}

/** Whether every typed word is the start of a word in the name. */
export function isMeant(name: string, typed: string): boolean {
  const words = plainText(name).split(' ')

  return plainText(typed)
    .split(' ')
    .every((word) => words.some((other) => other.startsWith(word)))
}
