/** What marks a computed passage in addresses; passages themselves have no point in them. */
const COMPUTED = '.calculado'

/** What is compared: the same passage, recorded or computed. Anybody hears which of two samples is computed. */
export function passageKey({ trecho, sintetizado }: { trecho: string; sintetizado: boolean }): string {
  return sintetizado ? trecho + COMPUTED : trecho
}
