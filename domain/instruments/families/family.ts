/** The families of string instruments that the shop has knowledge of, by the word under which they are stored. */
export const FAMILIES = {
  violino: { nome: 'Violino', ofThe: 'do violino', strings: [4, 5], bowed: true },
  violaDeArco: { nome: 'Viola de arco', ofThe: 'da viola de arco', strings: [4, 5], bowed: true },
  violoncelo: { nome: 'Violoncelo', ofThe: 'do violoncelo', strings: [4, 5], bowed: true },
  contrabaixo: {
    nome: 'Contrabaixo acústico',
    ofThe: 'do contrabaixo acústico',
    strings: [4, 5],
    bowed: true,
  },
  violaoNailon: {
    nome: 'Violão de náilon',
    ofThe: 'do violão de náilon',
    strings: [6, 7, 8, 10],
    bowed: false,
  },
  violaoAco: { nome: 'Violão de aço', ofThe: 'do violão de aço', strings: [6, 7, 12], bowed: false },
  guitarra: { nome: 'Guitarra', ofThe: 'da guitarra', strings: [6, 7, 8, 9, 12], bowed: false },
  baixo: { nome: 'Baixo elétrico', ofThe: 'do baixo elétrico', strings: [4, 5, 6, 7, 8], bowed: false },
  ukulele: { nome: 'Ukulele', ofThe: 'do ukulele', strings: [4, 5, 6, 8], bowed: false },
  cavaquinho: { nome: 'Cavaquinho', ofThe: 'do cavaquinho', strings: [4, 5], bowed: false },
  banjo: { nome: 'Banjo', ofThe: 'do banjo', strings: [4, 5, 6], bowed: false },
  bandolim: { nome: 'Bandolim', ofThe: 'do bandolim', strings: [8, 10], bowed: false },
  violaCaipira: { nome: 'Viola caipira', ofThe: 'da viola caipira', strings: [10, 12], bowed: false },
} as const satisfies Record<string, FamilyTraits>

type FamilyTraits = {
  nome: string
  /** The name as the end of a sentence. */
  ofThe: string
  /** Numbers of strings with which the instrument is built, the usual one first. */
  strings: readonly number[]
  bowed: boolean
}

export type Family = keyof typeof FAMILIES

export const FAMILY_WORDS = Object.keys(FAMILIES) as [Family, ...Family[]]
