import type { FacetValue } from '../facet-labels.ts'
import type { Box } from '../product.ts'

/** One string of a family: its note, and text that holds for any brand. `pitch` is written as `E5`. */
export type BowedNote = {
  nome: string
  letter: string
  label: FacetValue<'Nota'>
  position: string
  pitch: string
  silk: string
  role: string
  care: string
  palavras: readonly string[]
}

/** The strings of an instrument of the violin family. */
export type BowedFamily = {
  nome: string
  forInstrument: FacetValue<'Instrumento'>
  /** Null if its strings are for several sizes, which `asSet` says. */
  tamanho: FacetValue<'Tamanho'> | null
  categoria: string
  singles: string
  tuning: FacetValue<'Afinação'>
  /** Nominal vibrating length in millimetres, at which tensions are stated. */
  lengthMm: number
  caixa: Box
  asSet: string
  changing: string
  mixing: string
  palavras: readonly string[]
  /** Whether the single strings are one product with the note as a variant. */
  singlesTogether: boolean
  notes: readonly BowedNote[]
}

export const VIOLIN: BowedFamily = {
  nome: 'violino',
  forInstrument: 'Violino',
  tamanho: '4/4',
  categoria: 'cordas/instrumentos/violinos',
  singles: 'cordas/avulsas/violino',
  tuning: 'G D A E',
  lengthMm: 328,
  caixa: [40, 12, 150, 150],
  asSet:
    'Se o violino anda áspero, apagado ou difícil de afinar, um jogo novo costuma resolver antes de qualquer visita ao luthier.',
  changing:
    'Troque uma corda por vez, para que o cavalete não tombe nem a alma saia do lugar, e passe grafite nas ranhuras da pestana.',
  mixing:
    'Pode conviver com as outras três de marcas diferentes, desde que a força das quatro seja parecida.',
  palavras: ['violin', 'cordas de violino'],
  singlesTogether: false,
  notes: [
    {
      nome: 'Mi (E)',
      letter: 'E',
      label: 'Mi (E)',
      position: '1ª corda',
      pitch: 'E5',
      silk: '#2f6f4f',
      role: 'A Mi é a corda que mais se troca: leva a maior tensão do violino, oxida cedo e responde pelos agudos que atravessam a sala.',
      care: 'Confira se o seu microafinador pede bola ou laço antes de instalar, e proteja o cavalete com o tubinho plástico para o fio fino não cortar a madeira.',
      palavras: ['E', 'mi', 'primeira corda', 'mizinha'],
    },
    {
      nome: 'Lá (A)',
      letter: 'A',
      label: 'Lá (A)',
      position: '2ª corda',
      pitch: 'A4',
      silk: '#27408b',
      role: 'A Lá é a corda do diapasão e do primeiro dedo de todo mundo; por ela se afinam as outras e nela se percebe primeiro o desgaste.',
      care: 'Quando o enrolamento abre sob o dedo indicador, a afinação das quintas vai embora: é o sinal de trocar, mesmo que a corda ainda soe.',
      palavras: ['A', 'lá', 'la', 'segunda corda'],
    },
    {
      nome: 'Ré (D)',
      letter: 'D',
      label: 'Ré (D)',
      position: '3ª corda',
      pitch: 'D4',
      silk: '#8b1e3f',
      role: 'A Ré faz a ponte entre o brilho de cima e o peito do violino, e uma boa Ré deixa a mudança de corda quase imperceptível.',
      care: 'Ao esticar, confira de lado se o cavalete continua a prumo: a Ré nova costuma puxá-lo na direção do espelho.',
      palavras: ['D', 'ré', 're', 'terceira corda'],
    },
    {
      nome: 'Sol (G)',
      letter: 'G',
      label: 'Sol (G)',
      position: '4ª corda',
      pitch: 'G3',
      silk: '#b8860b',
      role: 'A Sol dá ao violino a voz grave e escura, e sustenta acordes e cordas duplas; é também a que mais tempo dura.',
      care: 'Enrole a Sol na cravelha sem deixar voltas soltas; se ela demora a falar com o arco leve, vale conferir a altura do cavalete.',
      palavras: ['G', 'sol', 'quarta corda'],
    },
  ],
}

export const VIOLA: BowedFamily = {
  nome: 'viola de arco',
  forInstrument: 'Viola de arco',
  tamanho: null,
  categoria: 'cordas/instrumentos/violas',
  singles: 'cordas/avulsas/viola',
  tuning: 'C G D A',
  lengthMm: 370,
  caixa: [50, 12, 150, 150],
  asSet:
    'Na viola o comprimento muda de um instrumento para outro: este jogo serve às de 15 a 16,5 polegadas, e nas menores fica um pouco mais solto.',
  changing: 'Comece pela Dó e vá subindo, uma por vez, com o cavalete sempre a prumo.',
  mixing: 'Muitos violistas misturam: uma Lá de aço mais doce em cima e sintéticas embaixo.',
  palavras: ['viola clássica', 'viola erudita', 'viola de orquestra'],
  singlesTogether: true,
  notes: [
    {
      nome: 'Lá (A)',
      letter: 'A',
      label: 'Lá (A)',
      position: '1ª corda',
      pitch: 'A4',
      silk: '#27408b',
      role: 'A Lá da viola precisa cantar sem imitar o violino.',
      care: 'Se a Lá apertar demais o som das outras, experimente a tensão leve.',
      palavras: ['A', 'lá'],
    },
    {
      nome: 'Ré (D)',
      letter: 'D',
      label: 'Ré (D)',
      position: '2ª corda',
      pitch: 'D4',
      silk: '#8b1e3f',
      role: 'A Ré é o centro da viola, onde mora a maior parte da parte escrita.',
      care: 'Afine devagar e devolva o cavalete à vertical.',
      palavras: ['D', 'ré'],
    },
    {
      nome: 'Sol (G)',
      letter: 'G',
      label: 'Sol (G)',
      position: '3ª corda',
      pitch: 'G3',
      silk: '#b8860b',
      role: 'A Sol liga o canto ao grave.',
      care: 'Grafite na pestana evita que o enrolamento prenda.',
      palavras: ['G', 'sol'],
    },
    {
      nome: 'Dó (C)',
      letter: 'C',
      label: 'Dó (C)',
      position: '4ª corda',
      pitch: 'C3',
      silk: '#3b3b3b',
      role: 'A Dó é a razão de ser da viola.',
      care: 'Dê a ela mais peso de arco e menos pressa.',
      palavras: ['C', 'dó'],
    },
  ],
}

export const CELLO: BowedFamily = {
  nome: 'violoncelo',
  forInstrument: 'Violoncelo',
  tamanho: '4/4',
  categoria: 'cordas/instrumentos/violoncelos',
  singles: 'cordas/avulsas/violoncelo',
  tuning: 'C G D A',
  lengthMm: 690,
  caixa: [110, 20, 170, 170],
  asSet:
    'O violoncelo trabalha com muita tensão, e cordas cansadas pesam na mão esquerda; um jogo novo devolve resposta e, muitas vezes, o ânimo de estudar.',
  changing:
    'Troque uma por vez, com o instrumento deitado ou bem apoiado, e marque a posição do cavalete a lápis antes de começar.',
  mixing: 'É comum usar Lá e Ré de uma casa e Sol e Dó de outra: a de cima canta, a de baixo sustenta.',
  palavras: ['cello', 'celo', 'violoncello'],
  singlesTogether: false,
  notes: [
    {
      nome: 'Lá (A)',
      letter: 'A',
      label: 'Lá (A)',
      position: '1ª corda',
      pitch: 'A3',
      silk: '#27408b',
      role: 'A Lá do violoncelo leva a melodia e costuma ser a mais crítica: brilho demais arranha, de menos some no naipe.',
      care: 'Suba a afinação em etapas e deixe a corda descansar alguns minutos, porque ela concentra a maior tensão do instrumento.',
      palavras: ['A', 'lá', 'la'],
    },
    {
      nome: 'Ré (D)',
      letter: 'D',
      label: 'Ré (D)',
      position: '2ª corda',
      pitch: 'D3',
      silk: '#8b1e3f',
      role: 'A Ré do violoncelo precisa da mesma cor da Lá, para que a frase não mude de voz no meio.',
      care: 'Troque-a na mesma semana que a Lá, se puder: as duas envelhecem juntas e o par novo soa inteiro.',
      palavras: ['D', 'ré', 're'],
    },
    {
      nome: 'Sol (G)',
      letter: 'G',
      label: 'Sol (G)',
      position: '3ª corda',
      pitch: 'G2',
      silk: '#b8860b',
      role: 'A Sol sustenta o acompanhamento e é onde o nó do lobo costuma aparecer; uma corda bem escolhida ajuda a domá-lo.',
      care: 'Se um uivo surgir perto do Fá, um supressor de lobo preso abaixo do cavalete costuma resolver.',
      palavras: ['G', 'sol'],
    },
    {
      nome: 'Dó (C)',
      letter: 'C',
      label: 'Dó (C)',
      position: '4ª corda',
      pitch: 'C2',
      silk: '#3b3b3b',
      role: 'A Dó é o chão do quarteto e da orquestra: ela precisa falar logo no começo do arco e não embolar nas notas rápidas.',
      care: 'Verifique se a ranhura do cavalete acolhe a espessura da corda; ranhura apertada corta o enrolamento.',
      palavras: ['C', 'dó', 'do'],
    },
  ],
}

export const DOUBLE_BASS: BowedFamily = {
  nome: 'contrabaixo acústico',
  forInstrument: 'Contrabaixo acústico',
  tamanho: '3/4',
  categoria: 'cordas/instrumentos/contrabaixos',
  singles: 'cordas/avulsas/contrabaixo',
  tuning: 'E A D G',
  lengthMm: 1060,
  caixa: [320, 40, 230, 230],
  asSet:
    'A medida 3/4 é a do contrabaixo adulto comum, o que se vê em orquestras e trios de jazz por todo o país.',
  changing:
    'Com quase cento e vinte quilos sobre o tampo, troque uma corda por vez e peça ajuda a um luthier se o cavalete ceder.',
  mixing:
    'Quem toca com arco e dedos costuma escolher a Sol e a Ré pensando no canto e o par grave pensando no ataque.',
  palavras: ['rabecão', 'double bass', 'baixo acústico', 'contra baixo'],
  singlesTogether: true,
  notes: [
    {
      nome: 'Sol (G)',
      letter: 'G',
      label: 'Sol (G)',
      position: '1ª corda',
      pitch: 'G2',
      silk: '#b8860b',
      role: 'A Sol é a voz cantante do contrabaixo.',
      care: 'Suba a tensão aos poucos.',
      palavras: ['G', 'sol'],
    },
    {
      nome: 'Ré (D)',
      letter: 'D',
      label: 'Ré (D)',
      position: '2ª corda',
      pitch: 'D2',
      silk: '#8b1e3f',
      role: 'A Ré equilibra o par agudo.',
      care: 'Confira a ranhura do cavalete.',
      palavras: ['D', 'ré'],
    },
    {
      nome: 'Lá (A)',
      letter: 'A',
      label: 'Lá (A)',
      position: '3ª corda',
      pitch: 'A1',
      silk: '#27408b',
      role: 'A Lá conduz o andamento.',
      care: 'Grafite na pestana ajuda.',
      palavras: ['A', 'lá'],
    },
    {
      nome: 'Mi (E)',
      letter: 'E',
      label: 'Mi (E)',
      position: '4ª corda',
      pitch: 'E1',
      silk: '#2f6f4f',
      role: 'A Mi é o alicerce da orquestra.',
      care: 'Dê a ela tempo de assentar.',
      palavras: ['E', 'mi'],
    },
  ],
}
