/** Said at the field of the end if `endsAfterItBegins` fails. */
export const ENDS_TOO_EARLY = 'O fim da validade deve vir depois do começo.'

/** Returns whether a validity lasts for any time at all; ISO 8601, null is open. */
export function endsAfterItBegins(begin: string | null, end: string | null): boolean {
  return begin === null || end === null || Date.parse(begin) < Date.parse(end)
}
