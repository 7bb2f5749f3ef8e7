/** A school's name after an article: `escola Aurora`, but `Escola de Música Aurora` as it is. */
export function schoolName(nome: string): string {
  return /^escola\b/i.test(nome) ? nome : `escola ${nome}`
}

/** Whose a list is: `da escola Aurora`, `de Clara Nunes`. */
export function ofAccount({ tipo, nome }: { tipo: 'professor' | 'escola'; nome: string }): string {
  return tipo === 'escola' ? `da ${schoolName(nome)}` : `de ${nome}`
}
