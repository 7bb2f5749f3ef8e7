/**
 * A plain word (lower case, no accents) without its plural, so that `violoes` and `violao` are one word while `violao`,
 * `viola` and `violino` stay three. It need not be good Portuguese: the same rule reads what is typed and what is
 * indexed. Words with digits and short words stay as they are.
 */
export function foldWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const singular = EXCEPTIONS[word] ?? singularOf(word)

  return ADJECTIVES[singular] ?? singular
}

/** Endings of the plural and what they were; the first that fits is taken. */
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

/** Words that the endings would misread: they stay, or their singular stands here. */
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

/** Adjectives of the trade in one gender: `guitarra elétrica` and `violão elétrico` share a word. */
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
