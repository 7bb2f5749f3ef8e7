/** How the store and who wrote to it call a message: its day, and six signs that name it among that day's. */
export function protocolOf({ chave, criadoEm }: { chave: string; criadoEm: Date }): string {
  const day = criadoEm.toISOString().slice(0, 10).replaceAll('-', '')

  return `${day}-${chave.slice(0, 6).toUpperCase()}`
}
