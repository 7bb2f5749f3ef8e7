import { VIOLA, VIOLIN } from '../bowed.ts'
import type { FittingTable } from './fitting-table.ts'
import { medianHeight } from './growth.ts'
import { ARM_TO_BODY, ARM_TO_HEIGHT } from './proportions.ts'

/** From which arm Yamaha gives each violin; the 7/8 is for petite adults, and no step of a child's way. */
const YAMAHA = VIOLIN.flatMap(({ nome, armMm }) =>
  armMm && nome !== '7/8' ? [[nome, armMm[0]] as const] : [],
).toReversed()

/**
 * Yamaha: fit stick ("Five things you may not know about string instruments", hub.yamaha.com). Suzuki: the table by
 * height, as a school quotes it ("分数バイオリンのサイズ", violin-viola-lesson.com/archives/2022/03/15/3303), with the
 * ages at which that school gives a size to girls and boys alike. Violin Project: "子ども用バイオリンのサイズは何種類?"
 * (violin-project.org/sizeforkids). Allegro Musique: "Taille violon: choisir", blog.allegromusique.fr. Musi-Kuss:
 * "Geige" (musi-kuss.de/angebote/geige).
 */
export const VIOLIN_TABLES: readonly FittingTable[] = [
  { medida: 'braco', fonte: 'Yamaha', rows: YAMAHA },
  {
    medida: 'altura',
    fonte: 'Suzuki',
    rows: [
      ['1/8', 1100],
      ['1/4', 1150],
      ['1/2', 1250],
      ['3/4', 1300],
      ['4/4', 1450],
    ],
  },
  {
    medida: 'altura',
    fonte: 'Violin Project',
    rows: [
      ['1/16', 850],
      ['1/10', 1050],
      ['1/8', 1100],
      ['1/4', 1150],
      ['1/2', 1250],
      ['3/4', 1350],
      ['4/4', 1450],
    ],
  },
  {
    medida: 'idade',
    fonte: 'Allegro Musique',
    rows: [
      ['1/16', 3.5],
      ['1/10', 4],
      ['1/8', 5],
      ['1/4', 6],
      ['1/2', 8],
    ],
  },
  {
    medida: 'idade',
    fonte: 'Musi-Kuss',
    rows: [
      ['1/8', 4],
      ['1/4', 6],
      ['1/2', 8],
      ['3/4', 10],
      ['4/4', 12],
    ],
  },
  {
    medida: 'idade',
    fonte: 'Violin & Viola Lesson',
    rows: [
      ['1/8', 5],
      ['1/4', 7],
      ['1/2', 9],
      ['3/4', 11],
      ['4/4', 13],
    ],
  },
]

const INCH = 25.4

/** Nobody is sent to a larger viola by an arm alone, and fractions name no length. */
const LARGEST_VIOLA = 16.5

/**
 * No maker publishes arms for violas: what holds for violins is applied to the length of the body. So an eight-year-old
 * has a viola of 12 inches, as at Animato ("Double basses", store.animato.com.au).
 */
const VIOLA_ARMS = VIOLA.toReversed().flatMap(({ nome }) => {
  const inches = inchesOf(nome)
  return inches <= LARGEST_VIOLA ? [[nome, Math.round(inches * INCH * ARM_TO_BODY)] as const] : []
})

export const VIOLA_TABLES: readonly FittingTable[] = [
  { medida: 'braco', fonte: 'Proporção dos violinos da Yamaha', rows: VIOLA_ARMS },
  {
    medida: 'altura',
    fonte: 'Proporção dos violinos da Yamaha',
    rows: VIOLA_ARMS.map(([nome, arm]) => [nome, Math.round(arm / ARM_TO_HEIGHT)] as const),
  },
]

/**
 * Two tables in use in Japan, as the cellist Yuko Miyagawa quotes them (yukomiyagawa.blog5.fc2.com, entry 913). The
 * second is cut off after the 3/4.
 */
export const CELLO_TABLES: readonly FittingTable[] = [
  {
    medida: 'altura',
    fonte: 'Guia japonês de violoncelos (1)',
    rows: [
      ['1/8', 1000],
      ['1/4', 1150],
      ['1/2', 1250],
      ['3/4', 1300],
      ['4/4', 1450],
    ],
  },
  {
    medida: 'altura',
    fonte: 'Guia japonês de violoncelos (2)',
    rows: [
      ['1/8', 1050],
      ['1/4', 1150],
      ['1/2', 1250],
      ['3/4', 1350],
    ],
  },
]

/**
 * Animato: a bass is one size below the violin of the same child ("Double basses", store.animato.com.au). Richard Davis
 * Foundation: a 1/4 from ten years, an adult's bass from fourteen ("Background bass information", richarddavis.org).
 * The 3/4 is the bass of adults: nobody grows into a 4/4.
 */
export const DOUBLE_BASS_TABLES: readonly FittingTable[] = [
  {
    medida: 'altura',
    fonte: 'Animato Strings',
    rows: [
      ['1/4', 1250],
      ['1/2', 1350],
      ['3/4', 1450],
    ],
  },
  {
    medida: 'altura',
    fonte: 'Richard Davis Foundation',
    rows: [
      ['1/4', Math.round(medianHeight(10))],
      ['3/4', Math.round(medianHeight(14))],
    ],
  },
]

/** Of `15,5"`; not a number for `3/4`. */
function inchesOf(nome: string): number {
  return Number(nome.replace('"', '').replace(',', '.'))
}
