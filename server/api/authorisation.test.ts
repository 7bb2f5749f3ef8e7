import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { sessionToken } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { addShopAccount, SHOP_ACCOUNT } from '#tools/counterparts/shop-account.ts'
import { createCachedAnswers } from '../cache/cached-answers.ts'
import { createApi } from './api.ts'

const APP_TOKEN = 'token-de-teste'
const STORE_URL = 'http://loja.test'

/** Only Zuleica may read any of these. */
const MARKS = ['zuleica', '52998224725', '999990000', 'Travessa da Rabeca']

/**
 * Who may call an endpoint. `all`: public data, or that of the caller's session only. `customer`: logged-in customers,
 * for their own data. `owner`: the path or body names one customer's data, which is not found for others. `key`:
 * whoever has a key that was sent to them. `proof`: logged-in customers who authenticate once more.
 */
type Whose = 'all' | 'customer' | 'owner' | 'key' | 'proof' | 'seller'

let database: TestDatabase
let api: ReturnType<typeof createApi>
let zuleica: string
/** All her data before the attempts. */
let untouched: string[]
let ids: {
  produto: number
  sku: number
  endereco: number
  pedido: string
  sessao: string
  cartao: string
  trocaInstrumento: string
  passaporte: string
  ordemServico: string
  orcamentoOficina: string
  proposta: string
  lista: string
  listaPessoal: number
} & Record<'instrumento' | 'troca' | 'aluno' | 'itemLista', number>

beforeAll(async () => {
  database = await testDatabase()
  api = createApi({
    appToken: APP_TOKEN,
    storeUrl: STORE_URL,
    logger: pino({ level: 'silent' }),
    answers: createCachedAnswers(),
    context: (known) => testContext(database.db, known),
  })
  await furnish()
  untouched = await storedData()
})
afterAll(() => database.close())

type Endpoint = { whose: Whose; body?: () => object }

/** By contract name. Contains every endpoint. */
const ENDPOINTS: Record<string, Endpoint> = {
  'cart.get': { whose: 'all' },
  'cart.add': { whose: 'all', body: () => ({ itens: [{ idProduto: ids.produto, quantidade: 1 }] }) },
  'cart.update': { whose: 'all', body: () => ({ ...hash(), quantidade: 2 }) },
  'cart.remove': { whose: 'all', body: hash },
  'cart.shopList': { whose: 'all', body: () => ({ hash: 'nenhuma' }) },
  'cart.combination': {
    whose: 'all',
    body: () => ({
      produtoPrincipal: { idProduto: ids.produto },
      produtoIndicado: { idProduto: ids.produto },
    }),
  },
  'cart.ownPrices': { whose: 'all', body: () => ({ skus: [ids.sku] }) },
  'cart.promotions': { whose: 'all' },
  'cart.piecesInCarts': { whose: 'all' },
  'cart.applyCoupon': { whose: 'all', body: () => ({}) },
  'cart.removeCoupon': { whose: 'all', body: () => ({}) },
  'catalog.verify': { whose: 'all' },
  'catalog.listing': { whose: 'all' },
  'catalog.product': { whose: 'all' },
  'catalog.comparison': { whose: 'all' },
  'catalog.sizeGuide': { whose: 'all' },
  'instruments.list': { whose: 'customer' },
  'instruments.add': { whose: 'customer', body: () => ({ codigo: 'violino.3-4' }) },
  'instruments.merge': { whose: 'customer', body: () => ({ codigos: [] }) },
  'instruments.takeOver': { whose: 'owner', body: () => ({ pedido: ids.pedido, idSku: ids.sku }) },
  'instruments.change': {
    whose: 'owner',
    body: () => ({ nome: '', horasSemana: null, vidaHoras: null, lembrar: false }),
  },
  'instruments.remove': { whose: 'owner' },
  'instruments.addStrings': { whose: 'owner', body: () => ({ em: '2026-11-01', cordas: 'Cordas' }) },
  'instruments.removeStrings': { whose: 'owner' },
  'instruments.leaveReminders': { whose: 'key', body: () => ({}) },
  'teaching.account': { whose: 'customer' },
  'teaching.apply': { whose: 'customer', body: () => ({ tipo: 'professor', nome: 'Outra Pessoa' }) },
  'teaching.lists': { whose: 'customer' },
  'teaching.addList': { whose: 'owner', body: () => ({ nome: 'Cópia', copiaDe: ids.lista }) },
  'teaching.list': { whose: 'owner' },
  'teaching.progress': { whose: 'owner' },
  'teaching.takeForClass': { whose: 'owner', body: () => ({}) },
  'teaching.saveList': {
    whose: 'owner',
    body: () => ({ versao: 1, nome: 'Minha', mensagem: '', prazo: null, entrega: 'cadaUm', endereco: null }),
  },
  'teaching.moveList': { whose: 'owner', body: () => ({ situacao: 'fechada' }) },
  'teaching.removeList': { whose: 'owner' },
  'teaching.renewLinks': { whose: 'owner', body: () => ({}) },
  'teaching.addPupils': { whose: 'owner', body: () => ({ alunos: 'Outro' }) },
  'teaching.savePupil': { whose: 'owner', body: () => ({ nome: 'Outro', tamanho: '', escolhas: [] }) },
  'teaching.removePupil': { whose: 'owner' },
  'teaching.addItem': { whose: 'owner', body: () => ({ produto: '/rabeca' }) },
  // Refused before an empty cart is.
  'teaching.addFromCart': { whose: 'owner', body: () => ({}) },
  'teaching.addChosen': { whose: 'owner', body: () => ({ idProduto: 1, idSku: null }) },
  'teaching.addFromList': { whose: 'owner', body: () => ({ lista: ids.listaPessoal }) },
  'teaching.placeItem': { whose: 'owner', body: () => ({ para: 'abaixo' }) },
  'teaching.saveItem': {
    whose: 'owner',
    body: () => ({ idSku: null, quantidade: 2, obrigatorio: true, nota: '' }),
  },
  'teaching.removeItem': { whose: 'owner' },
  'tradeIns.terms': { whose: 'all' },
  'tradeIns.shown': { whose: 'all' },
  'tradeIns.list': { whose: 'customer' },
  'tradeIns.accept': {
    whose: 'owner',
    body: () => ({ pedido: ids.pedido, posicao: 0, unidade: 1, condicao: 'bom' }),
  },
  'tradeIns.withdraw': { whose: 'owner' },
  'tradeIns.send': { whose: 'owner', body: () => ({ rastreio: 'AA123456785BR' }) },
  'tradeIns.pay': { whose: 'owner' },
  'listening.blind': { whose: 'all' },
  'catalog.leftHanded': { whose: 'all' },
  'catalog.workshop': { whose: 'all' },
  'guides.list': { whose: 'all' },
  'guides.get': { whose: 'all' },
  'guides.subjects': { whose: 'all' },
  'strings.choose': { whose: 'all' },
  'strings.fit': { whose: 'all' },
  'strings.mine': { whose: 'all' },
  'strings.offered': { whose: 'all' },
  'strings.practice': { whose: 'all' },
  'strings.tension': { whose: 'all' },
  'strings.tools': { whose: 'all' },
  'catalog.preview': { whose: 'key' },
  'catalog.relatedShowcase': { whose: 'all' },
  'catalog.seenShowcase': { whose: 'all' },
  'catalog.showcase': { whose: 'all' },
  'catalog.brands': { whose: 'all' },
  'catalog.lists': { whose: 'all' },
  'catalog.list': { whose: 'all' },
  'checkout.purchase': { whose: 'all' },
  'checkout.followReminder': { whose: 'all', body: () => ({}) },
  'checkout.identify': {
    whose: 'all',
    body: () => ({
      nomeRazao: 'Outra Pessoa',
      documento: '111.444.777-35',
      email: 'outra@exemplo.com.br',
      celular: '(11) 98765-4321',
    }),
  },
  'checkout.deliver': { whose: 'all', body: () => ({ idEndereco: ids.endereco }) },
  'checkout.placeOrder': { whose: 'all', body: () => ({ versao: 'nenhuma', metodo: 'pix' }) },
  'checkout.login': { whose: 'key', body: () => ({ usuario: '52998224725', senha: 'chute errado' }) },
  'checkout.loginByCode': { whose: 'key', body: () => ({ codigo: '000000' }) },
  'checkout.confirmSignUp': { whose: 'key', body: wrongKey },
  'checkout.logout': { whose: 'all', body: () => ({ todas: true }) },
  'content.banners': { whose: 'all' },
  'content.menu': { whose: 'all' },
  'content.footerMenus': { whose: 'all' },
  'content.popup': { whose: 'all' },
  'content.page': { whose: 'all' },
  'content.home': { whose: 'all' },
  'content.settings': { whose: 'all' },
  'content.ping': { whose: 'all' },
  'customers.account.profile': { whose: 'customer' },
  'customers.account.saveProfile': {
    whose: 'customer',
    body: () => ({
      nomeRazao: 'Outra Pessoa',
      documento: '111.444.777-35',
      celular: '(11) 98765-4321',
    }),
  },
  'customers.account.sendCode': { whose: 'customer', body: () => ({}) },
  'customers.account.changeEmail': {
    whose: 'proof',
    body: () => ({ email: 'nova@exemplo.com.br', senhaAtual: 'chute errado' }),
  },
  'customers.account.confirmEmail': { whose: 'key', body: wrongKey },
  'customers.account.changePassword': {
    whose: 'proof',
    body: () => ({ senha: 'corda de náilon', senhaAtual: 'chute errado' }),
  },
  'customers.account.sessions': { whose: 'customer' },
  'customers.account.endSession': { whose: 'owner' },
  'customers.addresses.list': { whose: 'customer' },
  'customers.addresses.add': { whose: 'customer', body: elsewhere },
  'customers.addresses.change': { whose: 'owner', body: elsewhere },
  'customers.addresses.remove': { whose: 'owner' },
  'customers.addresses.makeMain': { whose: 'owner', body: () => ({}) },
  'customers.signUp': {
    whose: 'all',
    body: () => ({
      pessoa: 'F',
      nomeRazao: 'Outra Pessoa',
      documento: '529.982.247-25',
      celular: '(11) 98765-4321',
      email: 'outra@exemplo.com.br',
      senha: 'corda de náilon',
      aceitaTermos: true,
    }),
  },
  'customers.loginCode': { whose: 'all', body: () => ({ usuario: '529.982.247-25' }) },
  'customers.passwordRecovery': { whose: 'all', body: () => ({ usuario: '529.982.247-25' }) },
  'customers.passwordReset': { whose: 'key', body: () => ({ ...wrongKey(), senha: 'corda de náilon' }) },
  'customers.user': { whose: 'all' },
  'customers.place': { whose: 'all' },
  'customers.zipcode': { whose: 'all', body: () => ({ cep: '01001-000' }) },
  'customers.resale': { whose: 'customer', body: () => ({}) },
  'customers.startInternalSale': { whose: 'key', body: wrongKey },
  'customers.chooseSaleCustomer': { whose: 'seller', body: () => ({ usuario: '529.982.247-25' }) },
  'customers.attribution': { whose: 'all', body: () => ({ pagina: '/' }) },
  'marketing.recordEvents': { whose: 'all', body: () => ({ eventos: [] }) },
  'marketing.subscribeNewsletter': { whose: 'all', body: () => ({ email: 'outra@exemplo.com.br' }) },
  'marketing.confirmNewsletter': { whose: 'key', body: wrongKey },
  'marketing.leaveNewsletter': { whose: 'key', body: wrongKey },
  'orders.cards.list': { whose: 'customer' },
  'orders.cards.remove': { whose: 'owner' },
  'orders.list': { whose: 'customer' },
  'orders.get': { whose: 'owner' },
  'orders.cancel': { whose: 'owner', body: order },
  'orders.withdraw': { whose: 'owner', body: order },
  'orders.reportDefect': {
    whose: 'owner',
    body: () => ({
      ...order(),
      relato: 'Chegou com a tampa rachada.',
      escolha: 'troca',
      itens: [{ idAtributoSimples: 1, quantidade: 1 }],
    }),
  },
  'orders.pay': { whose: 'owner', body: () => ({ ...order(), metodo: 'boleto' }) },
  'orders.buyAgain': { whose: 'owner', body: order },
  'orders.boleto': { whose: 'owner' },
  'orders.invoiceData': { whose: 'owner' },
  'ownSalesQuotes.list': { whose: 'customer' },
  'ownSalesQuotes.ofOrder': { whose: 'owner' },
  'ownSalesQuotes.get': { whose: 'owner' },
  'ownSalesQuotes.create': {
    whose: 'all',
    body: () => ({ nome: 'Outra Pessoa', email: 'outra@exemplo.com.br' }),
  },
  'ownSalesQuotes.accept': { whose: 'owner', body: () => ({ versao: 1, total: 9_000 }) },
  'ownSalesQuotes.renew': { whose: 'owner', body: () => ({ versao: 1, total: 9_000 }) },
  'ownWorkOrders.list': { whose: 'customer' },
  'ownWorkOrders.shown': { whose: 'all' },
  'ownWorkOrders.ofOrder': { whose: 'owner' },
  'ownWorkOrders.get': { whose: 'owner' },
  'ownWorkOrders.approve': { whose: 'owner', body: () => ({ orcamento: ids.orcamentoOficina }) },
  'ownWorkOrders.refuse': { whose: 'owner', body: () => ({ orcamento: ids.orcamentoOficina }) },
  'ownWorkOrders.requestQuote': { whose: 'owner', body: () => ({ orcamento: ids.orcamentoOficina }) },
  'ownWorkOrders.message': { whose: 'owner', body: () => ({ texto: 'Está pronto?' }) },
  'passports.get': { whose: 'all' },
  'pupilLists.get': { whose: 'owner' },
  'pupilLists.named': { whose: 'owner', body: () => ({ chave: 'x'.repeat(43), nome: 'Ana' }) },
  'pupilLists.take': {
    whose: 'owner',
    body: () => ({
      chave: 'x'.repeat(43),
      nome: 'Ana',
      itens: [{ idItem: 1, idSku: ids.sku, quantidade: 1 }],
    }),
  },
  'passports.own': { whose: 'customer' },
  'passports.ofOrder': { whose: 'owner' },
  'passports.search': { whose: 'all' },
  'passports.reportLoss': { whose: 'owner', body: () => ({ alerta: 'roubado' }) },
  'passports.proof': { whose: 'owner' },
  'passports.attest': { whose: 'key' },
  'passports.offer': { whose: 'owner', body: () => ({}) },
  'passports.withdrawOffer': { whose: 'owner' },
  'passports.handover': { whose: 'key' },
  'passports.accept': { whose: 'key', body: () => ({}) },
  'privacy.exportData': { whose: 'proof', body: () => ({ senhaAtual: 'chute errado' }) },
  'privacy.deleteAccount': { whose: 'proof', body: () => ({ senhaAtual: 'chute errado' }) },
  'reviews.listProductReviews': { whose: 'all' },
  'reviews.productReviews': { whose: 'all' },
  'reviews.player': { whose: 'all' },
  'reviews.listStoreEvaluations': { whose: 'all' },
  'reviews.pendingStoreEvaluation': { whose: 'all' },
  'reviews.confirmStoreEvaluation': { whose: 'all' },
  'reviews.addStoreEvaluation': {
    whose: 'key',
    body: () => ({ atendimento: 5, experiencia: 5, satisfacao: 5, mensagem: 'Bom.' }),
  },
  'reviews.invitation': { whose: 'key' },
  'reviews.leaveInvitations': { whose: 'key', body: () => ({}) },
  'reviews.followUp': { whose: 'key' },
  'reviews.addFollowUp': {
    whose: 'key',
    body: () => ({ idProduto: ids.produto, nota: 4, texto: 'Assentou bem.' }),
  },
  'reviews.subject': { whose: 'all' },
  'reviews.addProductReview': {
    whose: 'all',
    body: () => ({ idProduto: ids.produto, nota: 5, titulo: 'Bom', comentario: 'Soa bem.', recomenda: true }),
  },
  'reviews.vote': { whose: 'all', body: () => ({ util: true }) },
  'reviews.mine': { whose: 'customer' },
  'reviews.changeFollowUp': { whose: 'owner', body: () => ({ nota: 1, texto: 'Mudei de ideia sobre ele.' }) },
  'reviews.ask': { whose: 'all', body: () => ({ idNivel: ids.produto, pergunta: 'Serve em violão?' }) },
  'reviews.question': { whose: 'all' },
  'reviews.answer': { whose: 'owner', body: () => ({ idPergunta: 1, resposta: 'Serve, sim, e bem.' }) },
  'reviews.ownPlaces': { whose: 'customer' },
  'reviews.place': { whose: 'key' },
  'reviews.confirmPlace': { whose: 'key', body: () => ({}) },
  'reviews.takeUnit': { whose: 'key', body: () => ({}) },
  'reviews.leavePlace': { whose: 'key', body: () => ({}) },
  'reviews.priceAlertForm': { whose: 'all' },
  'reviews.requestPriceAlert': {
    whose: 'all',
    body: () => ({ idProduto: ids.produto, idAtributoSimples: ids.sku }),
  },
  'reviews.favouritePriceAlerts': { whose: 'customer', body: () => ({}) },
  'reviews.ownPriceAlerts': { whose: 'customer' },
  'reviews.priceAlerts': { whose: 'key' },
  'reviews.confirmPriceAlert': { whose: 'key', body: () => ({ aviso: 1 }) },
  'reviews.endPriceAlert': { whose: 'key', body: () => ({ aviso: 1 }) },
  'reviews.leavePriceAlerts': { whose: 'key', body: () => ({}) },
  'reviews.solicitation': { whose: 'all', body: () => ({ idProduto: ids.produto }) },
  'reviews.contact': {
    whose: 'all',
    body: () => ({
      nome: 'Outra Pessoa',
      email: 'outra@exemplo.com.br',
      assunto: 'Prazo',
      mensagem: 'Chega quando?',
    }),
  },
  'reviews.budget': { whose: 'all', body: () => ({ idProduto: ids.produto }) },
  'search.results': { whose: 'all' },
  'search.suggestions': { whose: 'all' },
  'cartServices.choice': { whose: 'all' },
  'cartServices.preview': { whose: 'all', body: () => ({ idAtributoSimples: 1, servicos: [] }) },
  'cartServices.set': { whose: 'all', body: () => ({ idAtributoSimples: 1, servicos: [] }) },
  'personalLists.list': { whose: 'all' },
  'personalLists.choice': { whose: 'all' },
  'personalLists.create': { whose: 'all', body: () => ({ nome: 'Escola' }) },
  'personalLists.get': { whose: 'all' },
  'personalLists.rename': { whose: 'all', body: () => ({ nome: 'Minha' }) },
  'personalLists.delete': { whose: 'all', body: () => ({}) },
  'personalLists.put': { whose: 'all', body: () => ({ idAtributoSimples: ids.sku }) },
  'personalLists.remove': { whose: 'all', body: () => ({ idAtributoSimples: ids.sku }) },
  'personalLists.move': { whose: 'all', body: () => ({ idAtributoSimples: ids.sku, para: 999 }) },
  'personalLists.share': { whose: 'all', body: () => ({}) },
  'personalLists.withdraw': { whose: 'all', body: () => ({}) },
  'personalLists.buy': { whose: 'all', body: () => ({}) },
  'personalLists.shared': { whose: 'all' },
  'personalLists.buyShared': { whose: 'all', body: () => ({}) },
  'savedItems.list': { whose: 'all' },
  'savedItems.save': { whose: 'all', body: hash },
  'savedItems.restore': { whose: 'all', body: hash },
  'savedItems.remove': { whose: 'all', body: hash },
  'sharedCart.get': { whose: 'all' },
  'sharedCart.take': { whose: 'all', body: () => ({ itens: `${ids.produto}-${ids.sku}x1` }) },
  'shipping.product': { whose: 'all', body: () => ({ idProduto: ids.produto, cep: '01001-000' }) },
  'shipping.list': {
    whose: 'all',
    body: () => ({ itens: [{ idProduto: ids.produto }], cep: '01001-000' }),
  },
  'shipping.cart': { whose: 'all', body: () => ({ cep: '01001-000' }) },
  'wishlist.get': { whose: 'customer' },
  'wishlist.products': { whose: 'customer' },
  'wishlist.add': { whose: 'customer', body: () => ({ idProduto: ids.produto }) },
  'wishlist.remove': { whose: 'customer', body: () => ({ idProduto: ids.produto }) },
  'wishlist.verify': { whose: 'customer', body: () => ({ idProduto: ids.produto }) },
}

/** Sessions of the callers, new for each call. */
const ROLES: Record<string, () => Promise<string | undefined>> = {
  'a stranger': async () => undefined,
  'a visitor': async () => sessionToken(),
  'a forged session': async () => `${zuleica.slice(0, -2)}xx`,
  'another customer': anotherTeacher,
  'a customer who was switched off': async () => (await loggedIn(database.db, { ativo: false })).token,
}

/**
 * Allowed status codes for callers without login, and for another customer. Mails to one account are rate-limited,
 * whoever requests them.
 */
const ANSWERS: Record<Whose, { nobody: number[]; customer: number[] }> = {
  all: { nobody: [200, 400, 404, 409, 422, 429], customer: [200, 400, 404, 409, 422, 429] },
  customer: { nobody: [401], customer: [200] },
  owner: { nobody: [401, 404], customer: [404] },
  key: { nobody: [401, 410, 422], customer: [401, 410, 422] },
  proof: { nobody: [401], customer: [401, 403, 422] },
  seller: { nobody: [403], customer: [403] },
}

const CONTRACT = new Map(proceduresOf(contract).map((one) => [one.name, one]))

test('every endpoint of the contract is listed here', () => {
  expect(Object.keys(ENDPOINTS).sort()).toEqual([...CONTRACT.keys()].sort())
})

describe.each(Object.entries(ROLES))('%s', (role, session) => {
  test.each(Object.entries(ENDPOINTS))('gets no data of another customer from %s', async (name, endpoint) => {
    const { status, text } = await call(name, endpoint, await session())

    const answers = ANSWERS[endpoint.whose]
    expect(role === 'another customer' ? answers.customer : answers.nobody).toContain(status)
    for (const mark of MARKS) expect(text.toLowerCase()).not.toContain(mark.toLowerCase())
    expect(await storedData()).toEqual(untouched)
  })
})

test('the owner gets all of it, so there is something to protect', async () => {
  const answers = await Promise.all(
    ['customers.account.profile', 'customers.addresses.list', 'orders.get', 'checkout.purchase'].map(
      async (name) => (await call(name, ENDPOINTS[name]!, zuleica)).text,
    ),
  )
  for (const mark of MARKS) expect(answers.join().toLowerCase()).toContain(mark.toLowerCase())
})

/** Gives Zuleica one of everything. */
async function furnish() {
  const { db } = database
  await prepareFixtures(db)
  const { id: produto } = await saveProduct(database, sampleProduct('rabeca'))
  const sku = (await database.pool.query('select id from skus where id_produto = $1', [produto])).rows[0].id
  const customer = await loggedIn(db, {
    nomeRazao: 'Zuleica Prado',
    email: 'zuleica@exemplo.com.br',
    documento: '52998224725',
    celular: '+5511999990000',
  })
  zuleica = customer.token
  const context = testContext(db, { sessao: customer.sessao })
  const { pedido } = await sampleOrder(context, { sku: { idProduto: produto, id: sku }, ...customer })
  ids = {
    produto,
    sku,
    endereco: 0,
    pedido: pedido.id,
    sessao: '',
    cartao: await storeCard(customer.idCliente),
    trocaInstrumento: await storeTradeIn(customer.idCliente, pedido.id),
    ...(await storeInstrument(customer.idCliente)),
    ...(await storeWorkOrder(customer.idCliente)),
    listaPessoal: await storeList(customer.idCliente, { produto, sku }),
    proposta: await storeSalesQuote(customer.idCliente, { produto, sku }),
    ...(await storeClassList(customer.idCliente, produto)),
    passaporte: await storePassport(customer.idCliente, pedido.id),
  }
  await call('customers.addresses.add', { whose: 'customer', body: () => ADDRESS }, zuleica)
  for (const name of ['wishlist.add', 'cart.add']) await call(name, ENDPOINTS[name]!, zuleica)
  ids.endereco = await one('select id from enderecos_clientes')
  await call('checkout.deliver', ENDPOINTS['checkout.deliver']!, zuleica)
  await call('reviews.addProductReview', ENDPOINTS['reviews.addProductReview']!, zuleica)
  const { text } = await call('customers.account.sessions', { whose: 'customer' }, zuleica)
  ids.sessao = JSON.parse(text).sessoes[0].id
}

/** Her pupils, and what they need. */
async function storeClassList(idCliente: number, idProduto: number) {
  await approveTeacher(idCliente)
  const { rows } = await database.pool.query(
    `with lista as (
       insert into listas_ensino (id_cliente, nome, situacao, criado_em, alterado_em)
       values ($1, 'Orquestra Rabeca', 'aberta', now(), now()) returning id
     ), aluno as (
       insert into listas_alunos (id_lista, nome) select id, 'Aluna Zuzu' from lista returning id
     ), item as (
       insert into listas_itens (id_lista, id_produto) select id, $2 from lista returning id
     )
     select lista.id as lista, aluno.id as aluno, item.id as "itemLista" from lista, aluno, item`,
    [idCliente, idProduto],
  )

  return rows[0]
}

/** Has pupils too, and so may ask for hers. */
async function anotherTeacher(): Promise<string> {
  const other = await loggedIn(database.db)
  await approveTeacher(other.idCliente)

  return other.token
}

async function approveTeacher(idCliente: number): Promise<void> {
  await database.pool.query(
    `insert into contas_ensino (id_cliente, tipo, nome, situacao, pedida_em) values ($1, 'professor', 'Prof', 'aprovada', now())`,
    [idCliente],
  )
}

/** What she plays, with a string change. */
async function storeInstrument(idCliente: number) {
  const { rows } = await database.pool.query(
    `with instrumento as (
       insert into instrumentos_clientes (id_cliente, nome, codigo, criado_em)
       values ($1, 'Rabeca da Zuleica', 'violino.4-4', now()) returning id
     )
     insert into trocas_de_cordas (id_instrumento, em, cordas)
     select id, '2026-10-01', 'Tripa' from instrumento returning id, id_instrumento`,
    [idCliente],
  )

  return { instrumento: rows[0].id_instrumento, troca: rows[0].id }
}

/** A list of hers. */
async function storeList(
  idCliente: number,
  { produto, sku }: { produto: number; sku: number },
): Promise<number> {
  const { rows } = await database.pool.query(
    `with lista as (
       insert into listas_pessoais (id_cliente, nome, criado_em, alterado_em)
       values ($1, 'Desejos da Zuleica', now(), now()) returning id
     )
     insert into listas_pessoais_itens (id_lista, id_atributo_simples, id_produto, quantidade, nome)
     select id, $3, $2, 1, 'Rabeca' from lista returning id_lista`,
    [idCliente, produto, sku],
  )

  return rows[0].id_lista
}

/** Her instrument in the workshop, with a quote. */
async function storeWorkOrder(
  idCliente: number,
): Promise<{ ordemServico: string; orcamentoOficina: string }> {
  const { rows } = await database.pool.query(
    `with ordem as (
       insert into ordens_servico (tipo, id_cliente, nome, email, documento, instrumento, situacao, criado_em, alterado_em)
       values ('balcao', $1, 'Zuleica Prado', 'zuleica@exemplo.com.br', '52998224725', 'Rabeca', 'aguardandoAprovacao',
         now(), now())
       returning id
     )
     insert into ordens_orcamentos (id_ordem, numero, linhas, total, minutos, valido_ate, enviado_em, enviado_por)
     select id, 1, '[{"descricao":"Alma","valor":9000}]', 9000, 60, '2099-01-01', now(), 'Rita' from ordem
     returning id, id_ordem`,
    [idCliente],
  )

  return { ordemServico: rows[0].id_ordem, orcamentoOficina: rows[0].id }
}

/** Goods that the store offers her. */
async function storeSalesQuote(
  idCliente: number,
  { produto, sku }: { produto: number; sku: number },
): Promise<string> {
  const { rows } = await database.pool.query(
    `with proposta as (
       insert into propostas (origem, id_cliente, comprador, email, criada_em, alterada_em)
       values ('equipe', $1, $2, 'zuleica@exemplo.com.br', now(), now())
       returning id
     )
     insert into propostas_versoes (id_proposta, versao, linhas, frete, id_cotacao, desconto_vista, total, valida_ate, criada_em)
     select id, 1, $3, $4, 'proposta', 10, 9000, '2099-01-01', now() from proposta
     returning id_proposta`,
    [
      idCliente,
      {
        pessoa: 'F',
        nomeRazao: 'Zuleica Prado',
        documento: '52998224725',
        inscricaoEstadual: '',
        email: 'zuleica@exemplo.com.br',
        celular: '+5511987654321',
      },
      JSON.stringify([
        {
          idProduto: produto,
          idSku: sku,
          sku: 'RABECA',
          ncm: null,
          nome: 'Rabeca',
          quantidade: 1,
          precoPor: 9_000,
          ajustes: [],
          total: 9_000,
        },
      ]),
      {
        id: 'retirada',
        tipo: 'retirada',
        label: 'Retirada na loja',
        valor: 0,
        valorCheio: 0,
        ajustes: [],
        prazo: 0,
        previsao: '2026-11-23',
        entregaAgendada: false,
      },
    ],
  )

  return rows[0].id_proposta
}

/** What she gives in exchange, of her order. */
async function storeTradeIn(idCliente: number, idPedido: string): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into trocas_instrumentos (
       id_cliente, id_pedido, posicao, unidade, nome, familia, tamanho, meses, pago, valores, condicao, valor, valida_ate,
       envio_dias, aceita_em
     ) values ($1, $2, 0, 1, 'Rabeca da Zuleica', 'violino', '1/2', 5, 10000, '{"bom": 5000}', 'bom', 5000, '2099-01-01', 15, now())
     returning id`,
    [idCliente, idPedido],
  )
  return rows[0].id
}

/** The passport of an instrument of hers. */
async function storePassport(idCliente: number, pedido: string): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into passaportes
       (codigo, id_pedido, posicao, unidade, numero_pedido, id_cliente, produto, marca, url, ficha, numero_serie,
        serie_chave, condicao, marcas, garantia, preco, comprado_em, emitido_em)
     values ('Zq0123456789abcdefghij', $2, 0, 1, 1, $1, 'Rabeca', 'Marca', '/rabeca', '[]', 'SN-1', 'SN1', 'novo', '',
       '', 10000, now(), now())
     returning codigo`,
    [idCliente, pedido],
  )

  return rows[0].codigo
}

/** A stored card of hers, whose account takes no payments here. */
async function storeCard(idCliente: number): Promise<string> {
  await addShopAccount(testContext(database.db))
  const { rows } = await database.pool.query(
    `insert into cartoes_guardados
       (id_cliente, id_conta, id_pagamento, consentimento, consentido_em, cliente_provedor, cartao_provedor, bandeira, final, mes, ano)
     select $1, $2, id, 'Guardar', now(), 'c-zuleica', '1', 'visa', '1111', 12, 2099 from pagamentos returning id`,
    [idCliente, SHOP_ACCOUNT],
  )
  return rows[0].id
}

async function one(query: string): Promise<number> {
  return (await database.pool.query(query)).rows[0].id
}

/** All of Zuleica's data in the database. */
async function storedData() {
  const owner = `(select id from clientes where nome_razao = 'Zuleica Prado')`
  const tables = {
    clientes: `id in ${owner}`,
    sessoes: `id_cliente in ${owner}`,
    enderecos_clientes: `id_cliente in ${owner}`,
    carrinhos: `id_cliente in ${owner}`,
    carrinho_itens: `id_carrinho in (select id from carrinhos where id_cliente in ${owner})`,
    favoritos: `id_cliente in ${owner}`,
    listas_pessoais: `id_cliente in ${owner}`,
    listas_pessoais_itens: `id_lista in (select id from listas_pessoais where id_cliente in ${owner})`,
    instrumentos_clientes: `id_cliente in ${owner}`,
    trocas_de_cordas: `id_instrumento in (select id from instrumentos_clientes where id_cliente in ${owner})`,
    pedidos: `id_cliente in ${owner}`,
    trocas_instrumentos: `id_cliente in ${owner}`,
    ordens_servico: `id_cliente in ${owner}`,
    ordens_orcamentos: `id_ordem in (select id from ordens_servico where id_cliente in ${owner})`,
    ordens_mensagens: `id_ordem in (select id from ordens_servico where id_cliente in ${owner})`,
    propostas: `id_cliente in ${owner}`,
    passaportes: `id_cliente in ${owner}`,
    contas_ensino: `id_cliente in ${owner}`,
    listas_ensino: `id_cliente in ${owner}`,
    listas_alunos: `id_lista in (select id from listas_ensino where id_cliente in ${owner})`,
    listas_itens: `id_lista in (select id from listas_ensino where id_cliente in ${owner})`,
    listas_escolhas: `id_aluno in (select a.id from listas_alunos a join listas_ensino l on l.id = a.id_lista where l.id_cliente in ${owner})`,
    cartoes_guardados: `id_cliente in ${owner}`,
    compras: `sessao in (select hash from sessoes where id_cliente in ${owner})`,
  }
  const queries = Object.entries(tables).map(
    ([table, where]) => `select '${table}' as tabela, to_json(t) as linha from ${table} t where ${where}`,
  )
  return (await database.pool.query(`${queries.join(' union all ')} order by 1`)).rows.map((row) =>
    JSON.stringify(row),
  )
}

const ADDRESS = {
  destinatario: 'Zuleica Prado',
  cep: '01001-000',
  logradouro: 'Travessa da Rabeca',
  numero: '10',
  bairro: 'Sé',
}

function elsewhere() {
  return { ...ADDRESS, destinatario: 'Outra Pessoa', logradouro: 'Rua do Tambor' }
}

function hash() {
  return { idProduto: ids.produto, idAtributoSimples: ids.sku }
}

function order() {
  return { id: ids.pedido }
}

function wrongKey() {
  return { chave: 'x'.repeat(43) }
}

/** Fills path parameters with Zuleica's ids. */
async function call(name: string, { body }: Endpoint, session: string | undefined) {
  const { method, path } = CONTRACT.get(name)!
  const known: Record<string, string | number> = {
    ...idsOf(name),
    key: 'x'.repeat(43),
    type: 'category',
    nivel: 'home',
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, word) => String(known[word] ?? 'nenhum'))
  const query = method === 'GET' ? `?${new URLSearchParams(QUERY[name] ?? {})}` : ''
  const response = await api(
    new Request(`${STORE_URL}${filled}${query}`, {
      method,
      headers: {
        'app-token': APP_TOKEN,
        'content-type': 'application/json',
        'idempotency-key': 'tentativa',
        ...(session !== undefined && { session }),
      },
      ...(body && { body: JSON.stringify(body()) }),
    }),
  )

  return { status: response.status, text: await response.text() }
}

function idsOf(name: string) {
  if (name === 'orders.cards.remove') return { id: ids.cartao }
  if (name.startsWith('orders')) return { id: ids.pedido }
  if (name === 'ownWorkOrders.ofOrder') return { id: ids.pedido }
  if (name === 'ownSalesQuotes.ofOrder') return { id: ids.pedido }
  if (name.startsWith('ownSalesQuotes')) return { id: ids.proposta }
  if (name.startsWith('ownWorkOrders')) return { id: ids.ordemServico }
  if (name.startsWith('pupilLists')) return { tipo: 'aluno', id: 1 }
  if (name.startsWith('personalLists')) return { id: ids.listaPessoal, chave: 'x'.repeat(43) }
  if (name.startsWith('tradeIns')) return { id: ids.trocaInstrumento }
  if (name.startsWith('passports')) return { id: ids.pedido, codigo: ids.passaporte, chave: 'x'.repeat(43) }
  if (name.startsWith('teaching')) return { id: ids.lista, aluno: ids.aluno, item: ids.itemLista }
  if (name.startsWith('instruments')) return { id: ids.instrumento, troca: ids.troca }

  return { id: name === 'customers.account.endSession' ? ids.sessao : ids.endereco }
}

/** Query parameters of calls that read. */
const QUERY: Record<string, Record<string, string>> = {
  'cartServices.choice': { idAtributoSimples: '1' },
  'catalog.verify': { url: '/rabeca' },
  'catalog.listing': { url: '/cordas' },
  'catalog.product': { url: '/rabeca' },
  'catalog.preview': { id: '1', vence: '4102444800', chave: 'x'.repeat(43) },
  'catalog.relatedShowcase': { productId: '1' },
  'catalog.seenShowcase': { seenProducts: '1' },
  'catalog.list': { url: '/lista/nenhuma' },
  'content.page': { url: '/pagina/nenhuma' },
  'reviews.listProductReviews': { idProduto: '1' },
  'reviews.productReviews': { idProduto: '1' },
  'reviews.subject': { idProduto: '1' },
  'pupilLists.get': { chave: 'x'.repeat(43) },
  'personalLists.choice': { idProduto: '1' },
  'passports.search': { serie: 'SN-1' },
  'strings.fit': { instrumentos: 'violino.3-4', produtos: '1' },
  'strings.tools': { produtos: '1' },
  'search.results': { url: '/busca?q=rabeca' },
  'search.suggestions': { q: 'rabeca' },
}

type Procedure = { name: string; method: string; path: string }

/** The route metadata of the contract. */
function proceduresOf(part: object, name: string[] = []): Procedure[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const route = value['~orpc']?.route
    const full = [...name, key]

    return route
      ? [{ name: full.join('.'), method: route.method, path: route.path }]
      : proceduresOf(value, full)
  })
}
