const CPF_DIGITS = 11

/**
 * How a mail calls who bought: `MARIA da Silva` with a CPF is `Maria`; a company, or a name that is none, is empty. `documento`
 * is without marks, or masked.
 */
export function firstName({ nomeRazao, documento }: { nomeRazao: string; documento: string }): string {
  const first = givenName(nomeRazao)
  if (!isOfPerson(documento) || !/^\p{L}[\p{L}'’-]{1,29}$/u.test(first)) return ''
  // Typed all in one case, it was not meant so.
  const isShouted = first === first.toLocaleUpperCase('pt-BR') || first === first.toLocaleLowerCase('pt-BR')

  return isShouted
    ? first.charAt(0).toLocaleUpperCase('pt-BR') + first.slice(1).toLocaleLowerCase('pt-BR')
    : first
}

/** Digits alone, or as a guest's link shows them: `•••.982.247-••`; a company's have a slash. */
function isOfPerson(documento: string): boolean {
  return documento.length === CPF_DIGITS || /^[^/]+-..$/.test(documento)
}

/** What people put before their names; a greeting goes on to the name. Without marks and in lower case. */
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
 * The first of a person's names, without titles and without a full stop at its end: `Prof. Ana Lima` is `Ana`. A name that is
 * nothing but titles keeps its last word.
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
