import { addressKind } from './addresses.ts'

/** A part of a private address that says the same to all visitors; codes, keys and numbers are not like it. */
const WORD = /^[a-z-]{0,20}$/

/**
 * Returns a path as statistics may store it: of a private page without what identifies its visitor, such as an order's
 * id, or opens it to others, such as a passport's code.
 */
export function impersonalPath(path: string): string {
  if (addressKind(path) !== 'private') return path

  return path
    .split('/')
    .map((part) => (WORD.test(part) ? part : ':id'))
    .join('/')
}
