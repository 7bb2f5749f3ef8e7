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
    { nome: 'orders/inicio', em: '', altura: 1500, inteira: true },
    {
      nome: 'orders/paleta',
      em: '',
      inteira: true,
      act: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByPlaceholder(/^Buscar pedidos/).fill('violino')
        await page.locator('.mantine-Spotlight-action').nth(5).waitFor()
      },
    },
    { nome: 'orders/pedidos', em: '/pedidos' },
    { nome: 'orders/pedidos-celular', em: '/pedidos', tela: 'celular' },
    {
      nome: 'orders/pedidos-escolhidos',
      em: '/pedidos?situacao=pagamentoAprovado',
      act: (page) => page.getByRole('checkbox', { name: 'Escolher todos desta página' }).check(),
    },
    { nome: 'orders/pedido', em: `/pedidos/${emSeparacao}`, altura: 1080 },
    { nome: 'orders/pedido-celular', em: `/pedidos/${pago}`, tela: 'celular' },
    {
      nome: 'orders/pedido-enviar',
      em: `/pedidos/${emSeparacao}`,
      inteira: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Enviar', exact: true }).click()
        await page.getByLabel('Código de rastreio').fill('LB123456785BR')
      },
    },
    {
      nome: 'orders/pedido-estornar',
      em: `/pedidos/${pago}`,
      inteira: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Estornar', exact: true }).click()
        await page.getByLabel('Motivo (opcional)').fill('Risco na caixa, combinado com o cliente')
      },
    },
    { nome: 'orders/pedido-alterar', em: `/pedidos/${aberto}/editar`, altura: 900 },
    { nome: 'orders/venda', em: `/vendas/${idVenda}`, altura: 900 },
    {
      nome: 'orders/venda-fechada',
      em: `/vendas/${idVenda}`,
      altura: 900,
      act: async (page) => {
        await page.getByRole('button', { name: 'Fechar e gerar o link' }).click()
        await page.getByLabel('Link de pagamento').waitFor()
      },
    },
    { nome: 'orders/cliente', em: `/clientes/${idCliente}`, altura: 1100 },
  ]
}

function catalogue({ idProduto, idContagem, idImportacao }: Store): Scene[] {
  return [
    { nome: 'catalog/produtos', em: '/produtos' },
    { nome: 'catalog/produto', em: `/produtos/${idProduto}`, altura: 1000 },
    {
      nome: 'catalog/produto-variacoes',
      em: `/produtos/${idProduto}`,
      altura: 1400,
      parte: 'Preços e variações',
    },
    { nome: 'catalog/planilha', em: '/planilha' },
    { nome: 'catalog/categorias', em: '/categorias' },
    { nome: 'catalog/tabelas-de-precos', em: '/tabelas-de-precos?busca=violino' },
    { nome: 'catalog/estoque', em: '/estoque?filtro=baixo' },
    { nome: 'catalog/contagem', em: `/estoque/contagens/${idContagem}` },
    { nome: 'catalog/importacoes', em: '/importacoes' },
    { nome: 'catalog/importacao', em: `/importacoes/${idImportacao}`, altura: 1100 },
  ]
}

function content(): Scene[] {
  return [
    { nome: 'content/pagina-inicial', em: '/conteudo/inicio', altura: 900 },
    { nome: 'content/banners', em: '/conteudo/banners/banner-home', altura: 1000 },
    {
      nome: 'content/pagina',
      em: '/conteudo/paginas',
      altura: 1000,
      act: async (page) => {
        await page.getByRole('link', { name: 'Trocas e devoluções' }).click()
        await page.getByRole('heading', { level: 1, name: 'Trocas e devoluções' }).waitFor()
      },
    },
    { nome: 'content/menus', em: '/menus/main-menu' },
    { nome: 'content/email', em: '/conteudo/emails/order-sent', altura: 1000 },
  ]
}

function marketing(): Scene[] {
  return [
    { nome: 'marketing/promocoes', em: '/promocoes' },
    { nome: 'marketing/cupom', em: '/promocoes/novo-cupom', altura: 900 },
    {
      nome: 'marketing/simulador',
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
    { nome: 'marketing/carrinhos', em: '/carrinhos' },
    { nome: 'marketing/opinioes', em: '/opinioes' },
  ]
}

function house({ idWebhook }: Store): Scene[] {
  return [
    { nome: 'settings/entrega', em: '/configuracoes/entrega', altura: 1000 },
    { nome: 'settings/pagamentos', em: '/configuracoes/pagamentos' },
    { nome: 'settings/manutencao', em: '/configuracoes/manutencao' },
    { nome: 'staff/equipe', em: '/equipe' },
    { nome: 'settings/integracoes', em: '/integracoes' },
    { nome: 'settings/webhook', em: `/integracoes/webhooks/${idWebhook}` },
    { nome: 'staff/auditoria', em: '/auditoria' },
    { nome: 'staff/minha-conta', em: '/minha-conta', altura: 900 },
  ]
}
