import type { Page } from '@playwright/test'
import type { Camera, Shot } from './camera.ts'
import type { Store } from './prepare-store.ts'

/** A picture of the guide: of which page of the panel, and what is done there before it is taken. */
type Scene = { nome: string; em: string; act?: (page: Page) => Promise<void> } & Shot

/** Takes all pictures of the panel's pages, one after the other. */
export async function takeScenes({ page, take }: Camera, store: Store): Promise<void> {
  for (const { nome, em, act, ...shot } of scenesOf(store)) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(`/admin${em}`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await act?.(page)
    await take(nome, shot)
  }
}

function scenesOf(store: Store): Scene[] {
  return [...dayByDay(store), ...catalogue(store), ...content(), ...marketing(), ...house(store)]
}

function dayByDay({ pago, emSeparacao, aberto, idVenda, idCliente }: Store): Scene[] {
  return [
    { nome: 'inicio', em: '', altura: 1500, inteira: true },
    {
      nome: 'paleta',
      em: '',
      inteira: true,
      act: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByPlaceholder(/^Buscar pedidos/).fill('violino')
        await page.locator('.mantine-Spotlight-action').nth(5).waitFor()
      },
    },
    { nome: 'pedidos', em: '/pedidos' },
    { nome: 'pedidos-celular', em: '/pedidos', tela: 'celular' },
    {
      nome: 'pedidos-escolhidos',
      em: '/pedidos?situacao=pagamentoAprovado',
      act: (page) => page.getByRole('checkbox', { name: 'Escolher todos desta página' }).check(),
    },
    { nome: 'pedido', em: `/pedidos/${emSeparacao}`, altura: 1080 },
    { nome: 'pedido-celular', em: `/pedidos/${pago}`, tela: 'celular' },
    {
      nome: 'pedido-enviar',
      em: `/pedidos/${emSeparacao}`,
      inteira: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Enviar', exact: true }).click()
        await page.getByLabel('Código de rastreio').fill('LB123456785BR')
      },
    },
    {
      nome: 'pedido-estornar',
      em: `/pedidos/${pago}`,
      inteira: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Estornar', exact: true }).click()
        await page.getByLabel('Motivo (opcional)').fill('Risco na caixa, combinado com o cliente')
      },
    },
    { nome: 'pedido-alterar', em: `/pedidos/${aberto}/editar`, altura: 900 },
    { nome: 'venda', em: `/vendas/${idVenda}`, altura: 900 },
    {
      nome: 'venda-fechada',
      em: `/vendas/${idVenda}`,
      altura: 900,
      act: async (page) => {
        await page.getByRole('button', { name: 'Fechar e gerar o link' }).click()
        await page.getByLabel('Link de pagamento').waitFor()
      },
    },
    { nome: 'cliente', em: `/clientes/${idCliente}`, altura: 1100 },
  ]
}

function catalogue({ idProduto, idContagem, idImportacao }: Store): Scene[] {
  return [
    { nome: 'produtos', em: '/produtos' },
    { nome: 'produto', em: `/produtos/${idProduto}`, altura: 1000 },
    { nome: 'produto-variacoes', em: `/produtos/${idProduto}`, altura: 1400, parte: 'Preços e variações' },
    { nome: 'planilha', em: '/planilha' },
    { nome: 'categorias', em: '/categorias' },
    { nome: 'tabelas-de-precos', em: '/tabelas-de-precos?busca=violino' },
    { nome: 'estoque', em: '/estoque?filtro=baixo' },
    { nome: 'contagem', em: `/estoque/contagens/${idContagem}` },
    { nome: 'importacoes', em: '/importacoes' },
    { nome: 'importacao', em: `/importacoes/${idImportacao}`, altura: 1100 },
  ]
}

function content(): Scene[] {
  return [
    { nome: 'pagina-inicial', em: '/conteudo/inicio', altura: 900 },
    { nome: 'banners', em: '/conteudo/banners/banner-home', altura: 1000 },
    {
      nome: 'pagina',
      em: '/conteudo/paginas',
      altura: 1000,
      act: async (page) => {
        await page.getByRole('link', { name: 'Trocas e devoluções' }).click()
        await page.getByRole('heading', { level: 1, name: 'Trocas e devoluções' }).waitFor()
      },
    },
    { nome: 'menus', em: '/menus/main-menu' },
    { nome: 'email', em: '/conteudo/emails/order-sent', altura: 1000 },
  ]
}

function marketing(): Scene[] {
  return [
    { nome: 'promocoes', em: '/promocoes' },
    { nome: 'cupom', em: '/promocoes/novo-cupom', altura: 900 },
    {
      nome: 'simulador',
      em: '/promocoes/simulador',
      altura: 900,
      act: async (page) => {
        await page.getByRole('textbox', { name: 'Produtos: procurar' }).fill('encordoamento violão')
        await page.getByRole('listbox', { name: 'Produtos' }).getByRole('option').first().click()
        await page.getByLabel(/^Quantidade de/).fill('3')
        await page.getByLabel('Cupom', { exact: true }).fill('BEMVINDO10')
        await page.getByRole('button', { name: 'Simular' }).click()
        await page.getByRole('table', { name: 'Quanto custa' }).waitFor()
      },
    },
    { nome: 'carrinhos', em: '/carrinhos' },
    { nome: 'opinioes', em: '/opinioes' },
  ]
}

function house({ idWebhook }: Store): Scene[] {
  return [
    { nome: 'entrega', em: '/configuracoes/entrega', altura: 1000 },
    { nome: 'pagamentos', em: '/configuracoes/pagamentos' },
    { nome: 'manutencao', em: '/configuracoes/manutencao' },
    { nome: 'equipe', em: '/equipe' },
    { nome: 'integracoes', em: '/integracoes' },
    { nome: 'webhook', em: `/integracoes/webhooks/${idWebhook}` },
    { nome: 'auditoria', em: '/auditoria' },
    { nome: 'minha-conta', em: '/minha-conta', altura: 900 },
  ]
}
