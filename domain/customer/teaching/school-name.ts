/** A school's name after an article: `escola Aurora`, but `Escola de Música Aurora` as it is. */
export function schoolName(nome: string): string {
  return /^escola\b/i.test(nome) ? nome : `escola ${nome}`
}
