import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { action as instruments } from '../pages/account/account-instruments.tsx'
import { action as trade } from '../pages/account/account-trade-ins.tsx'
import { action as cart } from '../pages/cart/cart.tsx'
import { action as services } from '../pages/cart/services.tsx'
import { action as sharedCart } from '../pages/cart/shared-cart.tsx'
import { action as notifyStock } from '../pages/contact/notify-stock.tsx'
import { action as priceAlert } from '../pages/contact/prices/price-alert.tsx'
import { action as stockQueue } from '../pages/contact/stock-queue.tsx'
import { action as listChoice } from '../pages/lists/own/list-choice.tsx'
import { action as ownList } from '../pages/lists/own/own-list.tsx'
import { action as ownLists } from '../pages/lists/own/own-lists.tsx'
import { action as sharedList } from '../pages/lists/own/shared-list.tsx'
import { action as quote } from '../pages/orders/sales-quote.tsx'
import { action as passport } from '../pages/passport/passport.tsx'
import { action as receive } from '../pages/passport/receive.tsx'
import { action as classList } from '../pages/teaching/class-list.tsx'
import { action as progress } from '../pages/teaching/progress.tsx'
import { action as pupilList } from '../pages/teaching/pupil-list.tsx'
import { action as workOrder } from '../pages/workshop/work-order.tsx'

const ID = '0198f3a0-0000-7000-8000-000000000000'
const LINE = { hash: { idProduto: 5, idAtributoSimples: 7 }, nome: 'Violino', precos: { precoPor: 100 } }
const SKU = { id: 7, precoPor: 100 }
const INSTRUMENT = { id: 2, descricao: 'violino 3/4', lembrar: false }
const REMINDED = { ...INSTRUMENT, lembrar: true }

/** What the platform answers if it refuses nothing, and forms with what each of them is counted as. */
const FORMS: {
  of: unknown
  at: string
  form: Record<string, string>
  answer: unknown
  counted: unknown[]
}[] = [
  {
    of: services,
    at: '/regulagem?sku=7',
    form: { acao: 'escolher', servico: '3' },
    answer: { itens: [LINE] },
    counted: [{ nome: 'choose_service', termo: 'Violino' }],
  },
  // Takes away what was chosen before.
  {
    of: services,
    at: '/regulagem?sku=7',
    form: { acao: 'escolher' },
    answer: { itens: [LINE] },
    counted: [],
  },
  {
    of: cart,
    at: '/checkout/carrinho',
    form: { acao: 'orcamento' },
    answer: { id: ID, chave: 'k' },
    counted: [{ nome: 'request_quote' }],
  },
  { of: quote, at: '/proposta', form: {}, answer: { url: '/pedido' }, counted: [{ nome: 'accept_quote' }] },
  {
    of: workOrder,
    at: '/oficina',
    form: { acao: 'recusar' },
    answer: {},
    counted: [{ nome: 'answer_work_quote', termo: 'Recusado' }],
  },
  { of: workOrder, at: '/oficina', form: { acao: 'escrever' }, answer: {}, counted: [] },
  {
    of: trade,
    at: '/trocas',
    form: { acao: 'aceitar', pedido: ID, condicao: 'bom' },
    answer: { trocas: [{ pedido: ID, descricao: 'violino 1/2' }] },
    counted: [{ nome: 'accept_trade_in', termo: 'violino 1/2' }],
  },
  ...[
    { acao: 'guardar', codigo: 'violino.3-4' },
    { acao: 'assumir', pedido: ID, sku: '7' },
  ].map((form) => ({
    of: instruments,
    at: '/instrumentos',
    form,
    answer: { instrumentos: [{ id: 1, descricao: 'viola' }, INSTRUMENT] },
    counted: [{ nome: 'save_instrument', termo: 'violino 3/4' }],
  })),
  {
    of: instruments,
    at: '/instrumentos',
    form: { acao: 'trocar', id: '2', em: '2026-11-20', cordas: 'De Maria' },
    answer: { instrumentos: [INSTRUMENT] },
    counted: [{ nome: 'note_string_change', termo: 'violino 3/4' }],
  },
  {
    of: instruments,
    at: '/instrumentos',
    form: { acao: 'mudar', id: '2', lembrar: 'on' },
    answer: { instrumentos: [INSTRUMENT] },
    counted: [{ nome: 'accept_reminders', termo: 'violino 3/4' }],
  },
  // Agreed before.
  {
    of: instruments,
    at: '/instrumentos',
    form: { acao: 'mudar', id: '2', lembrar: 'on' },
    answer: { instrumentos: [REMINDED] },
    counted: [],
  },
  {
    of: passport,
    at: '/passaporte/x',
    form: { acao: 'passar' },
    answer: { chave: 'k' },
    counted: [{ nome: 'hand_over_instrument' }],
  },
  {
    of: receive,
    at: '/passaporte/receber?chave=k',
    form: {},
    answer: { codigo: 'x' },
    counted: [{ nome: 'receive_instrument' }],
  },
  {
    of: classList,
    at: '/minha-conta/ensino/1',
    form: { acao: 'abrir' },
    answer: {},
    counted: [{ nome: 'share_class_list' }],
  },
  { of: classList, at: '/minha-conta/ensino/1', form: { acao: 'fechar' }, answer: {}, counted: [] },
  {
    of: sharedCart,
    at: '/sacola',
    form: { itens: '7' },
    answer: {},
    counted: [addedFrom('Sacola compartilhada'), { nome: 'take_shared_cart' }],
  },
  {
    of: ownList,
    at: '/listas/1',
    form: { acao: 'comprar' },
    answer: {},
    counted: [addedFrom('Lista própria')],
  },
  {
    of: sharedList,
    at: '/listas/de/x',
    form: { sku: '7' },
    answer: {},
    counted: [addedFrom('Lista compartilhada')],
  },
  {
    of: stockQueue,
    at: '/avise-me/1?chave=k',
    form: { acao: 'carrinho' },
    answer: {},
    counted: [addedFrom('Fila de espera')],
  },
  { of: stockQueue, at: '/avise-me/1?chave=k', form: { acao: 'sair' }, answer: {}, counted: [] },
  { of: progress, at: '/andamento', form: {}, answer: {}, counted: [addedFrom('Lista de turma')] },
  // The cart's forms without JavaScript.
  {
    of: cart,
    at: '/checkout/carrinho',
    form: { acao: 'adicionar', item: '5-7' },
    answer: {},
    counted: [addedFrom()],
  },
  {
    of: cart,
    at: '/checkout/carrinho',
    form: { acao: 'voltar', idProduto: '5', idAtributoSimples: '7' },
    answer: {},
    counted: [addedFrom('Guardados para depois')],
  },
  {
    of: cart,
    at: '/checkout/carrinho',
    form: { acao: 'guardar', idProduto: '5', idAtributoSimples: '7' },
    answer: {},
    counted: [{ nome: 'save_for_later' }],
  },
  {
    of: notifyStock,
    at: '/avise-me/produto/5',
    form: { opcao: '7' },
    answer: { mensagens: [], produto: { skus: [SKU] } },
    counted: [{ nome: 'add_stock_alert', itens: [{ idProduto: 5, quantidade: 1, valor: 100 }] }],
  },
  {
    of: priceAlert,
    at: '/avisos-de-preco?produto=5',
    form: { sku: '7' },
    answer: { mensagens: [], produto: { skus: [SKU] } },
    counted: [{ nome: 'add_price_alert', itens: [{ idProduto: 5, quantidade: 1, valor: 100 }] }],
  },
  { of: ownLists, at: '/listas', form: { nome: 'Aula' }, answer: {}, counted: [{ nome: 'create_list' }] },
  { of: ownList, at: '/listas/1', form: { acao: 'mostrar' }, answer: {}, counted: [{ nome: 'share_list' }] },
  {
    of: listChoice,
    at: '/listas/adicionar?produto=5',
    form: { nome: 'Aula', sku: '7', quantidade: '2' },
    answer: { id: 1, produto: { skus: [SKU] } },
    counted: [
      { nome: 'create_list' },
      { nome: 'add_to_list', itens: [{ idProduto: 5, quantidade: 2, valor: 100 }] },
    ],
  },
  {
    of: pupilList,
    at: '/lista',
    form: { item: '1', 'sku-1': '7', 'quantidade-1': '2' },
    answer: {},
    counted: [addedFrom('Lista de turma')],
  },
]

/** Two units more than the cart had before. */
function addedFrom(lista?: string) {
  const itens = [{ idProduto: 5, quantidade: 2, valor: 100 }]

  return lista === undefined ? { nome: 'add_to_cart', itens } : { nome: 'add_to_cart', lista, itens }
}

test.each(FORMS)('counts $counted of $form at $at once the platform has done it', async (each) => {
  expect(await countedBy(each, () => Promise.resolve(each.answer))).toEqual(each.counted)
})

test.each(FORMS)('counts nothing of $form at $at if it is refused', async (each) => {
  const refusal = Object.assign(new Error('Não.'), { code: 'Recusado', status: 422, defined: true })

  expect(await countedBy(each, () => Promise.reject(refusal))).toEqual([])
})

/** What a form's action counts, without the page. */
async function countedBy({ of, at, form }: (typeof FORMS)[number], answer: () => Promise<unknown>) {
  const counted: unknown[] = []
  const calls = new Proxy({}, { get: () => answer })
  const carts = [1, 3].map((quantidade) => ({ itens: [{ ...LINE, quantidade }] }))
  const cartCalls = new Proxy(
    {},
    { get: (_, name) => (name === 'get' ? () => Promise.resolve(carts.shift()) : answer) },
  )
  const marketing = {
    recordEvents: async ({ eventos }: { eventos: { pagina: string }[] }) => {
      counted.push(...eventos.map(({ pagina: _, ...event }) => event))
    },
  }
  const url = new URL(at, 'http://loja.test')
  const context = new RouterContextProvider()
  context.set(
    apiContext,
    new Proxy({}, { get: (_, name) => ({ marketing, cart: cartCalls })[String(name)] ?? calls }) as never,
  )
  context.set(shopContext, { storeUrl: url.origin } as never)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const lista = of === classList || of === progress ? ID : '1'
  const params = {
    id: of === stockQueue ? '1' : ID,
    codigo: 'x',
    tipo: 'aluno',
    lista,
    produto: '5',
    chave: 'k',
  }
  // Redirects are thrown.
  await Promise.resolve((of as (args: unknown) => unknown)({ context, request, url, params })).catch(
    (error) => {
      if (!(error instanceof Response)) throw error
    },
  )

  return counted
}
