import { isPart } from '../query/parts.ts'
import { searchTokens } from '../search-text.ts'

/** The instruments that a string instrument shop sells, as search tokens. */
export const INSTRUMENTS: ReadonlySet<string> = new Set(
  [
    ...['violino', 'viola', 'violoncelo', 'cello', 'contrabaixo', 'baixo', 'guitarra', 'violão'],
    ...['ukulele', 'cavaquinho', 'cavaco', 'bandolim', 'banjo'],
  ].flatMap(searchTokens),
)

/** Returns whether a search token names an accessory that is sold separately. */
export function isAccessory(word: string): boolean {
  return isPart(word) || FURTHER_ACCESSORIES.has(word)
}

const FURTHER_ACCESSORIES = new Set(
  [
    ...['enrolador', 'flanela', 'polidor', 'slide', 'diapasão', 'banquinho', 'tubo', 'pedal', 'espigão'],
    ...['parafuso', 'botão', 'straplock', 'potenciômetro', 'chave', 'jack', 'plugue', 'escudo', 'dedeira'],
  ].flatMap(searchTokens),
)

/** Accessories that can replace one another: a shopper who finds no `estojo` may take a `capa`. */
const SIBLINGS: readonly (readonly string[])[] = [['estojo', 'case', 'capa', 'bag']]

/** Returns the substitutes of an accessory, given as a search token, including itself. */
export function siblingsOf(word: string): readonly string[] {
  return SIBLINGS.find((all) => all.includes(word)) ?? []
}

/** Products that people search for in such a shop, but that it may not sell. */
export type UnsoldKind = {
  /** In the plural, as in `Não vendemos amplificadores`. */
  nome: string
  /** Words that people type for it. */
  typed: readonly string[]
  /** The search to show instead if nothing else was requested; empty if there is nothing similar. */
  near: string
}

/**
 * Kinds of products other than strings and string instruments. Whether the shop sells one depends on the catalogue: as
 * soon as a product has such a name, it is searched for like any other.
 */
export const UNSOLD_KINDS: readonly UnsoldKind[] = [
  {
    nome: 'amplificadores',
    typed: [
      ...['amplificador', 'cubo', 'amp', 'amplifier', 'caixa amplificada', 'cabeçote', 'combo', 'valvulado'],
      ...['caixa de guitarra', 'caixa de baixo', 'mini amplificador', 'head'],
    ],
    near: 'cabo',
  },
  {
    nome: 'caixas de som',
    typed: ['caixa de som', 'caixa ativa', 'caixa bluetooth', 'retorno de palco', 'soundbar', 'speaker'],
    near: 'cabo',
  },
  {
    nome: 'pedais de efeito',
    typed: [
      ...['pedal de distorção', 'pedal de efeito', 'pedal overdrive', 'pedal delay', 'pedal reverb'],
      ...['pedal chorus', 'pedal wah', 'wah wah', 'pedal fuzz', 'pedal looper', 'pedaleira', 'distorção'],
      ...['overdrive', 'delay', 'reverb', 'looper', 'pedalboard', 'multiefeitos', 'pedal guitarra'],
    ],
    near: 'pedal afinador',
  },
  {
    nome: 'baterias',
    typed: [
      ...['bateria', 'batera', 'drum', 'drums', 'bateria acústica', 'bateria eletrônica', 'bumbo', 'chimbal'],
      ...['prato de bateria', 'caixa de bateria', 'pele de bateria', 'pad de bateria'],
    ],
    near: 'metrônomo',
  },
  { nome: 'baquetas', typed: ['baqueta', 'drumstick'], near: 'metrônomo' },
  {
    nome: 'instrumentos de percussão',
    typed: [
      ...['percussão', 'pandeiro', 'cajon', 'tamborim', 'zabumba', 'conga', 'bongô', 'surdo', 'cuíca'],
      ...['atabaque', 'timba', 'repique', 'rebolo', 'tantan', 'triângulo', 'agogô', 'ganzá', 'berimbau'],
      ...['djembe', 'alfaia', 'chocalho', 'reco reco', 'carron', 'meia lua', 'hang drum', 'tambor'],
    ],
    near: 'cavaquinho',
  },
  {
    nome: 'pianos',
    typed: ['piano', 'piano digital', 'piano acústico', 'piano de cauda', 'piano elétrico'],
    near: 'metrônomo',
  },
  {
    nome: 'teclados',
    typed: ['teclado', 'keyboard', 'teclado arranjador', 'órgão', 'órgão eletrônico', 'escaleta', 'melódica'],
    near: 'metrônomo',
  },
  {
    nome: 'sintetizadores e controladoras',
    typed: [
      'sintetizador',
      'synth',
      'controladora',
      'controlador midi',
      'teclado controlador',
      'teclado midi',
    ],
    near: 'cabo',
  },
  {
    nome: 'livros e métodos',
    typed: [
      ...['livro', 'método', 'apostila', 'songbook', 'suzuki volume', 'método suzuki', 'book', 'revista'],
      ...['caderno de música', 'dicionário de acordes', 'curso'],
    ],
    near: 'estante de partitura',
  },
  { nome: 'partituras', typed: ['partitura', 'cifra', 'sheet music'], near: 'estante de partitura' },
  {
    nome: 'microfones',
    typed: ['microfone', 'mic', 'microphone', 'mike', 'microfone sem fio', 'lapela', 'pedestal de microfone'],
    near: 'cabo',
  },
  {
    nome: 'flautas',
    typed: ['flauta', 'flauta doce', 'flauta transversal', 'flute', 'recorder', 'pífano', 'ocarina'],
    near: 'estante de partitura',
  },
  {
    nome: 'instrumentos de sopro',
    typed: [
      ...['saxofone', 'sax', 'saxophone', 'trompete', 'trumpet', 'clarinete', 'clarineta', 'trombone'],
      ...['trompa', 'tuba', 'oboé', 'fagote', 'corneta', 'flugelhorn', 'bombardino', 'euphonium', 'eufônio'],
      ...[
        'instrumento de sopro',
        'sopro',
        'palheta de sax',
        'boquilha',
        'gaita de fole',
        'vuvuzela',
        'apito',
      ],
    ],
    near: 'estante de partitura',
  },
  {
    nome: 'acordeões',
    typed: ['acordeon', 'acordeão', 'sanfona', 'gaita ponto', 'concertina', 'bandoneon', 'gaiteira'],
    near: 'correia',
  },
  { nome: 'gaitas', typed: ['gaita', 'gaita de boca', 'harmônica', 'harmonica'], near: 'afinador' },
  {
    nome: 'equipamentos de áudio',
    typed: [
      ...[
        'interface de áudio',
        'placa de som',
        'mesa de som',
        'mixer',
        'equalizador',
        'crossover',
        'multicabo',
      ],
      ...[
        'monitor de referência',
        'monitor de estúdio',
        'direct box',
        'gravador',
        'compressor',
        'phantom power',
      ],
    ],
    near: 'cabo',
  },
  {
    nome: 'fones de ouvido',
    typed: ['fone', 'fone de ouvido', 'headphone', 'headset', 'in ear', 'earphone'],
    near: 'afinador',
  },
  { nome: 'equipamentos de DJ', typed: ['dj', 'toca discos', 'vitrola', 'cdj'], near: 'cabo' },
  {
    nome: 'harpas',
    typed: ['harpa', 'harp', 'lira', 'cítara', 'saltério', 'alaúde', 'lute'],
    near: 'violão',
  },
  {
    nome: 'kalimbas e xilofones',
    typed: [
      'kalimba',
      'xilofone',
      'metalofone',
      'glockenspiel',
      'marimba',
      'vibrafone',
      'handpan',
      'lira xilofone',
    ],
    near: 'ukulele',
  },
  {
    nome: 'instrumentos desta família',
    typed: [
      'rabeca',
      'charango',
      'bouzouki',
      'sitar',
      'balalaica',
      'lap steel',
      'guitarra havaiana',
      'erhu',
      'guitalele',
      'baixolão',
    ],
    near: 'instrumento',
  },
  {
    nome: 'cordas flatwound',
    typed: [
      ...[
        'flatwound',
        'flat wound',
        'flats',
        'cordas lisas',
        'encordoamento flat',
        'corda flat',
        'halfwound',
      ],
    ],
    near: 'encordoamento baixo',
  },
  {
    nome: 'baixos de escala curta',
    typed: ['escala curta', 'short scale', 'shortscale', 'short scale bass'],
    near: 'baixo',
  },
  {
    nome: 'pilhas e baterias de energia',
    typed: [
      'pilha',
      'bateria 9v',
      'bateria 9 v',
      'bateria cr2032',
      'bateria lítio',
      'carregador',
      'fonte 9v',
      'fonte de alimentação',
    ],
    near: 'afinador',
  },
  { nome: 'dedeiras', typed: ['dedeira', 'thumbpick', 'thumb pick', 'unha postiça'], near: 'palheta' },
  {
    nome: 'peças elétricas',
    typed: [
      ...['potenciômetro', 'jack', 'jack p10', 'capacitor', 'knob', 'botão de volume', 'seletora'],
      ...['chave seletora', 'chave 5 posições', 'chave 3 posições', 'chave 5 vias', 'chave 3 vias'],
    ],
    near: 'captador',
  },
  { nome: 'escudos', typed: ['escudo', 'pickguard', 'pick guard'], near: 'captador' },
  {
    nome: 'óleos',
    typed: ['óleo', 'óleo de limão', 'óleo para escala', 'óleo de escala', 'lemon oil', 'fretboard oil'],
    near: 'polidor',
  },
  {
    nome: 'travas de correia',
    typed: ['straplock', 'strap lock', 'trava de correia', 'roldana', 'security lock'],
    near: 'correia',
  },
  { nome: 'trastes', typed: ['traste', 'fret', 'fret wire', 'fio de traste'], near: 'tarraxa' },
  { nome: 'almas', typed: ['alma', 'soundpost', 'sound post'], near: 'cavalete' },
  { nome: 'vales-presente', typed: ['vale presente', 'gift card', 'cartão presente'], near: 'kit' },
  {
    nome: 'roupas e lembranças',
    typed: [
      'camiseta',
      'chaveiro',
      'caneca',
      'boné',
      'quadro decorativo',
      'miniatura',
      'pelúcia',
      'brinquedo',
    ],
    near: 'palheta',
  },
]
