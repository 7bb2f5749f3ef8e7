import type { Page } from '@playwright/test'
import type { Camera, Shot } from './camera.ts'
import type { Store } from './prepare-store.ts'

/** A picture of the guide: the page of the panel, and the actions before it is taken. */
type Scene = { name: string; path: string; act?: (page: Page) => Promise<void> } & Shot

/** Takes all pictures of the panel's pages, one after the other. */
export async function takeScenes({ page, take }: Camera, store: Store): Promise<void> {
  for (const { name, path, act, ...shot } of scenesOf(store)) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(`/admin${path}`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await act?.(page)
    await take(name, shot)
  }
}

function scenesOf(store: Store): Scene[] {
  return [...dayByDay(store), ...catalogue(store), ...content(), ...marketing(), ...settingsAndTeam(store)]
}

function dayByDay({ pago, emSeparacao, aberto, idVenda, idCliente }: Store): Scene[] {
  return [
    { name: 'orders/inicio', path: '', height: 1500, wholePage: true },
    {
      name: 'orders/paleta',
      path: '',
      wholePage: true,
      act: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByPlaceholder(/^Buscar pedidos/).fill('violino')
        await page.locator('.mantine-Spotlight-action').nth(5).waitFor()
      },
    },
    { name: 'orders/pedidos', path: '/pedidos' },
    { name: 'orders/pedidos-celular', path: '/pedidos', screen: 'phone' },
    {
      name: 'orders/pedidos-escolhidos',
      path: '/pedidos?situacao=pagamentoAprovado',
      act: (page) => page.getByRole('checkbox', { name: 'Escolher todos desta página' }).check(),
    },
    { name: 'orders/pedido', path: `/pedidos/${emSeparacao}`, height: 1080 },
    { name: 'orders/pedido-celular', path: `/pedidos/${pago}`, screen: 'phone' },
    {
      name: 'orders/pedido-enviar',
      path: `/pedidos/${emSeparacao}`,
      wholePage: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Enviar', exact: true }).click()
        await page.getByLabel('Código de rastreio').fill('LB123456785BR')
      },
    },
    {
      name: 'orders/pedido-estornar',
      path: `/pedidos/${pago}`,
      wholePage: true,
      act: async (page) => {
        await page.getByRole('button', { name: 'Estornar', exact: true }).click()
        await page.getByLabel('Motivo (opcional)').fill('Risco na caixa, combinado com o cliente')
      },
    },
    { name: 'orders/pedido-alterar', path: `/pedidos/${aberto}/editar`, height: 900 },
    { name: 'orders/venda', path: `/vendas/${idVenda}`, height: 900 },
    {
      name: 'orders/venda-fechada',
      path: `/vendas/${idVenda}`,
      height: 900,
      act: async (page) => {
        await page.getByRole('button', { name: 'Fechar e gerar o link' }).click()
        await page.getByLabel('Link de pagamento').waitFor()
      },
    },
    { name: 'orders/cliente', path: `/clientes/${idCliente}`, height: 1100 },
  ]
}

function catalogue({ idProduto, countId, idImportacao }: Store): Scene[] {
  return [
    { name: 'catalog/produtos', path: '/produtos' },
    { name: 'catalog/produto', path: `/produtos/${idProduto}`, height: 1000 },
    {
      name: 'catalog/produto-variacoes',
      path: `/produtos/${idProduto}`,
      height: 1400,
      section: 'Preços e variações',
    },
    { name: 'catalog/planilha', path: '/planilha' },
    { name: 'catalog/categorias', path: '/categorias' },
    { name: 'catalog/tabelas-de-precos', path: '/tabelas-de-precos?busca=violino' },
    { name: 'catalog/estoque', path: '/estoque?filtro=baixo' },
    { name: 'catalog/contagem', path: `/estoque/contagens/${countId}` },
    { name: 'catalog/importacoes', path: '/importacoes' },
    { name: 'catalog/importacao', path: `/importacoes/${idImportacao}`, height: 1100 },
  ]
}

function content(): Scene[] {
  return [
    { name: 'content/pagina-inicial', path: '/conteudo/inicio', height: 900 },
    { name: 'content/banners', path: '/conteudo/banners/banner-home', height: 1000 },
    {
      name: 'content/pagina',
      path: '/conteudo/paginas',
      height: 1000,
      act: async (page) => {
        await page.getByRole('link', { name: 'Trocas e devoluções' }).click()
        await page.getByRole('heading', { level: 1, name: 'Trocas e devoluções' }).waitFor()
      },
    },
    { name: 'content/menus', path: '/menus/main-menu' },
    { name: 'content/email', path: '/conteudo/emails/order-sent', height: 1000 },
  ]
}

function marketing(): Scene[] {
  return [
    { name: 'marketing/promocoes', path: '/promocoes' },
    { name: 'marketing/cupom', path: '/promocoes/novo-cupom', height: 900 },
    {
      name: 'marketing/simulador',
      path: '/promocoes/simulador',
      height: 900,
      act: async (page) => {
        await page.getByRole('textbox', { name: 'Produtos: procurar' }).fill('encordoamento violão')
        await page.getByRole('listbox', { name: 'Produtos' }).getByRole('option').first().click()
        await page.getByLabel(/^Quantidade de/).fill('3')
        await page.getByLabel('Cupom', { exact: true }).fill('BEMVINDO10')
        await page.getByRole('button', { name: 'Simular' }).click()
        await page.getByRole('table', { name: 'Quanto custa' }).waitFor()
      },
    },
    { name: 'marketing/carrinhos', path: '/carrinhos' },
    { name: 'marketing/opinioes', path: '/opinioes' },
  ]
}

function settingsAndTeam({ idWebhook }: Store): Scene[] {
  return [
    { name: 'settings/entrega', path: '/configuracoes/entrega', height: 1000 },
    { name: 'settings/pagamentos', path: '/configuracoes/pagamentos' },
    { name: 'settings/manutencao', path: '/configuracoes/manutencao' },
    { name: 'opening/aparencia', path: '/aparencia', height: 1000 },
    dialogOf('opening/conta-de-pagamento', '/configuracoes/pagamentos', 'Adicionar conta'),
    dialogOf('opening/melhor-envio', '/configuracoes/entrega', 'Ligar o Melhor Envio'),
    dialogOf('opening/email', '/configuracoes/email', 'Configurar o servidor'),
    { name: 'staff/equipe', path: '/equipe' },
    { name: 'settings/integracoes', path: '/integracoes' },
    { name: 'settings/webhook', path: `/integracoes/webhooks/${idWebhook}` },
    { name: 'staff/auditoria', path: '/auditoria' },
    { name: 'staff/minha-conta', path: '/minha-conta', height: 900 },
    {
      // Last, since the others show an open shop.
      name: 'opening/passos',
      path: '/abrir',
      height: 900,
      act: async (page) => {
        await page.getByRole('button', { name: 'Fechar de novo' }).click()
        await page.getByRole('link', { name: 'Ver como vai ficar' }).waitFor()
        // The button is at the foot of the list.
        await page.evaluate(() => window.scrollTo(0, 0))
      },
    },
  ]
}

/** A dialog of the panel over its page. */
function dialogOf(name: string, path: string, button: string): Scene {
  return {
    name,
    path,
    height: 860,
    wholePage: true,
    act: async (page) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  }
}
