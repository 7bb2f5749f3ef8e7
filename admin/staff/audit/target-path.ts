import type { AuditEntry } from '#contract/panel/audit.ts'

/** Returns the panel's page of the changed entity; null if it has none or was deleted. */
export function targetPath({ acao, alvo }: Pick<AuditEntry, 'acao' | 'alvo'>): string | null {
  if (/\.(excluid|removid|esquecid)[ao]s?$/.test(acao)) return null
  const list = LISTS[alvo.tipo]
  if (list !== undefined) return `${list}/${encodeURIComponent(alvo.id)}`

  return PAGES[alvo.tipo] ?? null
}

/** Lists whose entities have a page each. */
const LISTS: Record<string, string> = {
  banners: '/conteudo/banners',
  categoria: '/categorias',
  cliente: '/clientes',
  cupom: '/promocoes',
  email: '/conteudo/emails',
  importacao: '/importacoes',
  inventario: '/estoque/contagens',
  lista: '/listas',
  marca: '/marcas',
  menu: '/menus',
  guia: '/conteudo/guias',
  pagina: '/conteudo/paginas',
  pedido: '/pedidos',
  popup: '/conteudo/popups',
  produto: '/produtos',
  promocao: '/promocoes',
  selecao: '/selecoes',
  venda: '/vendas',
  vitrine: '/vitrines',
  webhook: '/integracoes/webhooks',
}

/** Entities without a page of their own. */
const PAGES: Record<string, string> = {
  ajuda: '/conteudo/ajuda',
  busca: '/buscas',
  configuracao: '/configuracoes',
  frete: '/configuracoes/entrega',
  funcionario: '/equipe',
  inicio: '/conteudo/inicio',
  redirecionamento: '/redirecionamentos',
  sku: '/tabelas-de-precos',
  token: '/integracoes',
}
