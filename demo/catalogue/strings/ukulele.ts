import type { DemoProduct } from '#demo/demo-product.ts'
import { facet, spec } from '../facet-labels.ts'
import type { Group, Item } from '../group.ts'
import { groupProducts } from '../group.ts'
import { pack, SET, SET_WORDS, strings } from './pack.ts'

/** Sets for ukulele. */
export function ukuleleStrings(): DemoProduct[] {
  return groupProducts(UKULELE, UKULELE_ITEMS)
}

const UKULELE: Group = {
  ...SET,
  categoria: 'cordas/instrumentos/ukuleles',
  forInstrument: 'Ukulele',
  caixa: [25, 10, 110, 120],
  partes: [
    [
      'Sol agudo ou grave?',
      'A afinação comum tem o Sol agudo, o que dá o balanço do ukulele. O Sol grave abre uma região abaixo do Dó e é bom para solo; pede corda própria e, às vezes, uma lixada na pestana.',
    ],
    [
      'Nos primeiros dias',
      'Corda de ukulele estica sem dó: afine muitas vezes no primeiro dia, deixe dormir afinado e não compre outra achando que veio com defeito. Em uma semana ela para. Enrole com poucas voltas e sem sobrepor.',
    ],
    [
      'Combina com',
      'Um afinador de presilha e uma capa acolchoada. Quem toca todos os dias troca o jogo a cada seis meses, mesmo sem arrebentar nenhuma.',
    ],
  ],
  palavras: [...SET_WORDS, 'uquelele', 'ukelele', 'uke'],
}

const UKE_SIZES = ['Soprano', 'Concert', 'Tenor'].map((valor) => ({ label: 'Tamanho', valor }))

/** The manufacturer's codes by size: the code of the set plus the first letter of the size. */
function codedSizes(codigo: string) {
  return UKE_SIZES.map(({ label, valor }) => ({ label, valor, codigo: `${codigo}${valor.charAt(0)}` }))
}

const UKE_SPECS = [
  facet('Número de cordas', '4'),
  facet('Afinação', 'G C E A'),
  facet('Terminação', 'Ponta livre'),
  spec('Afinação assenta em', 'até 7 dias'),
] as const

/**
 * Worth's gauges are those that J. Brauchli measured (https://github.com/zmoon/stringcalc, data/worth-uke.csv). The others
 * publish none that could be found: theirs are those with which their material pulls an even 2.5 to 4 kg a string at the
 * size's scale. The density of Aquila's red material isn't published, so that its tensions are stated, as for bowed strings.
 */
const UKULELE_ITEMS: readonly Item[] = [
  {
    nome: "Encordoamento D'Addario Titanium EJ87 para ukulele",
    marca: 'daddario',
    codigo: 'EJ87',
    preco: 54.9,
    curta: 'Monofilamento Titanium: som claro e cheio, com mais corpo que o náilon comum.',
    texto: [
      'Um monofilamento opaco, mais denso, que dá corpo e brilho sem o estalo do náilon comum.',
      'Há um jogo para cada tamanho, soprano, concert e tenor: escolha o do seu (os calibres da ficha são os do concert). Melhora muito os ukuleles de entrada.',
    ],
    specs: [
      ...UKE_SPECS,
      facet('Núcleo', 'Sintético'),
      facet('Nível', 'Intermediário'),
      ...strings('A4 · .024 · Náilon', 'E4 · .031 · Náilon', 'C4 · .039 · Náilon', 'G4 · .027 · Náilon'),
    ],
    itens: ['4 cordas'],
    palavras: ['dadario', 'titanium', 'titânio'],
    drawing: pack('Titanium', 'ukulele', '#3b4252', '#88c0d0', 4, 'nylon'),
    variantes: codedSizes('EJ87'),
  },
  {
    nome: "Encordoamento D'Addario EJ88 Nyltech para ukulele",
    marca: 'daddario',
    codigo: 'EJ88',
    preco: 69.9,
    curta: 'Material desenvolvido para soar como tripa, sem os problemas dela.',
    texto: [
      'Feito para aproximar-se do som da tripa: quente, com ataque macio e uma sustentação inesperada.',
      'Bonito em tenores e concerts de madeira maciça, para dedilhado.',
    ],
    specs: [
      ...UKE_SPECS,
      facet('Núcleo', 'Sintético'),
      facet('Nível', 'Profissional'),
      ...strings(
        'A4 · 0,58 mm · Nyltech',
        'E4 · 0,74 mm · Nyltech',
        'C4 · 0,91 mm · Nyltech',
        'G4 · 0,62 mm · Nyltech',
      ),
    ],
    itens: ['4 cordas'],
    palavras: ['dadario', 'nyltech'],
    drawing: pack('Nyltech', 'ukulele', '#f4a261', '#264653', 4, 'nylon'),
    variantes: codedSizes('EJ88'),
  },
  {
    nome: 'Encordoamento Aquila Nylgut soprano 4U para ukulele',
    marca: 'aquila',
    codigo: '4U',
    preco: 64.9,
    curta: 'O Nylgut branco que veio de fábrica nos ukuleles bons.',
    texto: [
      'Branco, brilhante e com o ataque estalado que se espera do ukulele; afina rápido e não foge quando o tempo muda.',
      'Provavelmente é a corda que já está no seu, e é por isso que ele soa daquele jeito.',
    ],
    specs: [
      ...UKE_SPECS,
      facet('Tamanho', 'Soprano'),
      facet('Núcleo', 'Nylgut'),
      facet('Nível', 'Intermediário'),
      ...strings(
        'A4 · 0,60 mm · Nylgut',
        'E4 · 0,78 mm · Nylgut',
        'C4 · 0,97 mm · Nylgut',
        'G4 · 0,66 mm · Nylgut',
      ),
    ],
    itens: ['4 cordas'],
    palavras: ['aquila', 'nylgut'],
    drawing: pack('Nylgut', 'soprano', '#f8f4e9', '#2a6f97', 4, 'nylon'),
  },
  {
    nome: 'Encordoamento Aquila Red Series tenor para ukulele',
    marca: 'aquila',
    codigo: '88U',
    preco: 89.9,
    curta: 'Série vermelha com Sol grave, para tenor de dedilhado.',
    texto: [
      'Filamento vermelho mais denso, som aberto e grave de verdade: a quarta corda deixa de ser enfeite.',
      'Para tenores que tocam sozinhos e para composições que pedem baixo.',
    ],
    specs: [
      ...UKE_SPECS,
      facet('Tamanho', 'Tenor'),
      facet('Núcleo', 'Nylgut'),
      facet('Nível', 'Profissional'),
      spec('Sol', 'grave'),
      ...strings('A4 · 4,8 kg', 'E4 · 4,5 kg', 'C4 · 4,2 kg', 'G3 · 4,3 kg'),
      spec('Comprimento vibrante de referência', '432 mm'),
    ],
    itens: ['4 cordas'],
    palavras: ['aquila', 'red', 'low g'],
    drawing: pack('Red Series', 'tenor low G', '#a4161a', '#f1faee', 4, 'nylon'),
  },
  {
    nome: 'Encordoamento Worth Brown fluorcarbono para ukulele',
    marca: 'worth',
    codigo: 'BM',
    preco: 109.9,
    curta: 'Fluorcarbono marrom, doce e equilibrado, dois jogos no pacote.',
    texto: [
      'Fluorcarbono fino com um som doce e contido, sem brilho excessivo. O pacote traz dois jogos, o que ameniza o preço.',
      'Para ukuleles maciços e ouvidos atentos, que preferem calor a estalo.',
    ],
    specs: [
      ...UKE_SPECS,
      facet('Núcleo', 'Fluorcarbono'),
      facet('Nível', 'Profissional'),
      spec('Conteúdo', '2 jogos'),
      ...strings(
        'A4 · 0,52 mm · Fluorcarbono',
        'E4 · 0,66 mm · Fluorcarbono',
        'C4 · 0,74 mm · Fluorcarbono',
        'G4 · 0,57 mm · Fluorcarbono',
      ),
    ],
    itens: ['8 cordas (2 jogos)'],
    palavras: ['worth', 'brown'],
    drawing: pack('Brown', 'ukulele', '#6b4a2f', '#f0e4cf', 4, 'nylon'),
    variantes: UKE_SIZES,
  },
  {
    nome: 'Encordoamento NIG ukulele soprano nacional',
    marca: 'nig',
    codigo: 'NUK',
    preco: 24.9,
    origem: 0,
    curta: 'Jogo nacional barato e honesto, para ukulele soprano.',
    texto: [
      'Som alegre e preço de lanche: para a sala de musicalização inteira sair com cordas novas.',
      'Estica muito no primeiro dia e depois se comporta, como todas.',
    ],
    specs: [
      ...UKE_SPECS,
      facet('Tamanho', 'Soprano'),
      facet('Núcleo', 'Náilon'),
      facet('Nível', 'Iniciante'),
      ...strings('A4 · .025 · Náilon', 'E4 · .032 · Náilon', 'C4 · .040 · Náilon', 'G4 · .028 · Náilon'),
    ],
    itens: ['4 cordas'],
    palavras: ['nig', 'nacional'],
    drawing: pack('Soprano', 'ukulele', '#14213d', '#fca311', 4, 'nylon'),
  },
]
