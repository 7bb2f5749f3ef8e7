import type { Family } from '#domain/instruments/families/family.ts'
import { SETUPS, type Setup } from '#domain/instruments/setup/setup.ts'
import type { ServiceOption, ServiceQuestion } from '#domain/workshop/service.ts'

/** An option: key, words, and what it adds to price (centavos) and work (minutes). */
type OptionRow = readonly [chave: string, rotulo: string, preco?: number, minutos?: number]

type Words = Pick<ServiceQuestion, 'chave' | 'rotulo'> & Partial<ServiceQuestion>

/** A choice that has to be made. */
export function choice(words: Words, rows: readonly OptionRow[]): ServiceQuestion {
  return { ajuda: '', obrigatoria: true, ...words, tipo: 'opcao', opcoes: rows.map(option) }
}

/** A sentence of the shopper. */
export function words(question: Words): ServiceQuestion {
  return { ajuda: '', obrigatoria: false, ...question, tipo: 'texto', opcoes: [] }
}

/** The tuning in which the instrument leaves. */
export const TUNING: ServiceQuestion = {
  chave: 'afinacao',
  rotulo: 'Afinação',
  ajuda: 'O instrumento sai regulado para ela: outra afinação muda a tensão e pede outro ajuste.',
  tipo: 'afinacao',
  obrigatoria: false,
  opcoes: [],
}

/** The strings to put on; without an answer those of the instrument stay. */
export const STRINGS: ServiceQuestion = {
  chave: 'cordas',
  rotulo: 'Cordas novas',
  ajuda: 'O jogo escolhido entra na sacola. Sem escolha, ficam as cordas que vêm no instrumento.',
  tipo: 'cordas',
  obrigatoria: false,
  opcoes: [],
}

/** For which hand the instrument is set up. */
export const HAND = choice(
  {
    chave: 'mao',
    rotulo: 'Para que mão',
    ajuda: 'Num instrumento que já é de canhoto, escolha como ele vem.',
  },
  [
    ['como-vem', 'Como o instrumento vem'],
    ['inverter', 'Inverter as cordas, com pestana nova', 12_000, 60],
  ],
)

/** The nut of a fretted instrument. */
export const NUT = choice({ chave: 'pestana', rotulo: 'Pestana' }, [
  ['original', 'A original, com os sulcos ajustados'],
  ['osso', 'De osso, talhada para o seu jogo de cordas', 11_000, 45],
])

/** How high the strings shall be, with the heights of this family in millimetres. */
export function action(family: Family, where: string): ServiceQuestion {
  const [low, medium, high] = heights(SETUPS[family])

  return choice(
    {
      chave: 'altura',
      rotulo: 'Altura das cordas',
      ajuda: `Medida da corda mais grave e da mais aguda, ${where}.`,
    },
    [
      ['baixa', `Baixa, para toque leve: ${low}`],
      ['media', `Média, serve à maioria: ${medium}`],
      ['alta', `Alta, para quem toca forte: ${high}`],
    ],
  )
}

/** The same for several families, of which only the medium height is named. */
export function actionOf(families: readonly (readonly [family: Family, nome: string])[]): ServiceQuestion {
  const medium = families.map(([family, nome]) => `${nome}, ${heights(SETUPS[family])[1]}`)

  return choice(
    {
      chave: 'altura',
      rotulo: 'Altura das cordas',
      ajuda: `A média no 12º traste: ${medium.join('; ')}.`,
    },
    [
      ['baixa', 'Baixa, para toque leve'],
      ['media', 'Média, serve à maioria'],
      ['alta', 'Alta, para quem toca forte'],
    ],
  )
}

/** Low, medium and high in words. */
function heights({ actionBassMm: bass, actionTrebleMm: treble }: Setup): [string, string, string] {
  const at = (share: number) => `${between(bass, share)} e ${between(treble, share)} mm`

  return [at(0), at(0.5), at(1)]
}

function between([min, max]: Setup['actionBassMm'], share: number): string {
  return String(Math.round((min + (max - min) * share) * 10) / 10).replace('.', ',')
}

function option([chave, rotulo, preco = 0, minutos = 0]: OptionRow): ServiceOption {
  return { chave, rotulo, preco, minutos }
}
