import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Adjustment } from '#contract/cart/cart.ts'
import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { DefectReport, OrderItem, OrderMethod } from '#contract/orders/orders.ts'
import type { Picture } from '#contract/picture.ts'
import type { Freight } from '#contract/settings/shipping.ts'
import type { DefectOutcome } from '#domain/order/defect.ts'
import type { OrderEvent, OrderSituation } from '#domain/order/order-situation.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const pedidos = pgTable('pedidos', {
  id: uuid().primaryKey().defaultRandom(),
  /** The database draws both. `semente` is what makes the key of its link another than those of all others. */
  numero: integer().notNull().default(sql`default`),
  semente: text().notNull().default(sql`default`),
  /** Null, as the quote's id, of what was placed in another shop. */
  chaveIdempotencia: text(),
  pedidoDaChave: text(),
  idCliente: integer(),
  comprador: jsonb().$type<Buyer>().notNull(),
  email: text().notNull(),
  endereco: jsonb().$type<PostalAddress>(),
  frete: jsonb().$type<Freight>().notNull(),
  idCotacao: text(),
  cupom: text(),
  subtotal: integer().notNull(),
  totalItens: integer().notNull(),
  valorFrete: integer().notNull(),
  descontoVista: integer().notNull(),
  metodo: text().$type<OrderMethod>().notNull(),
  total: integer().notNull(),
  situacao: text().$type<OrderSituation>().notNull().default('aguardandoPagamento'),
  expiraEm: moment(),
  vendedor: text(),
  origem: jsonb().$type<Record<string, string>>(),
  criadoEm: moment().notNull(),
  alteradoEm: moment().notNull(),
  /** When it was paid last: an order that lives again is paid again. */
  pagoEm: moment(),
  entregueEm: moment(),
  /** Days to return goods as promised at the purchase; null where nobody noted them: then today's setting counts. */
  devolucaoDias: smallint(),
  atencao: text(),
  /** One more with each edit of what is bought. */
  versao: integer().notNull().default(1),
  /** The number and the way to pay that it had in the shop where it was placed; the number is null of what was bought here. */
  numeroAntigo: text(),
  pagamentoAntigo: text(),
})

export const pedidosItens = pgTable(
  'pedidos_itens',
  {
    idPedido: uuid().notNull(),
    posicao: smallint().notNull(),
    /** Null, with picture and origin, where another shop sold what this one does not. */
    idProduto: integer(),
    idSku: integer(),
    tipo: text().$type<OrderItem['tipo']>().notNull(),
    sku: text().notNull(),
    ean: text(),
    nome: text().notNull(),
    url: text().notNull(),
    imagem: jsonb().$type<Picture>(),
    atributos: jsonb().$type<OrderItem['atributos']>().notNull(),
    ncm: text(),
    origem: smallint(),
    quantidade: integer().notNull(),
    precoDe: integer(),
    precoPor: integer().notNull(),
    ajustes: jsonb().$type<Adjustment[]>().notNull(),
    total: integer().notNull(),
    descontoVista: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idPedido, table.posicao] })],
)

export const pedidosMudancas = pgTable('pedidos_mudancas', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  idPedido: uuid().notNull(),
  /** `place` or `import` is the first, with no situation before it; later, `import`, `refund`, `settle` and `edit` leave the order where it stands. */
  evento: text().$type<OrderEvent | 'place' | 'import' | 'refund' | 'settle' | 'edit'>().notNull(),
  de: text().$type<OrderSituation>(),
  para: text().$type<OrderSituation>().notNull(),
  quem: text().$type<'cliente' | 'provedor' | 'relogio' | 'loja'>().notNull(),
  nome: text(),
  nota: text(),
  em: moment().notNull(),
})

export const pedidosEnvios = pgTable('pedidos_envios', {
  idPedido: uuid().primaryKey(),
  codigo: text().notNull(),
  transportadora: text().notNull(),
  url: text().notNull().default(''),
  eventos: jsonb().$type<{ em: string; local: string; descricao: string }[]>().notNull().default([]),
})

export const pedidosNotas = pgTable('pedidos_notas', {
  idPedido: uuid().primaryKey(),
  numero: text().notNull(),
  chave: text().notNull(),
  url: text().notNull().default(''),
})

export const pedidosAnotacoes = pgTable('pedidos_anotacoes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  idPedido: uuid().notNull(),
  nome: text().notNull(),
  texto: text().notNull(),
  em: moment().notNull(),
})

export const pedidosMarcadores = pgTable(
  'pedidos_marcadores',
  {
    idPedido: uuid().notNull(),
    marcador: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idPedido, table.marcador] })],
)

export const pedidosDefeitos = pgTable('pedidos_defeitos', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  idPedido: uuid().notNull(),
  relato: text().notNull(),
  escolha: text().$type<DefectReport['escolha']>().notNull(),
  itens: jsonb().$type<DefectReport['itens']>().notNull(),
  abertoEm: moment().notNull(),
  desfecho: text().$type<DefectOutcome>(),
  /** Null while somebody looks after it. */
  resolvidoEm: moment(),
})

export const pedidosVisoes = pgTable('pedidos_visoes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  idFuncionario: integer().notNull(),
  nome: text().notNull(),
  consulta: text().notNull(),
})
