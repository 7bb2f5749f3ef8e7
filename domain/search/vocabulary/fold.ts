/**
 * Returns the singular of a plain word (lower case, no accents), so that `violoes` and `violao` become one word while
 * `violao`, `viola` and `violino` stay three. The result need not be correct Portuguese, because typed and indexed text
 * use the same rule. Words with digits and short words stay unchanged.
 */
export function foldWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const singular = EXCEPTIONS[word] ?? singularOf(word)

  return ADJECTIVES[singular] ?? singular
}

/** Plural endings and their singular; the first match applies. */
const PLURALS: [RegExp, string][] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/([aeiou])ns$/, '$1m'],
  [/([aeou])is$/, '$1l'],
  [/([aeio])res$/, '$1r'],
  [/zes$/, 'z'],
  [/([aeioubcdfgklmnprt])s$/, '$1'],
]

function singularOf(word: string): string {
  const rule = PLURALS.find(([ending]) => ending.test(word))

  return rule ? word.replace(...rule) : word
}

/** Words that the endings would misread, with their singular. */
const EXCEPTIONS: Record<string, string> = {
  mais: 'mais',
  seis: 'seis',
  tres: 'tres',
  nylons: 'nylon',
  nailons: 'nailon',
  cajons: 'cajon',
  acordeons: 'acordeon',
  pins: 'pin',
  infantis: 'infantil',
  juvenis: 'juvenil',
  perfis: 'perfil',
  uteis: 'util',
  faceis: 'facil',
  ageis: 'agil',
  frageis: 'fragil',
  portateis: 'portatil',
  versateis: 'versatil',
  metro: 'm',
  metros: 'm',
  polegadas: 'pol',
  polegada: 'pol',
}

/** Adjectives with one form for both genders: `guitarra elétrica` and `violão elétrico` share a word. */
const ADJECTIVES: Record<string, string> = {
  eletrica: 'eletrico',
  acustica: 'acustico',
  eletroacustica: 'eletroacustico',
  semiacustica: 'semiacustico',
  classica: 'classico',
  sintetica: 'sintetico',
  cromatica: 'cromatico',
  automatica: 'automatico',
  eletronica: 'eletronico',
  magnetica: 'magnetico',
  preta: 'preto',
  branca: 'branco',
  vermelha: 'vermelho',
  amarela: 'amarelo',
  roxa: 'roxo',
  canhota: 'canhoto',
  destra: 'destro',
}
