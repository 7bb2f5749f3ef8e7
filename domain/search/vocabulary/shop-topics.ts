import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { CHOICE_PATH } from '../../instruments/choice/choice-query.ts'
import { LEFT_HAND_PATH } from '../../instruments/compatibility/left-hand-path.ts'
import { LISTENING_PATH } from '../../instruments/listening/listening-address.ts'
import { MINE_PATH } from '../../instruments/mine/mine-path.ts'
import { PASSPORT_PATH } from '../../instruments/passport/passport-path.ts'
import { type PracticeTool, practicePath } from '../../instruments/practice/practice-tools.ts'
import { SIZE_PATH } from '../../instruments/sizes/fitting/size-address.ts'
import { TENSION_PATH } from '../../instruments/tension/tension-query.ts'
import { TRADE_IN_PATH } from '../../order/trade-in/trade-in-path.ts'
import { COMPARISON_PATH } from '../../product/specifications/comparison/comparison-address.ts'
import { ALERTS_PATH } from '../../review/price-alert.ts'
import { WORKSHOP_PATH } from '../../workshop/services-path.ts'
import { searchTokens } from '../search-text.ts'

/** Topics of the shop itself that people type in its search, and the pages that answer them. */
type ShopTopic = {
  typed: readonly string[]
  /** Possible slugs of the page, best first. */
  slugs: readonly string[]
  /** A page of the shop, used if none of the slugs exists; searches leave out those of tools that it does not have. */
  fixed?: { titulo: string; resumo: string; url: string }
  /**
   * Whether its words are also goods that shops sell: a text that begins with them finds the page,
   * and the goods as it would without it.
   */
  besideGoods?: true
}

const QUOTE = {
  titulo: 'Orçamento em PDF',
  resumo: 'Ponha na sacola o que você procura: ela faz o orçamento, com número e validade.',
  url: '/checkout/carrinho',
}

const SIZES = {
  titulo: 'Tamanho certo',
  resumo: 'O tamanho do instrumento pela medida de quem toca.',
  url: SIZE_PATH,
}

const TENSIONS = {
  titulo: 'Tensão certa',
  resumo: 'Quanto puxa cada corda na sua escala e afinação.',
  url: TENSION_PATH,
}

const STRINGS = {
  titulo: 'Encontrar cordas',
  resumo: 'Os jogos que combinam com o seu jeito de tocar, e por quê.',
  url: CHOICE_PATH,
}

const MINE = {
  titulo: 'Meu instrumento',
  resumo: 'Diga o que você toca e veja só o que serve.',
  url: MINE_PATH,
}

const practice = (tool: PracticeTool, titulo: string, resumo: string) => ({
  titulo,
  resumo,
  url: practicePath(tool),
})

const LISTENING = {
  titulo: 'Ouvir às cegas',
  resumo: 'O mesmo trecho de vários produtos, sem saber qual é qual.',
  url: LISTENING_PATH,
}

const TUNER = practice('afinador', 'Afinador', 'Pelo microfone do celular, em todas as afinações.')
const FORK = practice('diapasao', 'Diapasão', 'O som de cada corda, em todas as afinações.')
const METRONOME = practice('metronomo', 'Metrônomo', 'Batidas exatas, com compasso e acentos.')

const LEFT_HAND = {
  titulo: 'Canhotos',
  resumo: 'O que há para canhotos, e o que pode ser virado.',
  url: LEFT_HAND_PATH,
}

const COMPARISON = {
  titulo: 'Comparar produtos',
  resumo: 'Até quatro lado a lado, e só o que muda entre eles.',
  url: COMPARISON_PATH,
}

const CONTACT = {
  titulo: 'Contato',
  resumo: 'Escreva para a loja.',
  url: '/contato',
}

const TOPICS: readonly ShopTopic[] = [
  {
    typed: [
      ...[
        'frete',
        'frete grátis',
        'entrega',
        'entregam',
        'entregar',
        'prazo de entrega',
        'prazo',
        'sedex',
        'correio',
        'correios',
      ],
      ...[
        'transportadora',
        'envio',
        'enviam',
        'envia',
        'quanto tempo demora',
        'quando chega',
        'demora',
        'shipping',
        'retirada',
      ],
      ...['entregam em', 'retirar na loja', 'valor do frete', 'calcular frete'],
    ],
    slugs: ['prazos-e-entrega', 'entrega', 'frete', 'prazos'],
  },
  {
    typed: [
      ...[
        'troca',
        'trocas',
        'trocar',
        'devolução',
        'devolver',
        'devoluções',
        'reembolso',
        'arrependimento',
        'estorno',
      ],
      ...[
        'trocar produto',
        'troca de produto',
        'produto com defeito',
        'veio errado',
        'veio quebrado',
        'dinheiro de volta',
      ],
    ],
    slugs: ['trocas-e-devolucoes', 'trocas', 'devolucoes'],
  },
  {
    typed: [
      ...[
        'desconto',
        'descontos',
        'pagamento',
        'pagamentos',
        'forma de pagamento',
        'formas de pagamento',
        'pix',
        'boleto',
      ],
      ...[
        'parcela',
        'parcelas',
        'parcelamento',
        'parcelar',
        'parcelado',
        'sem juros',
        'cartão',
        'cartão de crédito',
        'juros',
      ],
      ...[
        'cupom',
        'cupons',
        'à vista',
        'desconto à vista',
        'desconto no pix',
        'parcela sem juros',
        'aceita cartão',
        'aceita pix',
      ],
    ],
    slugs: ['formas-de-pagamento', 'pagamento', 'pagamentos'],
  },
  {
    typed: [
      ...['trocar por maior', 'trocar por um maior', 'trocar por uma maior', 'trocar de tamanho'],
      ...['troca por maior', 'troca por um maior', 'troca por uma maior', 'troca de tamanho'],
      ...['upgrade', 'trade in', 'usado como entrada', 'dar o usado na troca'],
    ],
    slugs: [],
    fixed: {
      titulo: 'Trocas por um maior',
      resumo: 'O instrumento que ficou pequeno vale crédito no próximo.',
      url: TRADE_IN_PATH,
    },
  },
  { typed: ['garantia', 'defeito', 'assistência', 'assistência técnica', 'warranty'], slugs: ['garantia'] },
  {
    typed: [
      ...[
        'telefone',
        'whatsapp',
        'zap',
        'contato',
        'fale conosco',
        'atendimento',
        'sac',
        'e-mail',
        'email',
        'ligar',
      ],
      ...[
        'horário',
        'horário de funcionamento',
        'horário de atendimento',
        'reclamação',
        'ouvidoria',
        'suporte ao cliente',
      ],
      ...['falar com atendente', 'atendente', 'vendedor', 'central de atendimento', 'ajuda'],
    ],
    slugs: ['central-de-atendimento', 'atendimento', 'contato', 'fale-conosco'],
    fixed: CONTACT,
  },
  {
    typed: [
      ...[
        'loja física',
        'endereço',
        'endereço da loja',
        'onde fica',
        'onde fica a loja',
        'quem somos',
        'sobre a loja',
      ],
      ...['sobre vocês', 'cnpj', 'showroom', 'localização', 'filial', 'sobre nós', 'história da loja'],
    ],
    slugs: ['sobre-a-loja', 'sobre', 'quem-somos'],
    fixed: CONTACT,
  },
  {
    typed: [
      ...[
        'nota fiscal',
        'nf',
        'nfe',
        'nf-e',
        'danfe',
        'segunda via',
        'cpf na nota',
        'dúvida',
        'dúvidas',
        'faq',
      ],
      ...['perguntas frequentes', 'perguntas', 'cancelar pedido', 'cancelamento', 'alterar pedido'],
    ],
    slugs: ['perguntas-frequentes', 'duvidas', 'faq', 'central-de-atendimento'],
  },
  {
    typed: [
      ...[
        'rastrear',
        'rastreio',
        'rastreamento',
        'rastrear pedido',
        'código de rastreio',
        'meu pedido',
        'meus pedidos',
      ],
      ...[
        'acompanhar pedido',
        'cadê meu pedido',
        'onde está meu pedido',
        'status do pedido',
        'pedido',
        'pedidos',
        'minha compra',
      ],
    ],
    slugs: [],
    fixed: {
      titulo: 'Meus pedidos',
      resumo: 'Onde está cada pedido, e o código de rastreio.',
      url: '/minha-conta/pedido',
    },
  },
  {
    typed: ['minha conta', 'login', 'entrar', 'cadastro', 'senha', 'esqueci a senha', 'meus dados'],
    slugs: [],
    fixed: { titulo: 'Minha conta', resumo: 'Dados, endereços e senha.', url: '/minha-conta/dados' },
  },
  {
    typed: ['tensão', 'tensão certa', 'tensão das cordas', 'calculadora de tensão', 'string tension'],
    slugs: [],
    fixed: TENSIONS,
  },
  {
    typed: [
      ...['afinador online', 'afinador grátis', 'afinador pelo celular', 'como afinar', 'afinar'],
      ...['como afino', 'app de afinador', 'aplicativo de afinador'],
    ],
    slugs: [],
    fixed: TUNER,
  },
  { typed: ['afinador', 'afinadores'], slugs: [], fixed: TUNER, besideGoods: true },
  {
    typed: ['diapasão online', 'lá 440', 'frequência das notas', 'som das notas'],
    slugs: [],
    fixed: FORK,
  },
  { typed: ['diapasão', 'diapasões'], slugs: [], fixed: FORK, besideGoods: true },
  {
    typed: ['metrônomo online', 'metrônomo grátis', 'bpm'],
    slugs: [],
    fixed: METRONOME,
  },
  { typed: ['metrônomo', 'metrônomos'], slugs: [], fixed: METRONOME, besideGoods: true },
  {
    typed: [
      'ouvir',
      'ouvir às cegas',
      'teste cego',
      'comparar sons',
      'som das cordas',
      'amostra de som',
      'como soa',
    ],
    slugs: [],
    fixed: LISTENING,
  },
  {
    typed: [
      ...['comparar', 'comparar produtos', 'comparar preços', 'comparação', 'comparador', 'lado a lado'],
    ],
    slugs: [],
    fixed: COMPARISON,
  },
  {
    typed: ['o que há para canhotos', 'sou canhoto', 'instrumentos para canhotos', 'inverter cordas'],
    slugs: [],
    fixed: LEFT_HAND,
  },
  {
    typed: [
      ...['canhoto', 'canhotos', 'canhota', 'canhotas', 'para canhoto', 'para canhotos'],
      ...['violão canhoto', 'guitarra canhota', 'baixo canhoto', 'violino canhoto', 'ukulele canhoto'],
      ...['guitarra canhoto', 'violões canhotos', 'guitarras canhotas'],
    ],
    slugs: [],
    fixed: LEFT_HAND,
    besideGoods: true,
  },
  {
    typed: [
      ...['orçamento', 'orçamentos', 'fazer orçamento', 'pedir orçamento', 'orçamento em pdf'],
      ...['cotação', 'cotações'],
    ],
    slugs: [],
    fixed: QUOTE,
  },
  { typed: ['proposta', 'propostas'], slugs: [], fixed: QUOTE, besideGoods: true },
  {
    typed: ['favorito', 'favoritos', 'meus favoritos', 'produtos favoritos', 'curtidos'],
    slugs: [],
    fixed: {
      titulo: 'Favoritos',
      resumo: 'Os produtos que você marcou com o coração.',
      url: '/minha-conta/favoritos',
    },
    besideGoods: true,
  },
  {
    typed: [
      ...['minhas listas', 'minha lista', 'lista de desejos', 'lista de presentes', 'wishlist'],
      ...['guardar para depois', 'salvar para depois'],
    ],
    slugs: [],
    fixed: {
      titulo: 'Minhas listas',
      resumo: 'Produtos para depois ou para um presente, também sem conta.',
      url: '/listas',
    },
  },
  {
    typed: [
      ...['avise-me', 'avise me', 'me avise', 'meus avisos', 'alerta de preço', 'alertas de preço'],
      ...['aviso de preço', 'avisos de preço', 'avisar quando baixar', 'avise se baixar'],
    ],
    slugs: [],
    fixed: {
      titulo: 'Avisos de preço',
      resumo: 'Os seus avisos. Na página de um produto, peça para saber quando o preço baixar.',
      url: ALERTS_PATH,
    },
  },
  {
    typed: ['guias', 'guias de compra', 'guia de compra', 'dicas', 'artigos', 'blog'],
    slugs: [],
    fixed: {
      titulo: 'Guias',
      resumo: 'Como escolher, cuidar e tocar, com os produtos de cada tema.',
      url: '/guias',
    },
    besideGoods: true,
  },
  {
    typed: [
      'passaporte',
      'passaporte do instrumento',
      'número de série',
      'instrumento roubado',
      'passar instrumento adiante',
    ],
    slugs: [],
    fixed: {
      titulo: 'Passaporte do instrumento',
      resumo: 'Procure um instrumento pelo número de série.',
      url: PASSPORT_PATH,
    },
  },
  {
    typed: [
      ...[
        'oficina',
        'luthier',
        'luthieria',
        'luteria',
        'regulagem',
        'conserto',
        'consertar',
        'reparo',
        'reparar',
      ],
      ...['regular violão', 'regular guitarra', 'regular violino', 'manutenção', 'ordem de serviço'],
    ],
    slugs: [],
    fixed: {
      titulo: 'Oficina',
      resumo: 'O que a oficina faz, quanto custa e quando fica pronto.',
      url: WORKSHOP_PATH,
    },
  },
  {
    typed: [
      ...['turma', 'turmas', 'lista da turma', 'lista da escola', 'lista de material'],
      ...['sou professor', 'sou professora', 'para professores', 'para escolas', 'desconto para professor'],
    ],
    slugs: [],
    fixed: {
      titulo: 'Turmas: professores e escolas',
      resumo: 'Monte a lista da turma, e cada família compra a sua parte.',
      url: TEACHING_PATH,
    },
  },
  { typed: ['como comprar', 'como comprar no site', 'como faço um pedido'], slugs: ['como-comprar'] },
  {
    typed: ['privacidade', 'política de privacidade', 'lgpd', 'meus dados pessoais'],
    slugs: ['politica-de-privacidade', 'privacidade'],
  },
  { typed: ['cookies', 'política de cookies'], slugs: ['politica-de-cookies'] },
  { typed: ['termos de uso', 'termos e condições', 'contrato'], slugs: ['termos-de-uso'] },
  {
    typed: [
      'é confiável',
      'confiável',
      'site seguro',
      'é seguro',
      'segurança',
      'golpe',
      'fraude',
      'reclame aqui',
    ],
    slugs: ['seguranca', 'sobre-a-loja'],
  },
  {
    typed: ['avaliação da loja', 'opinião sobre a loja', 'avaliações da loja'],
    slugs: ['avaliacao-da-loja'],
  },
  {
    typed: [
      ...[
        'guia de tamanhos',
        'guia de tamanho',
        'tabela de tamanhos',
        'tabela de medidas',
        'qual tamanho',
        'que tamanho',
      ],
      ...[
        'como medir',
        'medir o braço',
        'como escolher tamanho',
        'tamanho do braço',
        'tabela de tamanho',
        'tamanho ideal',
      ],
      ...['tamanho por idade', 'size chart', 'tamanho certo', 'régua', 'tamanho'],
    ],
    slugs: [],
    fixed: SIZES,
  },
  {
    typed: [
      'encontrar cordas',
      'qual corda usar',
      'que corda usar',
      'qual corda comprar',
      'escolher cordas',
      'como escolher cordas',
    ],
    slugs: [],
    fixed: STRINGS,
  },
  {
    typed: ['meu instrumento', 'serve no meu', 'serve na minha'],
    slugs: [],
    fixed: MINE,
  },
  {
    typed: ['guia de cordas', 'qual encordoamento usar', 'diferença entre cordas'],
    slugs: ['guia-de-cordas'],
  },
  {
    typed: ['marcas', 'todas as marcas', 'lista de marcas'],
    slugs: [],
    fixed: { titulo: 'Marcas', resumo: 'Todas as marcas da loja.', url: '/marcas' },
  },
  { typed: ['acessibilidade', 'libras'], slugs: ['acessibilidade'] },
]

/** A topic that a text asks about, and its words in the text that are no goods. */
export type RequestedTopic = { slugs: readonly string[]; fixed: ShopTopic['fixed']; words: readonly string[] }

/** The slugs of the pages that may answer. */
export const TOPIC_SLUGS: readonly string[] = [...new Set(TOPICS.flatMap(({ slugs }) => slugs))]

/** Returns the topics of the shop in these search tokens, by the longest phrase of each. */
export function requestedTopics(words: readonly string[]): RequestedTopic[] {
  const text = ` ${words.join(' ')} `

  return TOPICS.flatMap(({ slugs, fixed, besideGoods }, i) => {
    const [phrase] = (PHRASES[i] ?? []).filter((each) =>
      besideGoods ? text.startsWith(` ${each} `) : text.includes(` ${each} `),
    )
    return phrase === undefined ? [] : [{ slugs, fixed, words: besideGoods ? [] : phrase.split(' ') }]
  }).sort((a, b) => b.words.length - a.words.length)
}

/** Longest first. */
const PHRASES = TOPICS.map(({ typed }) =>
  typed
    .map((each) => searchTokens(each).join(' '))
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length),
)
