/**
 * Whether a word (as the search reads it) is something that is sold by itself and that other products have, too. An
 * attribute that names it describes: a violão with `Cordas: náilon` is no string.
 */
export function isPart(word: string): boolean {
  return PARTS.has(word)
}

const PARTS = new Set([
  ...[
    'corda',
    'encordoamento',
    'arco',
    'breu',
    'estojo',
    'case',
    'capa',
    'bag',
    'espaleira',
    'queixeira',
    'surdina',
  ],
  ...[
    'cavalete',
    'ponte',
    'rastilho',
    'pestana',
    'cravelha',
    'tarraxa',
    'estandarte',
    'microafinador',
    'espelho',
  ],
  ...[
    'captador',
    'afinador',
    'palheta',
    'correia',
    'talabarte',
    'capotraste',
    'cabo',
    'suporte',
    'estante',
    'pilha',
  ],
  ...['bateria', 'crina', 'metronomo', 'acessorio', 'instrumento', 'amplificador', 'umidificador'],
])
