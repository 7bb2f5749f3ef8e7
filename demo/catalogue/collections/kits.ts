import type { DemoProduct } from '#demo/demo-product.ts'
import type { Drawing } from '#demo/pictures/drawing/drawing.ts'
import type { FacetValue } from '../facet-labels.ts'
import { facet, spec } from '../facet-labels.ts'
import { p, section, ul } from '../html.ts'
import type { Box } from '../product.ts'
import { product } from '../product.ts'

type KitRow = {
  nome: string
  codigo: string
  marca: string
  forInstrument: FacetValue<'Instrumento'>
  categorias: readonly string[]
  ncm: string
  /** SKU and quantity, main item first. */
  partes: readonly (readonly [sku: string, quantidade: number])[]
  curta: string
  texto: readonly [string, string]
  tip: string
  palavras: readonly string[]
}

/** Builds kits of existing products: a tenth cheaper than their parts, with as much stock as the parts allow. */
export function kits(products: readonly DemoProduct[]): DemoProduct[] {
  return ROWS.map((row) => kit(row, products))
}

function kit(row: KitRow, products: readonly DemoProduct[]): DemoProduct {
  const partes = row.partes.map(([sku, quantidade]) => ({ ...find(products, sku), quantidade }))
  const soma = partes.reduce((sum, parte) => sum + parte.sku.precoPor * parte.quantidade, 0)
  const preco = Math.floor((soma * 0.9) / 1000) * 1000 - 10
  const estoque = Math.min(...partes.map((parte) => Math.floor(parte.sku.estoque / parte.quantidade)))
  const names = partes.map((parte) => `${parte.quantidade} ${parte.product.nome}${variantWords(parte.sku)}`)
  const base = product({
    nome: row.nome,
    marca: row.marca,
    categoria: 'kits',
    categorias: row.categorias,
    curta: row.curta,
    descricao:
      p(...row.texto) +
      section(
        'O que vem no kit',
        'Tudo novo, na embalagem de cada peça, com a garantia de cada fabricante:',
      ) +
      ul(names) +
      section('Para começar bem', row.tip) +
      section('Por que em kit', WHY),
    caracteristicas: [
      facet('Instrumento', row.forInstrument),
      facet('Nível', 'Iniciante'),
      spec('Conteúdo', `${partes.length} produtos`),
      ...names.map((name, i) => spec(`Item ${i + 1}`, name)),
      spec('Economia', 'cerca de 10 % em relação às peças avulsas'),
      spec('Código do kit', row.codigo),
    ],
    itens: names,
    garantia: 'A de cada fabricante; 90 dias para o kit completo',
    ncm: row.ncm,
    origem: 1,
    palavras: ['kit', 'kit completo', 'presente', row.codigo, ...row.palavras],
    drawing: drawingOf(partes),
    caixa: boxOf(partes.map(({ sku, quantidade }) => ({ ...measured(sku), quantidade }))),
    skus: [{ sku: row.codigo, preco: preco / 100 }],
    kit: row.partes.map(([sku, quantidade]) => ({ sku, quantidade })),
  })
  return { ...base, skus: base.skus.map((sku) => ({ ...sku, precoDe: soma, estoque })) }
}

function find(products: readonly DemoProduct[], code: string) {
  for (const product of products) {
    const sku = product.skus.find((one) => one.sku === code)
    if (sku) return { product, sku }
  }
  throw new Error(`Unknown SKU in a kit: ${code}`)
}

function measured({ sku, peso, altura, largura, comprimento }: DemoProduct['skus'][number]) {
  if (peso === null || altura === null || largura === null || comprimento === null)
    throw new Error(`The box of ${sku} has no measures.`)

  return {
    peso,
    altura,
    largura,
    comprimento,
  }
}

function drawingOf([first]: readonly { product: DemoProduct; sku: { drawing?: Drawing } }[]): Drawing {
  if (!first) throw new Error('A kit needs parts.')
  return first.sku.drawing ?? first.product.drawing
}

/** ` (Sunburst, Destro)`, or empty without variants. */
function variantWords({ atributos: { unico, simples } }: DemoProduct['skus'][number]): string {
  const words = [...(unico ? [unico] : []), ...simples].map(({ valor }) => valor)
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}

/** Returns the largest part's box with the others stacked on it. */
function boxOf(
  skus: readonly { peso: number; altura: number; largura: number; comprimento: number; quantidade: number }[],
): Box {
  return [
    skus.reduce((sum, sku) => sum + sku.peso * sku.quantidade, 200),
    Math.max(...skus.map((sku) => sku.altura)) + 40,
    Math.max(...skus.map((sku) => sku.largura)),
    Math.max(...skus.map((sku) => sku.comprimento)),
  ]
}

const WHY =
  'Juntamos peças que conversam entre si: tamanhos conferidos, nada que sobra e nada que falta na primeira semana. Sai mais barato do que comprar uma a uma, chega numa caixa só, e, se alguma peça não servir, trocamos só ela.'

const ROWS: readonly KitRow[] = [
  {
    nome: 'Kit primeiro violino Eagle VE441 4/4 com espaleira e afinador',
    codigo: 'KIT-VN44',
    marca: 'eagle',
    forInstrument: 'Violino',
    categorias: ['violinos/estudo'],
    ncm: '92021000',
    partes: [
      ['VE441-44', 1],
      ['PAGANINI-PES-M', 1],
      ['HIDERSINE-3V', 1],
      ['CHERUB-WST-900', 1],
    ],
    curta: 'Violino 4/4 com estojo e arco, espaleira, breu melhor e afinador de presilha.',
    texto: [
      'Tudo o que a primeira aula de violino pede, sem a segunda ida à loja: instrumento de estudo, espaleira de madeira, breu que não esfarela e afinador.',
      'Serve a adolescentes e adultos com braço de 60 cm ou mais, e é um presente que chega pronto para a matrícula.',
    ],
    tip: 'O violino sai da nossa bancada regulado; peça ao professor que acerte a espaleira e afine todo dia, mesmo quando não for tocar. Quinze minutos diários valem mais que duas horas no domingo.',
    palavras: ['kit violino', 'violino iniciante'],
  },
  {
    nome: 'Kit violino infantil Michael 1/2 com estojo novo e breu',
    codigo: 'KIT-VN12',
    marca: 'michael',
    forInstrument: 'Violino',
    categorias: ['violinos/estudo'],
    ncm: '92021000',
    partes: [
      ['VNM40-12', 1],
      ['SOLID-SOUND-SS-VK-1-2', 1],
      ['PAGANINI-PB-L', 1],
      ['PAGANINI-QX-INF-1-2', 1],
    ],
    curta: 'Violino 1/2 com estojo colorido, breu e queixeira infantil de jacarandá.',
    texto: [
      'Para crianças de 7 a 9 anos: violino leve, estojo colorido que elas carregam sozinhas, breu e uma queixeira na medida do queixo pequeno.',
      'Os quatro microafinadores deixam a afinação nas mãos dos pais sem susto com as cravelhas.',
    ],
    tip: 'Meça o braço da criança, do pescoço ao meio da palma: entre 52 e 56,5 cm é o 1/2. Estudo curto e diário, com alguém por perto nos primeiros meses, faz mais do que cobrança.',
    palavras: ['violino infantil', 'violino 1/2'],
  },
  {
    nome: 'Kit violão Giannini N14 com capa, afinador e cordas',
    codigo: 'KIT-N14',
    marca: 'giannini',
    forInstrument: 'Violão',
    categorias: ['violoes/nailon'],
    ncm: '92029000',
    partes: [
      ['N14-NATURAL', 1],
      ['SOLID-SOUND-SS-VI-PRETO', 1],
      ['CHERUB-WST-900', 1],
      ['DADDARIO-EJ27N', 1],
    ],
    curta: 'Violão de náilon com capa acolchoada, afinador e um jogo de cordas reserva.',
    texto: [
      'O violão que mais aparece em primeiras aulas, com uma capa que protege de verdade, afinador e um jogo de cordas para daqui a três meses.',
      'Serve a adolescentes, adultos e àquele tio que sempre disse que ia aprender.',
    ],
    tip: 'Deixe o violão à vista, e não dentro da capa; aprenda três acordes e toque uma música inteira com eles. Os dedos doem por duas semanas, depois param.',
    palavras: ['kit violão', 'violão iniciante'],
  },
  {
    nome: 'Kit guitarra Tagima TG-500 com bag, cabo e correia',
    codigo: 'KIT-TG500',
    marca: 'tagima',
    forInstrument: 'Guitarra',
    categorias: ['guitarras/modelo-st'],
    ncm: '92079010',
    partes: [
      ['TG500-SUNBURST', 1],
      ['AVS-AVS-EXG', 1],
      ['SANTO-ANGELO-NJ-5-M', 1],
      ['ERNIE-BALL-P04037', 1],
      ['DADDARIO-EXL120', 1],
    ],
    curta: 'Guitarra sunburst com bag, cabo de 5 m, correia e cordas 9-42 de reserva.',
    texto: [
      'A guitarra que ensinou uma geração, pronta para o primeiro ensaio: bag com espuma, cabo de cinco metros, correia e cordas de reserva.',
      'Só falta o amplificador, e para o quarto um pequeno já faz barulho suficiente.',
    ],
    tip: 'Regule a correia para tocar em pé na mesma altura que sentado e comece com som limpo: a distorção esconde o erro que você quer corrigir. Troque as cordas depois do segundo mês.',
    palavras: ['kit guitarra', 'guitarra iniciante', 'strato'],
  },
  {
    nome: 'Kit ukulele Shelby SU-21 com capa, afinador e cordas',
    codigo: 'KIT-UKE',
    marca: 'shelby',
    forInstrument: 'Ukulele',
    categorias: ['ukuleles/soprano'],
    ncm: '92029000',
    partes: [
      ['SU-21-NATURAL', 1],
      ['CR-BAG-CR-UK-SOPRANO', 1],
      ['CHERUB-WST-900', 1],
      ['AQUILA-4U', 1],
    ],
    curta: 'Ukulele soprano com capa acolchoada, afinador e cordas Nylgut melhores.',
    texto: [
      'Ukulele leve e colorido, com as cordas brancas que transformam qualquer soprano, capa acolchoada e afinador de presilha.',
      'Um presente que cabe na mochila e já sai tocando três músicas no mesmo dia.',
    ],
    tip: 'Troque as cordas na primeira semana: é nela que o som muda de verdade. Afine muitas vezes no começo, porque corda nova estica, e aprenda dó, sol, lá menor e fá.',
    palavras: ['kit ukulele', 'uquelele'],
  },
  {
    nome: 'Kit de manutenção para violino com flanela, breu e microafinador',
    codigo: 'KIT-MANUT-VN',
    marca: 'paganini',
    forInstrument: 'Violino',
    categorias: ['acessorios/limpeza'],
    ncm: '92099200',
    partes: [
      ['PAGANINI-FL-MF', 1],
      ['HIDERSINE-3V', 1],
      ['WITTNER-UNI', 2],
      ['TOURTE-TRT-VN1', 1],
    ],
    curta: 'Flanelas, breu, dois microafinadores e surdina: o bolso do estojo completo.',
    texto: [
      'As pequenas coisas que somem no meio do semestre, juntas: flanelas para corda e verniz, breu inglês, dois microafinadores e a surdina de orquestra.',
      'Um bom presente para quem já tem violino, e um salva-vidas para o professor que empresta tudo.',
    ],
    tip: 'Uma flanela para as cordas, outra para a madeira, sempre separadas. Instale um microafinador de cada vez, sem soltar todas as cordas, para a alma não sair do lugar.',
    palavras: ['manutenção', 'acessórios violino'],
  },
  {
    nome: 'Kit violoncelo Eagle CE200 com cordas, breu e apoio de espigão',
    codigo: 'KIT-VC',
    marca: 'eagle',
    forInstrument: 'Violoncelo',
    categorias: ['violinos/violoncelos'],
    ncm: '92021000',
    partes: [
      ['CE200-44', 1],
      ['J1010-44', 1],
      ['PAGANINI-PB-D', 1],
      ['PAGANINI-APE-VC', 1],
    ],
    curta: 'Violoncelo 4/4 com capa e arco, cordas Prelude, breu escuro e apoio.',
    texto: [
      'O violoncelo de estudo com a troca que mais o melhora: um jogo de cordas de aço estável, breu escuro e apoio para o piso liso.',
      'Para adultos que decidiram começar e para adolescentes que já alcançam o tamanho inteiro.',
    ],
    tip: 'O violoncelo sai da nossa bancada regulado; guarde as cordas do kit para a primeira troca, uma por vez. Cadeira reta, pés no chão e espigão na altura em que a cravelha da Dó passe ao lado da orelha.',
    palavras: ['kit violoncelo', 'cello iniciante'],
  },
  {
    nome: 'Kit cavaquinho Giannini com capa, palhetas e cordas',
    codigo: 'KIT-CAVACO',
    marca: 'giannini',
    forInstrument: 'Cavaquinho',
    categorias: ['regionais/cavaquinhos'],
    ncm: '92029000',
    partes: [
      ['GIANNINI-CS14', 1],
      ['AVS-AVS-CV-VINHO', 1],
      ['DADDARIO-3DBK-10', 1],
      ['ROUXINOL-R20', 2],
    ],
    curta: 'Cavaquinho de estudo com capa, dez palhetas e dois jogos de cordas.',
    texto: [
      'Para entrar na roda com o que a roda pede: cavaco de estudo, capa colorida, palhetas sortidas e dois jogos de cordas, porque a prima arrebenta.',
      'Serve a quem já batuca na mesa há anos e resolveu acompanhar de verdade.',
    ],
    tip: 'Aprenda a levada antes dos acordes difíceis: mão direita firme com dois acordes já sustenta um samba inteiro. Afine antes e no intervalo, sempre.',
    palavras: ['kit cavaquinho', 'cavaco iniciante'],
  },
]
