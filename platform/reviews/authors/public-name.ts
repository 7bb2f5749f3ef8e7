/** An author's public name: first name and the initial of the last, as in `Mariana S.` (LGPD). */
export function publicName(nome: string): string {
  const [first = '', ...rest] = nome.trim().split(/\s+/)
  const initial = rest.at(-1)?.charAt(0).toUpperCase()

  return initial === undefined ? first : `${first} ${initial}.`
}
