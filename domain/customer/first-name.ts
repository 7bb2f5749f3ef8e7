const CPF_DIGITS = 11

/**
 * How a mail calls who bought: `MARIA da Silva` with a CPF is `Maria`; a company, or a name that is none, is empty. `documento`
 * is without marks.
 */
export function firstName({ nomeRazao, documento }: { nomeRazao: string; documento: string }): string {
  const [first = ''] = nomeRazao.trim().split(/\s+/)
  if (documento.length !== CPF_DIGITS || !/^\p{L}[\p{L}'’-]{1,29}$/u.test(first)) return ''
  // Typed all in one case, it was not meant so.
  const isShouted = first === first.toLocaleUpperCase('pt-BR') || first === first.toLocaleLowerCase('pt-BR')

  return isShouted
    ? first.charAt(0).toLocaleUpperCase('pt-BR') + first.slice(1).toLocaleLowerCase('pt-BR')
    : first
}
