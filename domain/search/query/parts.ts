/**
 * Returns whether a search token is a product of its own that also occurs as part of other products. As an attribute it
 * only describes: a violão with `Cordas: náilon` is not a string.
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
