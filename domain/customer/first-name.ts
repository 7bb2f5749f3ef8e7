const CPF_DIGITS = 11

/**
 * Returns the name to greet a buyer with in an e-mail: `MARIA da Silva` with a CPF is `Maria`. Empty for a company or
 * for text that is not a name. `documento` is without punctuation, or masked.
 */
export function firstName({ nomeRazao, documento }: { nomeRazao: string; documento: string }): string {
  const first = givenName(nomeRazao)
  if (!isOfPerson(documento) || !/^\p{L}[\p{L}'’-]{1,29}$/u.test(first)) return ''
  // All upper or all lower case is a typing habit, not a spelling.
  const isShouted = first === first.toLocaleUpperCase('pt-BR') || first === first.toLocaleLowerCase('pt-BR')

  return isShouted
    ? first.charAt(0).toLocaleUpperCase('pt-BR') + first.slice(1).toLocaleLowerCase('pt-BR')
    : first
}

/** A CPF is digits only, or masked as a guest's link shows it: `•••.982.247-••`. A company's document has a slash. */
function isOfPerson(documento: string): boolean {
  return documento.length === CPF_DIGITS || /^[^/]+-..$/.test(documento)
}

/** Titles before a name, which a greeting skips. Without punctuation, in lower case. */
const TITLES = new Set([
  'prof',
  'profa',
  'professor',
  'professora',
  'dr',
  'dra',
  'doutor',
  'doutora',
  'sr',
  'sra',
  'srta',
  'senhor',
  'senhora',
  'dona',
  'seu',
  'me',
  'mestre',
  'mestra',
  'maestro',
  'maestrina',
  'pe',
  'padre',
  'pr',
  'pastor',
  'pastora',
  'frei',
  'eng',
  'enga',
  'arq',
])

/**
 * Returns the first given name, without titles and trailing punctuation: `Prof. Ana Lima` is `Ana`. If a name consists
 * only of titles, returns its last word.
 */
export function givenName(nome: string): string {
  const words = nome.trim().split(/\s+/)
  const first = words.find((word) => !TITLES.has(bare(word))) ?? words.at(-1) ?? ''

  return first.replace(/[.,]+$/, '')
}

/** `Profª.` and `Prof.ª` are `profa`, `Dr.` is `dr`. */
function bare(word: string): string {
  return word.toLocaleLowerCase('pt-BR').replaceAll('ª', 'a').replaceAll('º', 'o').replace(/[.,]/g, '')
}
