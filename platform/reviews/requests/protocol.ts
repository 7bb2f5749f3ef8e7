/**
 * Protocol number of a message, for the store and its author: its date, and six characters that are unique on that day.
 */
export function protocolOf({ chave, criadoEm }: { chave: string; criadoEm: Date }): string {
  const day = criadoEm.toISOString().slice(0, 10).replaceAll('-', '')

  return `${day}-${chave.slice(0, 6).toUpperCase()}`
}
