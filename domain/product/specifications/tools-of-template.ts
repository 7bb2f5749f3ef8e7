import { listWords } from '#domain/format/list-words.ts'
import { CHOICE_PATH } from '../../instruments/choice/choice-query.ts'
import { LEFT_HAND_PATH } from '../../instruments/compatibility/left-hand-path.ts'
import { HOLDS } from '../../instruments/compatibility/string-ends.ts'
import { FAMILIES, type Family } from '../../instruments/families/family.ts'
import { LISTENING_PATH } from '../../instruments/listening/listening-address.ts'
import { MINE_PATH } from '../../instruments/mine/mine-path.ts'
import { PASSPORT_PATH } from '../../instruments/passport/passport-path.ts'
import { practicePath } from '../../instruments/practice/practice-tools.ts'
import { SIZE_PATH } from '../../instruments/sizes/fitting/size-address.ts'
import { isFitted } from '../../instruments/sizes/fitting/size-for.ts'
import { hasOutgrownSizes } from '../../instruments/sizes/larger-sizes.ts'
import { sizesOf } from '../../instruments/sizes/sizes.ts'
import { gaugesOf } from '../../instruments/tension/gauged-set.ts'
import { TENSION_PATH } from '../../instruments/tension/tension-query.ts'
import { TOOLS } from '../../instruments/tools.ts'
import { TRADE_IN_PATH } from '../../order/trade-in/trade-in-path.ts'
import type { FieldRole, SpecificationField } from './field.ts'
import { choosableFamilies } from './instrument-of.ts'

type Field = Pick<SpecificationField, 'label' | 'tipo' | 'papel' | 'opcoes' | 'filtro' | 'filtragem'>

/** A template as far as it is written. */
type WrittenTemplate = { instrumento: Family | null; campos: readonly Field[] }

/** A tool of the shop, and whether a category's template lets its products into it. */
export type ToolOfTemplate = {
  nome: string
  url: string
  on: boolean
  /** What it does with the category's products; of one that is off, what it would do. */
  text: string
  /** What the template lacks for it, or for more of it; null if nothing. */
  more: string | null
}

/** Which tools a category's template switches on, and which it would with another field. None without fields. */
export function toolsOfTemplate(template: WrittenTemplate): ToolOfTemplate[] {
  const { instrumento, campos } = template
  if (campos.length === 0) return []
  const hand = campos.find(({ papel }) => papel === 'mao')
  const strings = campos.filter(({ tipo }) => tipo === 'corda').length
  const has = (papel: FieldRole) => campos.some((field) => field.papel === papel)
  if (instrumento !== null && strings > 0)
    return [...ofStrings(instrumento, strings, has), ...(hand ? [leftHand(hand)] : [])]
  const families = instrumento === null ? choosableFamilies(campos) : [instrumento]
  if (families.length === 0) return [...ofAccessories(has), ...(hand ? [leftHand(hand)] : [])]

  return [...merged(families.map((family) => ofInstrument(family, campos, has))), leftHand(hand)]
}

/** Of a category with several instruments: what is on for one of them. */
function merged(all: readonly ToolOfTemplate[][]): ToolOfTemplate[] {
  const byUrl = Map.groupBy(all.flat(), ({ url }) => url)

  return [...byUrl.values()].flatMap((same) => {
    const tool = same.find(({ on }) => on) ?? same[0]
    return tool ? [{ ...tool, more: tool.more ?? same.find(({ more }) => more)?.more ?? null }] : []
  })
}

type Has = (papel: FieldRole) => boolean

function ofStrings(family: Family, count: number, has: Has): ToolOfTemplate[] {
  const isSet = count > 1
  const few = isSet ? null : 'Um jogo tem ao menos dois campos do tipo “Corda de um jogo”.'
  const mine = lacking(has, [
    ...(sizesOf(family).length > 0 ? [TAMANHO] : []),
    CORDAS,
    ['escalas', '“Escalas a que o jogo serve”'],
    ...(hasSeveralHolds(family) ? [TERMINACAO] : []),
  ])
  const choice = lacking(has, [
    ...(sizesOf(family).length > 0 ? [TAMANHO] : []),
    ...MATERIALS,
    ['nivel', '“Nível de quem toca”'],
  ])
  // What strings are made of tells their weight where the gauge says which are plain (`withSheetMaterials`).
  const weighing = gaugesOf(family) ? MATERIALS : []
  const weights = lacking(has, [ESCALA, ...weighing])
  const sound = lacking(has, weighing)

  return [
    tool(
      TENSION_PATH,
      isSet,
      'Calcula quanto puxa cada corda de cada jogo.',
      few ?? (weights && `Calcula melhor com ${weights}.`),
    ),
    tool(
      CHOICE_PATH,
      isSet,
      'Acha os jogos pelo que se procura, e diz por quê.',
      few ?? (choice && `Acha melhor com ${choice}.`),
    ),
    tool(
      MINE_PATH,
      true,
      'Diz em cartões, páginas e na sacola se o jogo serve.',
      mine && `Confere mais com ${mine}.`,
    ),
    tool(practicePath('afinador'), true, 'Abre na afinação de cada jogo.', null),
    tool(
      LISTENING_PATH,
      isSet,
      'Compara os sons que cada produto calcula pela ficha ou tem gravados.',
      few ?? (sound && `Os sons calculados ficam mais parecidos com ${sound}.`),
    ),
  ]
}

function ofInstrument(family: Family, campos: readonly Field[], has: Has): ToolOfTemplate[] {
  const { bowed } = FAMILIES[family]
  const byRange = campos.some(
    ({ papel, filtro, filtragem }) => papel === 'escala' && filtro && filtragem === 'faixa',
  )
  const sized = has('tamanho') || (!bowed && byRange)
  const mine = lacking(has, [
    ...(sizesOf(family).length > 0 ? [TAMANHO] : []),
    ...(bowed ? [] : [ESCALA]),
    ...(hasSeveralHolds(family) ? [TERMINACAO] : []),
    CORDAS,
    AFINACAO,
    MAO,
  ])
  const tuner = lacking(has, [AFINACAO, CORDAS])
  const noSize = bowed
    ? 'Dê o papel “Tamanho” ao campo do tamanho.'
    : 'Dê o papel “Tamanho” ao campo do tamanho, ou “Escala” ao da escala, com o filtro de … a ….'
  const tools = [
    tool(
      MINE_PATH,
      true,
      'Quem compra guarda o instrumento, e a loja diz o que serve nele.',
      mine && `Sabe mais do instrumento com ${mine}.`,
    ),
    tool(
      practicePath('afinador'),
      true,
      'Abre na afinação do instrumento.',
      tuner && `Com ${tuner}, na que a ficha diz.`,
    ),
    tool(PASSPORT_PATH, true, 'Cada unidade vendida pode ganhar um passaporte, pelo número de série.', null),
  ]
  const bySize = isFitted(family)
    ? [tool(SIZE_PATH, sized, 'Leva de quem toca ao tamanho, e dele à listagem.', sized ? null : noSize)]
    : []
  const knowsSize = has('tamanho') || has('escala')
  const trade = hasOutgrownSizes(family)
    ? [
        tool(
          TRADE_IN_PATH,
          knowsSize,
          'O que ficou pequeno vira crédito, se a loja aceita trocas.',
          knowsSize ? null : 'Dê o papel “Tamanho” ao campo do tamanho.',
        ),
      ]
    : []

  return [...bySize, ...tools, ...trade]
}

function ofAccessories(has: Has): ToolOfTemplate[] {
  const more = lacking(has, [TAMANHO, ['furo', '“Furo da tarraxa”'], MAO])
  const isFor = has('instrumento')
  const off =
    'São um instrumento, ou cordas para um? Diga acima o Instrumento. São vários? Dê o papel “Que instrumento é” à escolha que diz qual. São acessórios? Dê o papel “Para que instrumentos é” ao campo que diz isso.'

  return [
    tool(
      MINE_PATH,
      isFor,
      'Diz em cartões, páginas e na sacola em que instrumentos o produto serve.',
      isFor ? more && `Onde importam, confere também ${more}.` : off,
    ),
  ]
}

function leftHand(hand: Field | undefined): ToolOfTemplate {
  const on = hand?.filtro === true
  const more = hand
    ? 'Falta o filtro por valores no campo da mão (uma opção do produto com o mesmo nome também filtra).'
    : 'Dê o papel “Mão” ao campo que diz para que mão é, com filtro por valores.'

  return tool(LEFT_HAND_PATH, on, 'Mostra o que há para canhotos.', on ? null : more)
}

type Named = readonly [papel: FieldRole, name: string]

const TAMANHO: Named = ['tamanho', '“Tamanho”']
const ESCALA: Named = ['escala', '“Escala”']
const CORDAS: Named = ['cordas', '“Número de cordas”']
const TERMINACAO: Named = ['terminacao', '“Terminação das cordas”']
const AFINACAO: Named = ['afinacao', '“Afinação”']
const MAO: Named = ['mao', '“Mão”']
const MATERIALS: readonly Named[] = [
  ['nucleo', '“Núcleo das cordas”'],
  ['enrolamento', '“Enrolamento das cordas”'],
]

/** Whether how an instrument holds its strings decides which ones fit. */
function hasSeveralHolds(family: Family): boolean {
  return HOLDS[family].length > 1
}

/** The roles that no field has: `os papéis “Tamanho” e “Escala”`; null if there are none. */
function lacking(has: Has, roles: readonly Named[]): string | null {
  const names = roles.flatMap(([papel, name]) => (has(papel) ? [] : [name]))
  if (names.length === 0) return null

  return `${names.length > 1 ? 'os papéis' : 'o papel'} ${listWords(names)}`
}

function tool(url: string, on: boolean, text: string, more: string | null): ToolOfTemplate {
  const nome = TOOLS.find((each) => each.url === url)?.nome ?? ''

  return {
    nome,
    url,
    on,
    text,
    more,
  }
}
