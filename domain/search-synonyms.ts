import { searchTokens } from './search-text.ts'

/**
 * What the catalogue may call a thing, and what shoppers type for it. Any of `means` finds all of `means`; any of
 * `typed` finds itself and all of `means`, but is never looked for on behalf of another word. A word may stand in
 * several entries. Misspellings stand here where a correction by likeness would miss them or come too late.
 */
type Synonyms = { means: string[]; typed: string[] }

const SYNONYMS: Synonyms[] = [
  // Strings
  {
    means: ['encordoamento', 'cordas'],
    typed: ['jogo de cordas', 'kit de cordas', 'set de cordas', 'encordamento', 'encordoamente', 'strings'],
  },
  {
    means: ['corda avulsa'],
    typed: ['corda unitária', 'corda solta', 'corda individual', 'corda separada', 'cordas avulsas'],
  },
  { means: ['mi'], typed: ['mizinha', 'mizão'] },
  { means: ['náilon', 'nylon'], typed: ['naylon', 'nilon', 'nailom'] },

  // Instruments
  { means: ['violino'], typed: ['violin', 'fiddle'] },
  {
    means: ['violoncelo', 'cello'],
    typed: ['celo', 'violoncello', 'violonchelo', 'violon celo', 'violoncelho'],
  },
  { means: ['viola de arco'], typed: ['viola clássica', 'viola erudita'] },
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
  { means: ['baixo'], typed: ['baixo elétrico', 'contrabaixo elétrico', 'contra baixo elétrico'] },
  { means: ['contrabaixo'], typed: ['contra baixo', 'bass'] },
  {
    means: ['contrabaixo acústico'],
    typed: ['contra baixo acústico', 'rabecão', 'double bass', 'baixo acústico', 'baixo de pau'],
  },
  { means: ['guitarra'], typed: ['guitarra elétrica', 'guitar', 'electric guitar'] },
  { means: ['violão'], typed: ['guitarra acústica', 'acoustic guitar', 'guitar'] },
  { means: ['violão nylon', 'violão náilon'], typed: ['violão clássico', 'violão erudito'] },
  { means: ['elétrico', 'eletroacústico'], typed: ['eletrificado', 'plugado'] },
  { means: ['semiacústico', 'semi acústico'], typed: [] },
  { means: ['stratocaster', 'strato'], typed: ['strat'] },
  { means: ['telecaster', 'tele'], typed: [] },
  { means: ['les paul', 'lp'], typed: ['lespaul'] },
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
  { means: ['teclado'], typed: ['keyboard'] },
  { means: ['canhoto'], typed: ['left handed', 'lefthanded'] },

  // Sizes and players
  { means: ['4/4'], typed: ['tamanho adulto', 'adulto', 'inteiro', 'full size', '4 4', '44'] },
  { means: ['3/4'], typed: ['3 4', '34'] },
  { means: ['1/2'], typed: ['1 2'] },
  { means: ['1/4'], typed: ['1 4'] },
  { means: ['1/8'], typed: ['1 8'] },
  { means: ['iniciante', 'estudante'], typed: ['aprendiz', 'principiante', 'aluno'] },
  { means: ['infantil'], typed: ['criança', 'kids'] },

  // Parts and accessories
  { means: ['arco'], typed: ['vara', 'bow'] },
  { means: ['crina'], typed: ['cerda'] },
  { means: ['breu'], typed: ['resina', 'colofônia', 'rosin', 'breo'] },
  { means: ['surdina'], typed: ['mute', 'abafador'] },
  { means: ['espaleira'], typed: ['espalheira', 'apoio de ombro', 'shoulder rest', 'avela'] },
  { means: ['queixeira'], typed: ['chin rest', 'chinrest'] },
  { means: ['estandarte'], typed: ['tailpiece', 'cordal'] },
  { means: ['microafinador', 'micro afinador'], typed: ['afinador fino', 'fine tuner', 'fixador'] },
  { means: ['cravelha'], typed: ['peg'] },
  { means: ['tarraxa'], typed: ['tarracha', 'machine heads', 'afinadores de cabeça', 'cravelha', 'tuner'] },
  { means: ['cavalete', 'ponte'], typed: ['bridge'] },
  { means: ['rastilho'], typed: ['saddle'] },
  { means: ['espelho', 'escala'], typed: ['fingerboard'] },
  { means: ['pestana'], typed: ['nut'] },
  { means: ['captador'], typed: ['pickup', 'captação', 'cápsula'] },
  { means: ['eletroacústico'], typed: ['captação'] },
  { means: ['afinador'], typed: ['tuner'] },
  { means: ['capotraste'], typed: ['capo', 'capo traste', 'capotrasti', 'pestana móvel', 'braçadeira'] },
  { means: ['correia', 'talabarte'], typed: ['alça', 'strap'] },
  { means: ['palheta'], typed: ['paleta', 'plectro', 'pick'] },
  { means: ['estojo', 'case'], typed: ['hard case', 'hardcase', 'maleta', 'caixa de transporte'] },
  { means: ['capa'], typed: ['bag', 'gig bag', 'gigbag', 'mochila'] },
  { means: ['soft case', 'semi case'], typed: ['capa', 'softcase', 'semicase'] },
  { means: ['suporte'], typed: ['stand', 'pedestal', 'descanso', 'tripé'] },
  { means: ['estante'], typed: ['stand', 'pedestal', 'suporte partitura', 'porta partitura'] },
  { means: ['cabo'], typed: ['cable', 'fio'] },
  { means: ['umidificador'], typed: ['humidificador'] },

  // Brands as they are heard
  {
    means: ["D'Addario"],
    typed: ['d adario', 'dadario', 'dadarrio', 'daddarrio', 'dedario', 'adario', 'addario'],
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
  { means: ['Santo Angelo'], typed: ['santoangelo', 'st angelo'] },
]

/** The most words that one entry has; a text is not compared with longer stretches. */
export const LONGEST_SYNONYM = 4

/**
 * What a stretch of words (as `searchTokens` gives them, joined by spaces) stands for: all its alternatives, itself
 * first, each as words that must all occur. Undefined for what the trade has no other word for.
 */
export function alternativesOf(words: string): string[][] | undefined {
  return TABLE.get(words)
}

/** Whether the catalogue has other words for this one that are not quite the same: a `ponte` is no `cavalete`. */
export function hasNearSynonyms(words: string): boolean {
  return NEAR.has(words)
}

const TABLE = buildTable()
const NEAR = new Set(SYNONYMS.filter(({ means }) => means.length > 1).flatMap(({ means }) => means.map(read)))

function buildTable(): Map<string, string[][]> {
  const table = new Map<string, Set<string>>()
  for (const { means, typed } of SYNONYMS)
    for (const entry of [...means, ...typed]) {
      const key = read(entry)
      table.set(key, new Set([key, ...(table.get(key) ?? []), ...means.map(read)]))
    }

  return new Map([...table].map(([key, all]) => [key, shortest([...all].map((entry) => entry.split(' ')))]))
}

/** Without alternatives that another one already covers: who finds `corda` finds each `jogo de cordas`. */
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
