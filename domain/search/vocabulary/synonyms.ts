import { searchTokens } from '../search-text.ts'
import { INSTRUMENTS, UNSOLD_KINDS } from './kinds.ts'

/**
 * The catalogue's words for a thing, and what shoppers type for it. Each of `means` finds all of `means`; each of
 * `typed` finds itself and all of `means`, but no other word finds it. A word may be in several entries. Misspellings
 * are listed if the correction by similarity would miss them or apply too late.
 */
type Synonyms = {
  means: string[]
  typed: string[]
  /** First word of the names of the thing itself, if it is none of `means`. */
  named?: string
}

const SYNONYMS: Synonyms[] = [
  // Strings
  {
    means: ['encordoamento', 'cordas'],
    typed: [
      'jogo de cordas',
      'kit de cordas',
      'set de cordas',
      // A prefix of `cordas` also means a set.
      'cord',
      'encordamento',
      'encordoamente',
      'incordoamento',
      'strings',
      'string set',
      'string',
      'set',
    ],
  },
  { means: ['avulsa'], typed: ['unitária', 'solta', 'individual', 'separada', 'single string'] },
  { means: ['revestida', 'com revestimento'], typed: ['coated'] },
  { means: ['aço niquelado', 'nickel'], typed: ['níquel', 'nickel plated', 'nickel wound'] },
  {
    means: ['bronze fosforoso'],
    typed: ['fósforo bronze', 'phosphor bronze', 'bronze fósforo', 'fosfor bronze'],
  },
  { means: ['náilon', 'nylon'], typed: ['naylon', 'nilon', 'nailom'] },

  // Instruments
  { means: ['violino'], typed: ['violin', 'fiddle'] },
  {
    means: ['violoncelo', 'cello'],
    typed: ['celo', 'violoncello', 'violonchelo', 'violon celo', 'tchelo', 'chelo', 'violoncelho'],
  },
  {
    means: ['viola de arco'],
    typed: ['viola clássica', 'viola erudita', 'viola de orquestra', 'viola de concerto'],
  },
  {
    means: ['viola caipira'],
    typed: [
      'viola sertaneja',
      'viola nordestina',
      'viola de 10 cordas',
      'viola de dez cordas',
      'viola 10 cordas',
    ],
  },
  { means: ['baixo'], typed: ['contrabaixo', 'contra baixo', 'bass'] },
  {
    means: ['baixo'],
    typed: [
      ...['baixo elétrico', 'contrabaixo elétrico', 'contra baixo elétrico', 'bass guitar', 'electric bass'],
      ...['baixo de 4 cordas', 'guitarra baixo', 'electric bass guitar'],
    ],
  },
  { means: ['contrabaixo'], typed: ['contra baixo', 'bass'] },
  {
    means: ['contrabaixo acústico'],
    typed: [
      'contra baixo acústico',
      'rabecão',
      'double bass',
      'upright bass',
      'baixo acústico',
      'baixo de pau',
      'contrabaixo de orquestra',
      'contrabaixo orquestra',
      'contrabaixo clássico',
    ],
  },
  { means: ['guitarra'], typed: ['guitarra elétrica', 'guitar', 'electric guitar', 'guita'] },
  { means: ['violão'], typed: ['guitarra acústica', 'acoustic guitar', 'guitar', 'viola portuguesa'] },
  {
    means: ['violão nylon', 'violão náilon'],
    typed: ['violão clássico', 'violão erudito', 'classical guitar', 'nylon guitar', 'classic guitar'],
  },
  { means: ['elétrico', 'eletroacústico'], typed: ['eletrificado', 'plugado'] },
  { means: ['semiacústico', 'semi acústico'], typed: [] },
  { means: ['violão aço', 'violão folk'], typed: ['steel string guitar', 'folk guitar'] },
  { means: ['stratocaster', 'strato', 'modelo ST'], typed: ['strat', 'strato caster', 'extrato'] },
  { means: ['telecaster', 'tele', 'modelo TL'], typed: ['tele caster'] },
  { means: ['les paul', 'lp'], typed: ['lespaul', 'lespol', 'les pol', 'lespo', 'les pau'] },
  { means: ['jazz III'], typed: ['jazz 3', 'jazz3'] },
  { means: ['superstrato', 'moderna'], typed: ['super strato', 'superstrat'] },
  { means: ['7 cordas'], typed: ['sete cordas', '7 string', 'seven string'] },
  { means: ['5 cordas'], typed: ['cinco cordas', '5 string', 'five string'] },
  { means: ['12 cordas'], typed: ['doze cordas', '12 string', 'twelve string'] },
  { means: ['concert'], typed: ['concerto'] },
  { means: ['sem traste'], typed: ['fretless'] },
  { means: ['cutaway'], typed: ['cut away', 'recorte'] },
  { means: ['single coil', 'SSS'], typed: ['singlecoil', 'single', 'bobina simples'], named: 'captador' },
  {
    means: ['humbucker', 'HH'],
    typed: ['humbuker', 'rambuque', 'humbucking', 'bobina dupla'],
    named: 'captador',
  },
  { means: ['humbucker', 'HSS', 'HSH'], typed: ['humbuker', 'rambuque'] },
  {
    means: ['ukulele'],
    typed: [
      'uquelele',
      'ukelele',
      'uke',
      'uculele',
      'iuquelele',
      'ukulelle',
      'ukelelê',
      'uqulele',
      'ukuleli',
    ],
  },
  { means: ['cavaquinho', 'cavaco'], typed: ['cavaquim'] },
  { means: ['bandolim'], typed: ['mandolim', 'mandolin', 'bandolin'] },
  {
    means: ['canhoto'],
    typed: ['left handed', 'lefthanded', 'left hand', 'lefty', 'esquerda', 'mão esquerda', 'canhotinho'],
  },

  // Sizes and players
  {
    means: ['4/4'],
    typed: [
      'tamanho adulto',
      'adulto',
      'inteiro',
      'full size',
      '4 4',
      '44',
      'tamanho inteiro',
      'tamanho normal',
    ],
  },
  { means: ['3/4'], typed: ['3 4', '34'] },
  { means: ['1/2'], typed: ['1 2', 'meio', 'tamanho meio'] },
  { means: ['1/4'], typed: ['1 4'] },
  { means: ['1/8'], typed: ['1 8'] },
  {
    means: ['iniciante', 'estudante'],
    typed: [
      'aprendiz',
      'principiante',
      'aluno',
      'beginner',
      'student',
      'estudo',
      'estudar',
      'aprender',
      'começar',
    ],
  },
  { means: ['infantil'], typed: ['criança', 'kids'] },

  // Parts and accessories
  { means: ['arco'], typed: ['vara', 'bow', 'arquinho'] },
  { means: ['carbono'], typed: ['carbon', 'carbon fiber', 'fibra de carbono', 'fibra carbono'] },
  { means: ['crina'], typed: ['cerda'] },
  { means: ['breu'], typed: ['resina', 'resina para arco', 'colofônia', 'rosin', 'breo', 'bril'] },
  { means: ['surdina'], typed: ['mute', 'abafador', 'sordina', 'practice mute'] },
  {
    means: ['espaleira'],
    typed: [
      'espalheira',
      'apoio de ombro',
      'shoulder rest',
      'shoulderrest',
      'ombreira',
      'almofada de ombro',
      'suporte de ombro',
      'avela',
    ],
  },
  {
    means: ['queixeira'],
    typed: ['chin rest', 'chinrest', 'apoio de queixo', 'suporte de queixo', 'queicheira'],
  },
  { means: ['estandarte'], typed: ['tailpiece', 'cordal'] },
  {
    means: ['microafinador', 'micro afinador'],
    typed: [
      'afinador fino',
      'fine tuner',
      'fixador',
      'fixo',
      'micrométrico',
      'afinador micrométrico',
      'micro afinadores',
      'esticador',
    ],
  },
  { means: ['cravelha'], typed: ['peg', 'pegs', 'tuning peg'] },
  {
    means: ['tarraxa'],
    typed: [
      'tarracha',
      'machine heads',
      'machine head',
      'tuning machine',
      'afinadores de cabeça',
      'cravelha',
      'tuner',
    ],
  },
  { means: ['cavalete', 'ponte'], typed: ['bridge', 'cavalhete'] },
  { means: ['rastilho'], typed: ['saddle'] },
  { means: ['espelho', 'escala'], typed: ['fingerboard'] },
  { means: ['pestana'], typed: ['nut'] },
  { means: ['rastilho'], typed: ['pestana', 'nut'] },
  { means: ['captador'], typed: ['pickup', 'pick up', 'captação', 'cápsula'] },
  { means: ['eletroacústico'], typed: ['captação'] },
  { means: ['afinador'], typed: ['tuner', 'afinador digital', 'afinador eletrônico'] },
  { means: ['presilha', 'clip'], typed: ['clipe', 'grampo'] },
  {
    means: ['capotraste'],
    typed: [
      'capo',
      'capo traste',
      'capotrasti',
      'capotrasti',
      'capotraste móvel',
      'capo trasti',
      'pestana',
      'pestana móvel',
      'braçadeira',
    ],
  },
  { means: ['correia', 'talabarte'], typed: ['alça', 'strap', 'correa', 'cinta'] },
  { means: ['palheta'], typed: ['paleta', 'plectro', 'pick', 'picks'] },
  {
    means: ['estojo', 'case'],
    typed: ['hard case', 'hardcase', 'flight case', 'maleta', 'caixa de transporte', 'istojo'],
  },
  { means: ['capa', 'bag'], typed: ['gig bag', 'gigbag', 'mochila'] },
  { means: ['soft case', 'semi case'], typed: ['capa', 'softcase', 'semicase'] },
  { means: ['suporte'], typed: ['stand', 'pedestal', 'descanso', 'tripé', 'pé', 'apoio'] },
  {
    means: ['estante'],
    typed: [
      'stand',
      'pedestal',
      'suporte partitura',
      'suporte de partitura',
      'porta partitura',
      'music stand',
      'atril',
    ],
  },
  { means: ['cabo'], typed: ['cable', 'fio'] },
  { means: ['umidificador'], typed: ['humidificador', 'humidifier'] },
  { means: ['metrônomo'], typed: ['metronome'] },
  {
    means: ['banquinho de pé'],
    typed: ['apoio de pé', 'apoio para o pé', 'footstool', 'descanso de pé', 'banquinho violonista'],
  },
  { means: ['flanela'], typed: ['pano', 'pano de limpeza', 'microfibra'] },
  { means: ['polidor'], typed: ['lustra', 'limpador', 'produto de limpeza', 'polish'] },
  {
    means: ['enrolador'],
    typed: ['encordoador', 'alicate', 'alicate corta corda', 'corta corda', 'string winder', 'manivela'],
  },
  { means: ['espigão'], typed: ['endpin', 'end pin', 'ponteira'] },
  { means: ['apoio de espigão'], typed: ['rockstop', 'rock stop', 'apoio de chão', 'apoio espigão'] },
  { means: ['diapasão'], typed: ['tuning fork', 'garfo de afinação'] },
  { means: ['slide'], typed: ['bottleneck', 'bottle neck'] },
  { means: ['cabo'], typed: ['cabo p10', 'plug p10', 'p10', 'cabo de instrumento'] },
  ...[...INSTRUMENTS].map((instrument) => ({
    means: [instrument],
    typed: ['instrumento', 'instrumento musical'],
  })),

  // Brands as they sound
  {
    means: ["D'Addario"],
    typed: ['d adario', 'd addario', 'dadario', 'dadarrio', 'daddarrio', 'dedario', 'adario', 'addario'],
  },
  { means: ['Elixir'], typed: ['elixer', 'elixi', 'elexir', 'elixier'] },
  { means: ['Giannini'], typed: ['gianini', 'giannine', 'gianine', 'janini'] },
  { means: ['Takamine'], typed: ['takamini'] },
  { means: ['Thomastik'], typed: ['thomastic', 'tomastik', 'tomastic'] },
  { means: ['Pirastro'], typed: ['pirasto', 'pirastre'] },
  { means: ['Evah Pirazzi'], typed: ['eva pirazzi', 'evah pirazi', 'eva pirazi'] },
  { means: ['Strinberg'], typed: ['strimberg', 'steinberg'] },
  { means: ['Ibanez'], typed: ['ibanes', 'ibanhez'] },
  { means: ['Yamaha'], typed: ['yamarra', 'iamaha', 'yamara'] },
  { means: ['Squier'], typed: ['squire'] },
  { means: ['Epiphone'], typed: ['epifone'] },
  { means: ['Ernie Ball'], typed: ['ernieball', 'erni ball', 'ernie bal'] },
  { means: ['Di Giorgio'], typed: ['digiorgio', 'de giorgio'] },
  { means: ['La Bella'], typed: ['labella'] },
  { means: ['Savarez'], typed: ['savares', 'savarés'] },
  { means: ['Del Vecchio'], typed: ['delvecchio', 'del veccio', 'delvechio'] },
  { means: ['Seymour Duncan'], typed: ['seymourduncan', 'seimur duncan', 'seymor duncan'] },
  { means: ['Tagima'], typed: ['tajima'] },
  { means: ['Santo Angelo'], typed: ['santoangelo', 'st angelo'] },
]

/** Maximum number of words in an entry; longer phrases are not looked up. */
export const MAX_SYNONYM_WORDS = 4

/**
 * Returns all alternatives of a phrase (tokens of `searchTokens`, joined by spaces), itself first, each as words that
 * must all occur. Undefined if it has no synonyms.
 */
export function alternativesOf(words: string): string[][] | undefined {
  return TABLE.get(words)
}

/** Returns the first word of the names of a thing, if it differs from these words. */
export function namedAs(words: string): string | undefined {
  return NAMED.get(words)
}

/** Returns whether the catalogue has near synonyms of this word: a `ponte` is not exactly a `cavalete`. */
export function hasNearSynonyms(words: string): boolean {
  return NEAR.has(words)
}

const TABLE = buildTable()
const NAMED = new Map(
  SYNONYMS.flatMap(({ means, typed, named }) =>
    named ? [...means, ...typed].map((entry) => [read(entry), read(named)] as const) : [],
  ),
)
const NEAR = new Set(SYNONYMS.filter(({ means }) => means.length > 1).flatMap(({ means }) => means.map(read)))

function buildTable(): Map<string, string[][]> {
  const table = new Map<string, Set<string>>()
  const kinds = UNSOLD_KINDS.map(({ typed }) => ({ means: typed.slice(0, 1), typed: typed.slice(1) }))
  for (const { means, typed } of [...SYNONYMS, ...kinds])
    for (const entry of [...means, ...typed]) {
      const key = read(entry)
      table.set(key, new Set([key, ...(table.get(key) ?? []), ...means.map(read)]))
    }

  return new Map([...table].map(([key, all]) => [key, shortest([...all].map((entry) => entry.split(' ')))]))
}

/** Removes alternatives that another one covers: a search for `corda` finds every `jogo de cordas`. */
function shortest(alternatives: string[][]) {
  return alternatives.filter(
    (words) =>
      !alternatives.some(
        (other) => other.length < words.length && other.every((word) => words.includes(word)),
      ),
  )
}

function read(entry: string) {
  return searchTokens(entry).join(' ')
}
