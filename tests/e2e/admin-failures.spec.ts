import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { pedidos } from '#platform/orders/tables.ts'
import { failTwice, type PanelAction } from './support/failing-twice.ts'
import { freshCpf } from './support/fresh-person.ts'
import { placedOrder } from './support/placed-order.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'

const WORD = randomBytes(4).toString('hex')
const NOW = '2026-11-20T12:00:00.000Z'
const PRODUCT = { id: 1, nome: 'Violino', url: '/violino' }
const WRITTEN = {
  id: 9,
  produto: PRODUCT,
  nome: 'Clara',
  email: 'clara@example.com',
  situacao: 'pendente',
  data: NOW,
}
const RULE = {
  id: 9,
  tipo: 'promocao',
  codigo: null,
  nome: 'Semana da corda',
  beneficio: { tipo: 'porcentagem', porcentagem: 10 },
  alcance: { categorias: [], marcas: [], produtos: [] },
  somentePrecoCheio: false,
  subtotalMinimo: 0,
  primeiraCompra: false,
  exigeLogin: false,
  acumula: true,
  validoDe: null,
  validoAte: null,
  usosMaximos: null,
  usosPorCliente: null,
  usos: null,
  ativo: false,
  situacao: 'desligada',
  versao: 1,
}
const HOOK = {
  id: 9,
  nome: 'ERP',
  url: 'https://erp.example/avisos',
  eventos: ['pedido.criado'],
  ativo: true,
  falhaDesde: null,
  desligadoEm: null,
  versao: 1,
}
/** How the store refuses to overwrite what somebody else has saved. */
const STALE = {
  status: 409,
  json: {
    mensagens: [{ tipo: 'erro', mensagem: 'Outra pessoa salvou esta página depois que você a abriu.' }],
    code: 'VersaoAntiga',
    status: 409,
  },
}
const one = (item: object) => ({ itens: [item], total: 1 })
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const text = (words: string | RegExp) => (page: Page) => page.getByText(words)
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })
const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

const goods = (page: Page) =>
  page.getByRole('textbox', { name: 'Acrescentar por nome, SKU ou código de barras' })
const csv = (lines: string) => ({
  name: 'arquivo.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines),
})
const price = (page: Page) => page.getByLabel('Preço de VIO para o grupo')

const CATALOGUE: PanelAction[] = [
  {
    page: '/listas',
    fill: (page) => page.getByLabel('Nova lista').fill(`Lista ${WORD}`),
    control: button('Criar lista'),
    done: heading(`Lista ${WORD}`),
  },
  {
    page: '/vitrines',
    fill: (page) => page.getByLabel('Nova vitrine').fill(`v-${WORD}`),
    control: button('Criar vitrine'),
    done: heading(`v-${WORD}`),
  },
  {
    page: '/redirecionamentos',
    fill: async (page) => {
      await page.getByLabel('Endereço antigo').fill(`/antigo-${WORD}`)
      await page.getByLabel('Leva a').fill('/violinos')
    },
    control: button('Criar'),
    done: text('Redirecionamento criado.'),
  },
  {
    page: '/produtos?busca=violino',
    fill: (page) =>
      page
        .getByRole('checkbox', { name: /^Escolher \d/ })
        .first()
        .check(),
    control: button('Publicar'),
    answer: { json: {} },
    done: text('À venda na loja.'),
  },
  {
    page: '/estoque?busca=violino',
    fill: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Escolher \d/ })
        .first()
        .check()
      await page.getByRole('button', { name: 'Movimentar 1' }).click()
      await page.getByRole('dialog').getByLabel('Motivo').fill('Nota 123')
    },
    control: inDialog('Movimentar'),
    answer: { json: { itens: [] } },
    done: text('Estoque movimentado.'),
  },
  {
    page: '/estoque/contagens',
    fill: (page) => page.getByLabel('O que vai ser contado?').fill(`Vitrine ${WORD}`),
    control: button('Começar contagem'),
    done: heading(`Vitrine ${WORD}`),
  },
  {
    control: (page) => page.getByLabel('Código de barras ou SKU'),
    act: async (page) => {
      const again = page.getByRole('button', { name: 'Tentar de novo' })
      if (await again.isVisible()) return again.click()
      await page.getByLabel('Código de barras ou SKU').fill('VE431')
      await page.keyboard.press('Enter')
    },
    answer: { json: { idSku: 1, sku: 'VE431', produto: 'Violino', variacao: '', contado: 1, esperado: 2 } },
    done: text('Violino: 1 contado, 2 esperados.'),
  },
  {
    page: '/estoque/1',
    fill: (page) => page.getByLabel(/^Estoque mínimo de/).fill('7'),
    control: (page) => page.getByLabel(/^Estoque mínimo de/),
    act: (page) => page.getByLabel(/^Estoque mínimo de/).press('Enter'),
    answer: { json: {} },
    done: text(/^Mínimo de .* salvo\.$/),
  },
  {
    page: '/tabelas-de-precos',
    reads: {
      '/price-lists': { grupos: [{ id: 9, nome: 'Luthiers', clientes: 0 }] },
      '/price-lists/9': one({
        idSku: 1,
        idProduto: 1,
        sku: 'VIO',
        produto: 'Violino',
        variacao: '',
        precoPor: 90_000,
        precoGrupo: null,
      }),
    },
    fill: (page) => price(page).fill('800,00'),
    control: (page) => price(page),
    act: async (page) => {
      const again = page.getByRole('button', { name: 'Tentar de novo' })
      if (await again.isVisible()) await again.click()
      else await price(page).press('Enter')
    },
    answer: { json: { recusados: [{ idSku: 1, precoGrupo: 85_000, mensagem: 'Alguém mudou este preço.' }] } },
    done: text('Alguém mudou este preço.'),
  },
  {
    page: '/categorias',
    control: (page) => page.getByRole('treeitem').first(),
    act: (page) => page.getByRole('treeitem').first().press('Alt+ArrowDown'),
    answer: { json: { itens: [] } },
    done: (page) => page.getByRole('treeitem').first(),
  },
]

const SALES: PanelAction[] = [
  {
    page: '/vendas',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Nome completo').fill('Clara Nunes')
      await dialog.getByLabel('CPF').fill(freshCpf())
      await dialog.getByLabel('E-mail').fill(`clara-${WORD}@example.com`)
      await dialog.getByLabel('Celular com DDD').fill('11 98888-7777')
    },
    control: inDialog('Começar a venda'),
    done: heading('Venda para Clara Nunes'),
  },
  {
    control: (page) => goods(page),
    act: async (page) => {
      await goods(page).fill('violino eagle ve431')
      await page.getByRole('option', { name: /VE431/ }).first().click()
    },
    done: (page) => page.getByRole('table', { name: 'Produtos da venda' }),
  },
  {
    control: button('O cliente retira na loja'),
    done: (page) => page.getByRole('radio', { name: /^Retirar na loja/, checked: true }),
  },
  {
    control: button('Fechar e gerar o link de pagamento'),
    done: (page) => page.getByLabel('Link de pagamento'),
  },
  {
    page: `/clientes?busca=clara-${WORD}`,
    fill: async (page) => {
      await page.getByRole('link', { name: 'Clara Nunes' }).click()
      await page.getByLabel('Nova nota').fill('Prefere WhatsApp')
    },
    control: button('Anotar'),
    done: text('Anotado.'),
  },
  {
    page: '/clientes/grupos',
    fill: (page) => page.getByLabel('Novo grupo').fill(`Luthiers ${WORD}`),
    control: button('Criar'),
    done: text('Grupo criado.'),
  },
  {
    page: '/carrinhos',
    reads: {
      '/carts/abandoned': one({
        id: 9,
        em: NOW,
        unidades: 1,
        produtos: ['Violino'],
        valor: 90_000,
        contato: { idCliente: null, nome: 'Clara', email: 'clara@example.com', celular: '' },
        aceitaOfertas: true,
        lembrete: null,
      }),
    },
    control: button('Lembrar'),
    answer: { json: {} },
    done: text('O lembrete vai sair em instantes.'),
  },
  {
    page: '/promocoes',
    reads: { '/promotions': one(RULE) },
    control: (page) => page.getByRole('switch', { name: 'Semana da corda ligada' }),
    act: (page) => page.getByRole('switch', { name: 'Semana da corda ligada' }).press('Space'),
    answer: { json: RULE },
    done: text('Semana da corda: ligada.'),
  },
  {
    page: '/promocoes/simulador',
    fill: async (page) => {
      await page.getByLabel('Produtos: procurar').fill('violino eagle ve431')
      await page.getByRole('option', { name: /VE431/ }).first().click()
      await page.getByLabel('Cupom').fill('TESTE')
    },
    control: button('Simular'),
    done: (page) => page.getByRole('table', { name: 'Quanto custa' }),
  },
  {
    page: '/opinioes',
    reads: {
      '/reviews': one({
        ...WRITTEN,
        cidade: null,
        nota: 5,
        titulo: 'Bom',
        comentario: 'Som cheio',
        recomenda: true,
        criterios: [],
        compraVerificada: true,
        votosUteis: 0,
        resposta: null,
        fotos: [],
      }),
    },
    fill: (page) => page.getByLabel('Escolher todas desta página').check(),
    control: button('Publicar escolhidas'),
    answer: { json: { feitas: 1, mudaram: [9] } },
    done: text(/^Parte foi reescrita/),
  },
  {
    page: '/opinioes/perguntas',
    reads: { '/questions': one({ ...WRITTEN, pergunta: 'Serve para canhoto?', respostas: [] }) },
    fill: (page) => page.getByLabel('Resposta da loja').fill('Serve, sim.'),
    control: button('Responder e publicar'),
    answer: { json: {} },
    done: text('Resposta publicada.'),
  },
  {
    page: '/opinioes/respostas',
    reads: {
      '/answers': one({ ...WRITTEN, pergunta: 'Serve?', resposta: 'Serve.', compraVerificada: true }),
    },
    control: button('Recusar'),
    confirm: 'Recusar',
    answer: { json: { feitas: 1, mudaram: [] } },
    done: text('1 recusada.'),
  },
  {
    page: '/opinioes/loja',
    reads: {
      '/store-evaluations': one({
        ...WRITTEN,
        atendimento: 5,
        experiencia: 5,
        satisfacao: 5,
        mensagem: 'Muito bom',
        autorizacao: true,
      }),
    },
    control: button('Publicar'),
    answer: { json: { feitas: 1, mudaram: [] } },
    done: text('1 publicada.'),
  },
]

const STORE: PanelAction[] = [
  {
    page: '/conteudo/banners',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Novo grupo' }).click()
      await page.getByRole('dialog').getByLabel('Nome').fill(`Grupo ${WORD}`)
    },
    control: inDialog('Criar'),
    done: heading(`Grupo ${WORD}`),
  },
  {
    page: '/conteudo/paginas',
    control: (page) => page.getByRole('button', { name: /^Mover: / }).first(),
    act: (page) =>
      page
        .getByRole('button', { name: /^Mover: / })
        .first()
        .press('ArrowDown'),
    answer: { json: { itens: [] } },
    done: text('Ordem salva.'),
  },
  {
    page: '/configuracoes/entrega',
    control: button('Enviar CSV'),
    act: (page) =>
      page
        .getByRole('region', { name: 'Tabelas de frete' })
        .locator('input[type=file]')
        .setInputFiles(csv('servico;nome\nx;y')),
    answer: { json: { servicos: [], faixas: 0, problemas: [{ line: 2, motivo: 'Falta o preço.' }] } },
    done: text('Linha 2: Falta o preço.'),
  },
  {
    page: '/conteudo/emails/order-received',
    control: button('Enviar um teste para mim'),
    answer: { json: { para: 'dona@example.com' } },
    done: text('A caminho de dona@example.com.'),
  },
  {
    page: '/configuracoes/email',
    control: button('Mandar um teste para mim'),
    answer: { json: { para: 'dona@example.com' } },
    done: text('Mensagem a caminho de dona@example.com.'),
  },
  {
    page: '/equipe',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Convidar' }).click()
      await page.getByRole('dialog').getByLabel('Nome').fill('Rita')
      await page.getByRole('dialog').getByLabel('E-mail').fill('rita@example.com')
    },
    control: inDialog('Mandar convite'),
    answer: { json: {} },
    done: text(/^Convite a caminho de rita@example\.com/),
  },
  {
    page: '/configuracoes/manutencao',
    control: button('Mostrar o link'),
    done: (page) => page.getByRole('link', { name: 'Abrir', exact: true }),
  },
  {
    page: '/integracoes',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Criar token' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).fill(`ERP ${WORD}`)
      await page.getByRole('checkbox', { name: 'Ver pedidos' }).check()
    },
    control: inDialog('Criar token'),
    done: (page) => page.getByRole('dialog', { name: 'Guarde o token' }),
  },
  {
    page: '/integracoes/webhooks/9',
    reads: {
      '/integrations/webhooks': { itens: [HOOK] },
      '/integrations/webhooks/9/deliveries': { itens: [], total: 0 },
    },
    fill: async (page) => {
      await page.getByRole('button', { name: 'Mudar' }).click()
      await page.getByRole('dialog').getByLabel('Nome').fill('ERP novo')
    },
    control: inDialog('Salvar'),
    answer: { ...STALE, json: { ...STALE.json, data: { versao: 2, atual: { ...HOOK, versao: 2 } } } },
    done: text('Outra pessoa salvou esta página depois que você a abriu.'),
  },
  {
    page: '/importacoes',
    control: button('Exportar'),
    // A file of its own would stand above those of other tests.
    answer: { json: {} },
    done: button('Exportar'),
  },
  {
    control: (page) => page.getByLabel('O que está no arquivo'),
    act: (page) =>
      page.getByLabel('Arquivo para importar').setInputFiles(csv('SKU;Nome;Preço\nX-1;Corda;10,00')),
    done: heading('arquivo.csv'),
  },
  {
    // Its columns are shown once a job has read the file.
    fill: (page) => expect(page.getByLabel('Importar sem as fotos que faltam')).toBeVisible(),
    control: button('Cancelar'),
    done: text(/^Cancelada/),
  },
  {
    page: '/tarefas',
    reads: {
      '/jobs/failed': one({
        id: '0198d1f4-0000-7000-8000-000000000000',
        tarefa: 'reviews.send-contact',
        falhouEm: NOW,
        tentativas: 9,
        erro: 'SMTP',
        dados: {},
      }),
    },
    fill: (page) => page.getByRole('checkbox', { name: /^Escolher 0198/ }).check(),
    control: button('Repetir escolhidas'),
    answer: { json: {} },
    done: text('De volta à fila. Elas são tentadas agora.'),
  },
  {
    page: '/configuracoes/email',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Configurar o servidor' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Remetente').fill('loja@casa.example')
      await dialog.getByRole('textbox', { name: 'Servidor' }).fill('smtp.casa.example')
      await dialog.getByLabel('Usuário').fill('loja@casa.example')
      await dialog.getByRole('textbox', { name: 'Senha' }).fill('uma senha errada')
    },
    control: inDialog('Conferir e salvar'),
    answer: {
      status: 422,
      json: {
        mensagens: [{ tipo: 'erro', mensagem: 'Confira os campos marcados.' }],
        code: 'CamposInvalidos',
        status: 422,
        data: { campos: [{ campo: 'senha', mensagem: 'O servidor não aceitou este usuário e senha.' }] },
      },
    },
    done: text('O servidor não aceitou este usuário e senha.'),
  },
  {
    page: '/avisos',
    reads: {
      '/me/alerts': one({
        id: 9,
        tipo: 'pedidoNovo',
        texto: 'Pedido 1',
        caminho: '/pedidos',
        criadoEm: NOW,
        lido: false,
      }),
    },
    control: button('Marcar tudo como lido'),
    answer: { json: { naoLidos: 0 } },
    done: text('Tudo marcado como lido.'),
  },
  {
    page: '/configuracoes/nota-fiscal',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Guardar token de homologação' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Token' }).fill('um-token-que-venceu')
    },
    control: inDialog('Conferir e guardar'),
    answer: {
      status: 422,
      json: {
        mensagens: [{ tipo: 'erro', mensagem: 'Confira os campos marcados.' }],
        code: 'CamposInvalidos',
        status: 422,
        data: { campos: [{ campo: 'token', mensagem: 'A Focus NFe não aceitou o token.' }] },
      },
    },
    done: text('A Focus NFe não aceitou o token.'),
  },
  {
    page: '/minha-conta/avisos',
    control: (page) => page.getByRole('checkbox').first(),
    act: (page) => page.getByRole('checkbox').first().press('Space'),
    answer: { json: {} },
    done: (page) => page.getByRole('checkbox', { checked: false }).first(),
  },
  {
    page: '/minha-conta',
    fill: async (page) => {
      await page.getByLabel(/^Senha atual/).fill('violino afinado em sol')
      await page.getByLabel(/^Nova senha/).fill('viola afinada em do')
    },
    control: button('Trocar a senha'),
    answer: { json: {} },
    done: text('Senha alterada.'),
  },
]

/** A form that somebody else has saved meanwhile: `entity` is its address in the API. */
const form = (
  page: string,
  entity: string,
  fill: (page: Page) => Promise<void>,
  theirs: (entity: Record<string, unknown>) => object,
): PanelAction => ({
  page,
  fill,
  control: button('Salvar'),
  answer: async ({ request }) => {
    const now = await (await request.get(`/v2/admin${entity}`)).json()
    const atual = { ...now, ...theirs(now), versao: now.versao + 1 }

    return { ...STALE, json: { ...STALE.json, data: { versao: atual.versao, atual } } }
  },
  done: (shown) => shown.getByRole('dialog', { name: 'Outra pessoa salvou esta página' }),
})

const FORMS: PanelAction[] = [
  form(
    '/categorias/1',
    '/categories/1',
    (page) => page.getByLabel('Título da página').fill('Meu título'),
    () => ({ titulo: 'Título deles' }),
  ),
  form(
    '/marcas/1',
    '/brands/1',
    (page) => page.getByLabel('País').fill('Brasil'),
    () => ({ pais: 'Portugal' }),
  ),
  form(
    '/produtos/1',
    '/products/1',
    async (page) => {
      // What the category asks for comes after the product.
      await expect(page.getByLabel(/, pedida pela categoria$/).first()).toBeVisible()
      await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Meu nome')
    },
    () => ({ nome: 'Nome deles' }),
  ),
  form(
    '/produtos/1/junto',
    '/products/1/links',
    async (page) => {
      await page.getByRole('textbox', { name: 'Pôr um produto relacionado' }).fill('breu')
      await page.getByRole('option').first().click()
    },
    () => ({ relacionados: [] }),
  ),
  form(
    '/listas/1',
    '/lists/1',
    (page) => page.getByRole('textbox', { name: 'Título' }).fill('Minha lista'),
    () => ({ titulo: 'Lista deles' }),
  ),
  form(
    '/vitrines/1',
    '/showcases/1',
    (page) => page.getByRole('textbox', { name: 'Título' }).fill('Minha vitrine'),
    () => ({ titulo: 'Vitrine deles' }),
  ),
  form(
    '/menus/help-menu',
    '/menus/help-menu',
    (page) => page.getByRole('textbox', { name: 'Nome' }).fill('Meu menu'),
    () => ({ nome: 'Menu deles' }),
  ),
  form(
    '/conteudo/banners/banner-home',
    '/banner-groups/banner-home',
    (page) => page.getByRole('textbox', { name: 'Nome no painel' }).fill('Meu grupo'),
    () => ({ nome: 'Grupo deles' }),
  ),
  form(
    '/conteudo/ajuda',
    '/help',
    async (page) => {
      await page.getByRole('button', { name: 'Novo aviso' }).click()
      await page
        .getByLabel(/^Aviso \d/)
        .last()
        .fill('Meu aviso')
    },
    ({ avisos }) => ({ avisos: [...[avisos].flat(), 'Aviso deles'] }),
  ),
  form(
    '/conteudo/emails/order-received',
    '/mails/order-received',
    (page) => page.getByLabel('Assunto').fill('Meu assunto'),
    ({ textos }) => ({ textos: { ...Object(textos), assunto: 'Assunto deles' } }),
  ),
  form(
    '/conteudo/paginas/1',
    '/pages/1',
    (page) => page.getByRole('textbox', { name: 'Resumo' }).fill('Meu resumo'),
    () => ({ resumo: 'Resumo deles' }),
  ),
  {
    page: '/buscas',
    fill: (page) => page.getByLabel('Quem busca').fill(`busca ${WORD}`),
    control: button('Salvar'),
    answer: {
      status: 422,
      json: {
        mensagens: [{ tipo: 'erro', mensagem: 'Diga o que esta busca acha.' }],
        code: 'CadastroInvalido',
        status: 422,
      },
    },
    done: text('Diga o que esta busca acha.'),
  },
  {
    page: '/promocoes/nova',
    fill: async (page) => {
      await page.getByLabel('Nome').fill(`Semana ${WORD}`)
      await page.getByLabel('Promoção ligada').uncheck()
    },
    control: button('Salvar'),
    done: heading(`Semana ${WORD}`),
  },
  {
    page: '/conteudo/popups/novo',
    fill: async (page) => {
      await page.getByLabel('Nome no painel').fill(`Popup ${WORD}`)
      await page.getByRole('textbox', { name: 'Título' }).fill('Olá')
      await page.getByRole('switch', { name: 'Ligado' }).press('Space')
    },
    control: button('Salvar'),
    done: heading(`Popup ${WORD}`),
  },
  {
    page: '/conteudo/paginas/nova',
    fill: (page) => page.getByRole('textbox', { name: 'Título', exact: true }).fill(`Página ${WORD}`),
    control: button('Salvar'),
    done: heading(`Página ${WORD}`),
  },
]

/** The pages of one order: picked, and about to be sent. */
const orderActions = (id: string, numero: number, unpaid: string): PanelAction[] => [
  {
    page: `/pedidos/${unpaid}/editar`,
    fill: async (page) => {
      await page.getByLabel(/^Quantidade de/).fill('2')
      await expect(page.getByText(/^O cliente paga .* a mais\.$/)).toBeVisible()
    },
    control: button('Salvar'),
    answer: { ...STALE, json: { ...STALE.json, data: { versao: 2, atual: { total: 100 } } } },
    done: (page) => page.getByRole('dialog', { name: 'Outra pessoa salvou esta página' }),
  },

  {
    page: `/pedidos?busca=${numero}`,
    fill: async (page) => {
      await page.getByRole('checkbox', { name: `Escolher ${numero}` }).check()
      await page.getByRole('button', { name: 'Mais ações' }).click()
      await page.getByRole('menuitem', { name: 'Cancelar' }).click()
      await page.getByRole('dialog').getByLabel('Observação').fill('O cliente desistiu')
    },
    control: inDialog('Cancelar 1 pedido'),
    answer: { json: { feitos: 0, recusados: [{ numero, motivo: 'Já saiu da loja.' }] } },
    done: text(`${numero}: Já saiu da loja.`),
  },
  {
    page: `/pedidos/${id}`,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Enviar', exact: true }).click()
      await page.getByRole('dialog').getByLabel('Código de rastreio').fill('AB123456785BR')
    },
    control: inDialog('Enviar pedido'),
    done: text('Pedido enviado.'),
  },
  {
    fill: async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByLabel('Nova anotação').fill('Ligou perguntando do prazo')
    },
    control: button('Anotar'),
    // Emptied for the next one.
    done: (page) => page.getByLabel('Nova anotação').and(page.locator(':placeholder-shown')),
  },
  {
    control: button('Marcar como entregue'),
    done: text('Pedido entregue.'),
  },
  {
    fill: async (page) => {
      await page.getByRole('button', { name: 'Mais ações' }).click()
      await page.getByRole('menuitem', { name: 'Abrir defeito' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/quantas com defeito$/).fill('1')
      await dialog.getByLabel('O que há com o produto').fill('A tarraxa não segura')
    },
    control: inDialog('Abrir defeito'),
    answer: {
      status: 422,
      json: {
        mensagens: [{ tipo: 'erro', mensagem: 'Já há um defeito aberto neste pedido.' }],
        code: 'PedidoNaoPermite',
        status: 422,
      },
    },
    done: text('Já há um defeito aberto neste pedido.'),
  },
  {
    fill: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Mais ações' }).click()
      await page.getByRole('menuitem', { name: 'Abrir devolução' }).click()
      await page
        .getByRole('dialog')
        .getByLabel(/^Observação/)
        .fill('Não gostou da cor')
    },
    control: inDialog('Abrir devolução'),
    done: text('Devolução aberta.'),
  },
  {
    page: '/pedidos/envios',
    control: button('Escolher arquivo'),
    act: (page) =>
      page.locator('input[type=file]').setInputFiles(csv(`pedido;codigo\n${numero};AB123456785BR`)),
    done: (page) => page.getByRole('table', { name: 'Linhas do arquivo' }),
  },
  {
    page: `/pedidos/${id}`,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Anexar nota' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Número').fill('1234')
      await dialog.getByLabel('Chave de acesso').fill('1'.repeat(44))
    },
    control: inDialog('Anexar nota'),
    answer: {
      status: 422,
      json: {
        mensagens: [{ tipo: 'erro', mensagem: 'Este pedido não permite mais esta mudança.' }],
        code: 'PedidoNaoPermite',
        status: 422,
      },
    },
    done: text('Este pedido não permite mais esta mudança.'),
  },
]

for (const [part, actions] of Object.entries({
  catalogue: CATALOGUE,
  sales: SALES,
  store: STORE,
  forms: FORMS.slice(0, 4),
  'more forms': FORMS.slice(4),
}))
  test(`what the panel could not save stays, says why, and is saved at another try: ${part}`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await enterPanel(context, 'dono')
    await page.goto('/admin/minha-conta')
    for (const action of actions) await test.step(action.page ?? page.url(), () => failTwice(page, action))
  })

test('what the panel could not save of an order stays, says why, and is saved at another try', {
  tag: '@long',
}, async ({ page, context }) => {
  const [unpaid, { id, numero }] = [await placedOrder(), await placedOrder()]
  await inShopDatabase((db) =>
    db.update(pedidos).set({ situacao: 'emSeparacao', expiraEm: null }).where(eq(pedidos.id, id)),
  )
  await enterPanel(context, 'dono')
  await page.goto('/admin/minha-conta')
  for (const action of orderActions(id, numero, unpaid.id))
    await test.step(action.page ?? page.url(), () => failTwice(page, action))
})

test('a login that failed keeps what was typed, says why, and works at another try', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin/entrar')
  await failTwice(page, {
    fill: async (form) => {
      await form.getByLabel('E-mail').fill('dona@example.com')
      await form.getByLabel('Senha', { exact: false }).first().fill('violino afinado em sol')
    },
    control: button('Entrar'),
    answer: {
      status: 422,
      json: { mensagens: [{ tipo: 'erro', mensagem: 'Confira o e-mail e a senha.' }], code: 'LoginInvalido' },
    },
    done: text('Confira o e-mail e a senha.'),
  })
})
