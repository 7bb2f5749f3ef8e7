import type pg from 'pg'
import { MAX_COUNTED } from '#contract/paging.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { List } from './measure-lists.ts'

/**
 * The lists of the panel that grow, each with its filters, sort orders, searches and pages, for the shop in this
 * database.
 */
export async function panelQueries(pool: pg.Pool): Promise<List[]> {
  const it = await known(pool)

  return [
    list('Pedidos', '/orders', {
      início: '',
      'página 100': 'pagina=100',
      última: last(reachable(it.pedidos)),
      entregues: 'situacao=entregue',
      'entregues, última': `situacao=entregue&${last(reachable(it.pedidos * 0.84))}`,
      cancelados: 'situacao=cancelado',
      'em separação': 'situacao=emSeparacao',
      'a receber': 'pagamento=aReceber',
      pagos: 'pagamento=pago',
      estornados: 'pagamento=estornado',
      'estornados, página 100': 'pagamento=estornado&pagina=100',
      contestados: 'pagamento=contestado',
      pix: 'metodo=pix',
      'boleto, página 100': 'metodo=boleto&pagina=100',
      'pedem atenção': 'atencao=sim',
      'de um mês': `de=${it.mesPassado}&ate=${it.hoje}`,
      vendidos: `vendidoDe=${it.mesPassado}&vendidoAte=${it.hoje}`,
      'de um cliente': `idCliente=${it.cliente.id}`,
      'de um produto': `idProduto=${it.item.id_produto}`,
      'de um produto, página 100': `idProduto=${it.item.id_produto}&pagina=100`,
      'maior total': 'ordem=-total',
      'menor total, última': `ordem=total&${last(reachable(it.pedidos))}`,
      'mais antigos': 'ordem=criadoEm',
      'entregues, maior total': 'situacao=entregue&ordem=-total',
      'busca por número': `busca=${it.pedido.numero}`,
      'por começo de número': 'busca=12',
      'por CPF': `busca=${it.cliente.documento}`,
      'por e-mail': `busca=${it.cliente.email}`,
      'por nome': `busca=${words(it.cliente.nome)}`,
      'por primeiro nome': 'busca=ana',
      'por palavra comum': 'busca=serie',
      'por duas comuns': 'busca=ana+serie',
      'por SKU': `busca=${encodeURIComponent(it.item.sku)}`,
      'por nada que haja': 'busca=teremim',
      'palavra comum, página 100': 'busca=serie&pagina=100',
      'palavra comum, maior total': 'busca=serie&ordem=-total',
      'tudo junto': `busca=ana&situacao=entregue&metodo=pix&de=${it.anoPassado}&ate=${it.hoje}&ordem=-total`,
    }),
    ...productLists(it),
    list('Movimentos', '/stock/movements', {
      início: '',
      'página 1000': 'pagina=1000',
      vendas: 'tipo=venda',
      'vendas, página 1000': 'tipo=venda&pagina=1000',
      perdas: 'tipo=perda',
      'de um mês': `de=${it.mesPassado}&ate=${it.hoje}`,
      'de um ano': `de=${it.anoPassado}&ate=${it.mesPassado}`,
      'de um SKU': `idSku=${it.item.id_sku}`,
      'busca por palavra comum': 'busca=serie',
      'por SKU': `busca=${encodeURIComponent(it.item.sku)}`,
      'por nada que haja': 'busca=teremim',
      'vendas de um mês': `tipo=venda&de=${it.anoPassado}&ate=${it.mesPassado}`,
    }),
    list('Contagens de estoque', '/stock/counts', { início: '' }),
    list('Linhas de uma contagem', `/stock/counts/${it.inventario}/lines`, {
      início: '',
      última: last(100_000),
      diferentes: 'filtro=diferentes',
    }),
    list('Quem segura um SKU', `/stock/levels/${it.item.id_sku}/orders`, { início: '' }),
    list('Clientes', '/customers', {
      início: '',
      'página 100': 'pagina=100',
      última: last(reachable(it.clientes)),
      'mais antigos': 'ordem=criadoEm',
      'por nome': 'ordem=nome',
      'por nome, última': `ordem=nome&${last(reachable(it.clientes))}`,
      'por nome, ao contrário': 'ordem=-nome',
      revendedores: 'revenda=revendedor',
      'revendedores por nome': 'revenda=revendedor&ordem=nome',
      'revenda pendente': 'revenda=pendente',
      grupo: `idGrupo=${it.grupo}`,
      'busca por CPF': `busca=${it.cliente.documento}`,
      'por e-mail': `busca=${it.cliente.email}`,
      'busca por nome': `busca=${words(it.cliente.nome)}`,
      'por primeiro nome': 'busca=ana',
      'por todos': 'busca=exemplo',
      'por todos, última': `busca=exemplo&${last(reachable(it.clientes))}`,
      'por duas letras': 'busca=an',
      'todos por nome': 'busca=exemplo&ordem=nome',
      'por nada que haja': 'busca=teremim',
      'por telefone': `busca=${it.cliente.celular.slice(-8)}`,
    }),
    list('Um cliente e seus pedidos', `/customers/${it.cliente.id}/activity`, { início: '' }),
    list('Avaliações', '/reviews', {
      pendentes: '',
      publicadas: 'situacao=publicada',
      'publicadas, última': `situacao=publicada&${last(it.avaliacoes * 0.94)}`,
      'publicadas com nota': 'situacao=publicada&nota=1',
      'nota, página 100': 'situacao=publicada&nota=5&pagina=100',
      'busca por palavra comum': 'situacao=publicada&busca=corda',
      'por todas': 'situacao=publicada&busca=firme',
      rara: 'situacao=publicada&busca=98765',
      'por nada que haja': 'situacao=publicada&busca=teremim',
      recusadas: 'situacao=recusada',
      'pendentes com palavra comum': 'busca=firme',
    }),
    list('Perguntas', '/questions', {
      pendentes: '',
      publicadas: 'situacao=publicada',
      'publicadas, última': `situacao=publicada&${last(it.avaliacoes * 0.94)}`,
      'busca por palavra comum': 'situacao=publicada&busca=serve',
      'por nada que haja': 'situacao=publicada&busca=teremim',
    }),
    list('Respostas', '/answers', {
      pendentes: '',
      publicadas: 'situacao=publicada',
      'publicadas, página 1000': 'situacao=publicada&pagina=1000',
    }),
    list('Avaliações da loja', '/store-evaluations', {
      pendentes: '',
      publicadas: 'situacao=publicada',
      'publicadas, última': `situacao=publicada&${last(it.avaliacoes * 0.94)}`,
    }),
    list('Avise-me', '/restock-requests', { início: '', 'página 10': 'pagina=10' }),
    list('Auditoria', '/audit', {
      início: '',
      última: last(it.auditoria),
      'de alguém': `idFuncionario=${it.funcionario}`,
      'de alguém, página 100': `idFuncionario=${it.funcionario}&pagina=100`,
      pedidos: 'tipo=pedido',
      'pedidos, página 500': 'tipo=pedido&pagina=500',
      'de um produto': 'tipo=produto&id=1000',
      'de um mês': `de=${it.mesPassado}&ate=${it.hoje}`,
      'busca por palavra comum': 'busca=serie',
      'por todas': 'busca=joana',
      'por todas, última': `busca=joana&${last(it.auditoria)}`,
      rara: 'busca=98765',
      'por nada que haja': 'busca=teremim',
    }),
    list('Newsletter', '/newsletter', {
      início: '',
      última: last(it.clientes),
      confirmadas: 'situacao=confirmada',
      'canceladas, página 100': 'situacao=cancelada&pagina=100',
      'busca por nome': 'busca=ana',
      'por e-mail': `busca=novidades.${it.cliente.email}`,
      'por todos': 'busca=novidades',
      'por nada que haja': 'busca=teremim',
    }),
    list('Redirecionamentos', '/redirects', {
      início: '',
      última: last(it.redirecionamentos),
      'busca por palavra comum': 'busca=serie',
      'por todos': 'busca=antigo',
      'um endereço': 'busca=/antigo/alaude',
      'por nada que haja': 'busca=teremim',
    }),
    list('Tabela de preços', `/price-lists/${it.grupo}`, {
      início: '',
      última: last(reachable(it.skus)),
      próprios: 'filtro=proprio',
      'próprios, página 500': 'filtro=proprio&pagina=500',
      'busca por palavra comum': 'busca=serie',
      'por SKU': `busca=${encodeURIComponent(it.item.sku)}`,
    }),
    list('Importações', '/imports', { início: '', última: 'pagina=2' }),
    list('Linhas de uma importação', `/imports/${it.importacao}/items`, {
      início: '',
      última: last(100_000),
      novas: 'comparacao=nova',
      'novas, página 500': 'comparacao=nova&pagina=500',
      feitas: 'situacao=feita',
      'feitas, página 1000': 'situacao=feita&pagina=1000',
      ruins: 'situacao=ruim',
    }),
    list('Exportações', '/exports', { início: '' }),
    list('Carrinhos abandonados', '/carts/abandoned', { início: '', 'página 100': 'pagina=100' }),
    list('Buscas sem resultado', '/searches/empty', { início: '', 'página 50': 'pagina=50' }),
    list('Tarefas com falha', '/jobs/failed', { início: '' }),
    list('Marcas', '/brands', { início: '', busca: 'busca=gi' }),
    list('Promoções', '/promotions', { início: '', cupons: 'tipo=cupom', busca: 'busca=frete' }),
    list('Primeira página', '/home', { 'um dia': 'dias=1', '7 dias': 'dias=7', '30 dias': 'dias=30' }),
    list('Contas do menu', '/orders/counts', { pedidos: '' }),
    list('Ctrl K: pedidos', '/orders', palette(it, '&porPagina=5')),
    list('Ctrl K: produtos', '/products', palette(it, '&porPagina=5&ordem=-vendas')),
    list('Ctrl K: clientes', '/customers', palette(it, '&porPagina=5')),
    list('O que um formulário cita', '/choices', {
      produto: 'tipo=produto&busca=serie',
      SKU: 'tipo=sku&busca=serie',
      marca: 'tipo=marca&busca=gi',
      categoria: 'tipo=categoria&busca=cor',
    }),
    list('Produtos de uma venda', '/sales/goods', {
      'palavra comum': 'busca=serie',
      SKU: `busca=${encodeURIComponent(it.item.sku)}`,
      nada: 'busca=teremim',
    }),
  ]
}

/** The lists that grow with the catalogue alone. */
export async function catalogueQueries(pool: pg.Pool): Promise<List[]> {
  return productLists(await knownProducts(pool))
}

function productLists(it: KnownProducts): List[] {
  return [
    list('Produtos', '/products', {
      início: '',
      'página 100': hundredth(it.produtos),
      última: last(reachable(it.produtos)),
      'fora da loja': 'situacao=inativo',
      disponíveis: 'situacao=disponivel',
      'disponíveis, última': `situacao=disponivel&${last(reachable(it.produtos))}`,
      categoria: `categoria=${encodeURIComponent(it.categoria)}`,
      marca: `marca=${it.marca}`,
      'com estoque': 'estoque=com',
      esgotados: 'estoque=sem',
      últimas: 'estoque=ultimas',
      'sem imagem': 'imagem=sem',
      'por nome': 'ordem=nome',
      'por nome, última': `ordem=nome&${last(reachable(it.produtos))}`,
      'por nome, ao contrário': 'ordem=-nome',
      'por preço': 'ordem=preco',
      'mais caros, última': `ordem=-preco&${last(reachable(it.produtos))}`,
      'por estoque': 'ordem=estoque',
      'maior estoque, última': `ordem=-estoque&${last(reachable(it.produtos))}`,
      'mais vendidos': 'ordem=-vendas',
      'menos vendidos, última': `ordem=vendas&${last(reachable(it.produtos))}`,
      'busca por palavra comum': 'busca=serie',
      'palavra comum por preço': 'busca=serie&ordem=preco',
      'palavra comum, última': `busca=serie&${last(reachable(it.comuns.produtos))}`,
      'por duas palavras': 'busca=corda+serie',
      'por SKU': `busca=${encodeURIComponent(it.item.sku)}`,
      'por nada que haja': 'busca=teremim',
      'tudo junto': `busca=serie&marca=${it.marca}&situacao=disponivel&estoque=com&ordem=-vendas`,
    }),
    list('Planilha', '/grid', {
      início: 'porPagina=200',
      'página 100': `porPagina=200&${hundredth(it.skus, 200)}`,
      última: `porPagina=200&${last(reachable(it.skus), 200)}`,
      'fora da loja': 'situacao=inativo',
      categoria: `categoria=${encodeURIComponent(it.categoria)}`,
      marca: `marca=${it.marca}`,
      'busca por palavra comum': 'busca=serie',
      'palavra comum, última': `busca=serie&${last(reachable(it.comuns.skus))}`,
      'por duas palavras': 'busca=corda+serie',
      'por SKU': `busca=${encodeURIComponent(it.item.sku)}`,
      'por nada que haja': 'busca=teremim',
    }),
    list('Estoque', '/stock/levels', {
      início: '',
      'página 100': hundredth(it.skus),
      última: last(reachable(it.skus)),
      baixo: 'filtro=baixo',
      esgotado: 'filtro=esgotado',
      reservado: 'filtro=reservado',
      'por SKU': 'ordem=sku',
      'por SKU, última': `ordem=-sku&${last(reachable(it.skus))}`,
      'por estoque': 'ordem=estoque',
      'maior estoque, última': `ordem=-estoque&${last(reachable(it.skus))}`,
      'baixo por estoque': 'filtro=baixo&ordem=estoque',
      'reservado por SKU': 'filtro=reservado&ordem=sku',
      'busca por palavra comum': 'busca=serie',
      'palavra comum por estoque': 'busca=serie&ordem=estoque',
      'por parte de um SKU': 'busca=-s1',
      'um SKU': `busca=${encodeURIComponent(it.item.sku)}`,
      'por nada que haja': 'busca=teremim',
    }),
  ]
}

/** The last page, up to the last that a list has. */
function last(rows: number, porPagina = 50): string {
  return `pagina=${Math.min(10_000, Math.ceil(rows / porPagina))}`
}

/** The hundredth page, or the last one before: a page behind the last has no rows, which costs little. */
function hundredth(rows: number, porPagina = 50): string {
  return `pagina=${Math.min(100, Math.ceil(rows / porPagina))}`
}

/** Lists lead to no page behind the rows that they count. */
function reachable(rows: number): number {
  return Math.min(MAX_COUNTED, rows)
}

function list(list: string, path: string, queries: Record<string, string>): List {
  return { list, path, queries }
}

/** Search as you type: requests start with the second letter. */
function palette(it: Known, rest: string): Record<string, string> {
  return {
    'duas letras': `busca=an${rest}`,
    palavra: `busca=serie${rest}`,
    número: `busca=${it.pedido.numero}${rest}`,
    CPF: `busca=${it.cliente.documento}${rest}`,
    'e-mail': `busca=${it.cliente.email}${rest}`,
    nome: `busca=${words(it.cliente.nome)}${rest}`,
  }
}

function words(text: string): string {
  return encodeURIComponent(text)
}

type Known = Awaited<ReturnType<typeof known>>

type KnownProducts = Awaited<ReturnType<typeof knownProducts>>

/** Values of this shop for the queries. */
async function known(pool: pg.Pool) {
  const { one, count } = reader(pool)
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
  const { id: grupo } = await one<{ id: number }>(
    'select id_grupo as id from precos_grupo group by 1 order by count(*) desc limit 1',
  )
  const { id: inventario } = await one<{ id: number }>(
    'select id_inventario as id from inventarios_linhas limit 1',
  )
  const { id: importacao } = await one<{ id: string }>(
    'select id from importacoes order by linhas desc limit 1',
  )
  const { id: funcionario } = await one<{ id: number }>(
    'select id_funcionario as id from auditoria where id_funcionario is not null limit 1',
  )

  return {
    ...(await knownProducts(pool)),
    grupo,
    inventario,
    importacao,
    funcionario,
    hoje: day(0),
    mesPassado: day(30),
    anoPassado: day(400),
    pedido: await one<{ numero: number }>('select numero from pedidos order by criado_em limit 1 offset 500'),
    cliente: await one<{ id: number; nome: string; email: string; documento: string; celular: string }>(
      `select c.id, nome_razao as nome, c.email, documento, celular from clientes c join pedidos p on p.id_cliente = c.id
       group by c.id order by count(*) desc limit 1`,
    ),
    pedidos: await count('pedidos'),
    clientes: await count('clientes'),
    avaliacoes: await count('avaliacoes'),
    auditoria: await count('auditoria'),
    redirecionamentos: await count('redirecionamentos'),
  }
}

async function knownProducts(pool: pg.Pool) {
  const { one, count } = reader(pool)
  const { slug: marca } = await one<{ slug: string }>(
    'select m.slug from marcas m join produtos p on p.id_marca = m.id group by 1 order by count(*) desc limit 1',
  )
  const { caminho: categoria } = await one<{ caminho: string }>(
    `select split_part(c.caminho, '/', 1) as caminho from categorias c join produto_categorias x on x.id_categoria = c.id group by 1 order by count(*) desc limit 1`,
  )

  return {
    marca,
    categoria,
    item: await one<{ id_produto: number; id_sku: number; sku: string }>(
      'select id_produto, id_sku, max(sku) as sku from pedidos_itens group by 1, 2 order by count(*) desc limit 1',
    ),
    produtos: await count('produtos'),
    skus: await count('skus'),
    /** Those with the word that generated products have in common. */
    comuns: {
      produtos: await count(`produtos_busca where palavras @@ 'serie:*'`),
      skus: await count(`skus_busca where palavras @@ 'serie:*'`),
    },
  }
}

function reader(pool: pg.Pool) {
  const one = async <Row>(statement: string): Promise<Row> => {
    const { rows } = await pool.query(statement)
    return rows[0]
  }
  const count = async (rows: string) =>
    (await one<{ total: number }>(`select count(*)::int as total from ${rows}`)).total

  return { one, count }
}
