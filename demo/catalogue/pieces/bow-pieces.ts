import type { DemoPiece } from './demo-piece.ts'

const WOOD = 'Vareta redonda de ipê, talão de ébano com olho de madrepérola'

/** Bows of an author: no two weigh the same, so each is a piece. */
export const BOWS: readonly DemoPiece[] = [
  {
    sku: 'ROLIM-RA-VN',
    numeroSerie: 'RA 118',
    condicao: 'novo',
    precoPor: 289_000,
    madeira: WOOD,
    peso: 61,
    descricao: 'Ponto de equilíbrio a 24,5 cm do talão. Firme, com resposta rápida no spiccato.',
    marks: { front: [] },
    fotos: [
      { view: 'inteiro', alt: 'Arco de violino Rolim número 118, inteiro' },
      { view: 'talao', alt: 'Talão de ébano do arco número 118' },
    ],
  },
  {
    sku: 'ROLIM-RA-VN',
    numeroSerie: 'RA 121',
    condicao: 'novo',
    precoPor: 299_000,
    madeira: WOOD,
    peso: 59,
    descricao: 'Ponto de equilíbrio a 24 cm do talão. O mais leve da série, macio para o legato.',
    marks: { front: [] },
    fotos: [
      { view: 'inteiro', alt: 'Arco de violino Rolim número 121, inteiro' },
      { view: 'ponta', alt: 'Ponta do arco número 121' },
    ],
  },
  {
    sku: 'ROLIM-RA-VN',
    numeroSerie: 'RA 074',
    condicao: 'usadoA',
    precoPor: 219_000,
    madeira: WOOD,
    peso: 60,
    descricao:
      'De um violinista que ficou com outro da mesma série. Crina nova, vareta reta, couro trocado. Um risco miúdo na vareta, longe da mão.',
    marks: { front: [{ kind: 'scratch', at: [286, 5], size: 16, turn: 3 }] },
    fotos: [
      { view: 'inteiro', alt: 'Arco de violino Rolim número 74, inteiro' },
      { view: 'inteiro', close: 0, alt: 'Risco miúdo na vareta' },
    ],
  },
]
