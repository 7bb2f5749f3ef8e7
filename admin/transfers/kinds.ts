import type { ExportSummary, ImportKind, ImportSummary } from '#contract/panel/transfers.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** Names of the kinds of imports and exports. */
export const KIND_NAMES: Record<ExportSummary['tipo'], string> = {
  produtos: 'Produtos',
  estoque: 'Estoque',
  precos: 'Preços',
  clientes: 'Clientes',
  pedidos: 'Pedidos',
  fretes: 'Tabelas de frete',
  redirecionamentos: 'Redirecionamentos',
}

/** The permission that each kind of import requires besides `dados.importar`, and the columns that its file needs. */
export const IMPORTS: Record<ImportKind, { permission: Permission; text: string }> = {
  produtos: {
    permission: 'catalogo.editar',
    text: 'A exportação da Nuvemshop, do WooCommerce ou da Shopify, ou uma planilha com uma linha por variação. O que o arquivo não tem fica como está.',
  },
  estoque: {
    permission: 'estoque.movimentar',
    text: 'Colunas SKU e Estoque. Cada mudança vira um movimento.',
  },
  precos: { permission: 'catalogo.editar', text: 'Colunas SKU e Preço e, se houver, Preço de.' },
  clientes: {
    permission: 'clientes.editar',
    text: 'Uma linha por cliente, com o e-mail. Eles entram por código, sem senha.',
  },
  pedidos: {
    permission: 'pedidos.editar',
    text: 'O histórico de outra loja: uma linha por item, as de um pedido juntas. Nada é cobrado, avisado nem baixado do estoque. De pedidos feitos aqui mudam só rastreio, nota fiscal e anotação.',
  },
  fretes: {
    permission: 'configuracao.editar',
    text: 'Todas as tabelas de uma vez: o arquivo toma o lugar das que estão na loja.',
  },
  redirecionamentos: { permission: 'catalogo.editar', text: 'Colunas De e Para, com endereços da loja.' },
}

export const SITUATION_NAMES: Record<ImportSummary['situacao'], string> = {
  lendo: 'Lendo o arquivo',
  lida: 'Espera as colunas',
  comparando: 'Comparando',
  comparada: 'Espera a sua palavra',
  importando: 'Importando',
  importada: 'Importada',
  cancelada: 'Cancelada',
  recusada: 'Não pôde ser lida',
  desfazendo: 'Desfazendo',
  desfeita: 'Desfeita',
}

/** Whether a background job is running, so that the page has to poll. */
export function isRunning({ situacao }: Pick<ImportSummary, 'situacao'>): boolean {
  return ['lendo', 'comparando', 'importando', 'desfazendo'].includes(situacao)
}

/** Progress of the running job, from 0 to 100. */
export function progressOf({ situacao, linhas, comparadas, resultado }: ImportSummary): number {
  const { pendente, feita, igual, ruim, desfeita, mantida } = resultado
  const total = pendente + feita + igual + ruim + desfeita + mantida
  if (situacao === 'comparando') return share(comparadas, linhas)
  if (situacao === 'importando') return share(total - pendente, total)
  if (situacao === 'desfazendo') return share(desfeita + mantida, desfeita + mantida + feita)

  return 0
}

function share(done: number, total: number): number {
  return total === 0 ? 0 : Math.round((done * 100) / total)
}
