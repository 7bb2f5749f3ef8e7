import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { OrderChanges } from '#domain/order/changes/order-changes.ts'
import type { ImportedItem, ImportedOrder } from '#domain/order/import/imported-order.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { goodsBySku } from '#platform/catalog/product/skus/goods-by-sku.ts'
import { customerOfOrder } from '#platform/customers/account/customer-of-order.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockOrder } from '../rows.ts'
import { pedidos, pedidosItens, pedidosMudancas } from '../tables.ts'
import { type ImportSource, writeChanges } from './change-by-file.ts'
import { OrderSnapshot, orderSnapshot } from './order-snapshot.ts'

/**
 * Inserts an order of another shop in the caller's transaction, without charging, reserving, counting, emitting events
 * or sending mail. It gets a number of this shop beside its own, belongs to the customer that it names, and its items
 * refer to catalogue products if the SKU exists. `mudancas` are the fields that a file may also set on existing orders:
 * parcel, invoice, note.
 */
export async function importOrder(
  { db: tx, now }: Pick<RequestContext, 'db' | 'now'>,
  { pedido: order, mudancas, ...by }: ImportSource & { pedido: ImportedOrder; mudancas: OrderChanges },
): Promise<OrderSnapshot> {
  const { email, documento, nomeRazao, celular, endereco, frete, itens, situacao } = order
  const subtotal = itens.reduce((sum, { quantidade, precoPor }) => sum + quantidade * precoPor, 0)
  const totalItens = subtotal - itens.reduce((sum, { desconto }) => sum + desconto, 0)
  const criadoEm = new Date(order.criadoEm)
  const [created] = await tx
    .insert(pedidos)
    .values({
      numeroAntigo: order.numeroAntigo,
      pagamentoAntigo: order.pagamentoAntigo || null,
      idCliente: await customerOfOrder(tx, email),
      comprador: {
        pessoa: documento.length === 14 ? 'J' : 'F',
        nomeRazao,
        documento,
        inscricaoEstadual: '',
        email,
        celular,
      },
      email,
      endereco: endereco && { destinatario: nomeRazao, ...endereco, referencia: '' },
      frete: {
        id: 'importado',
        tipo: frete.retirada ? 'retirada' : 'entrega',
        label: frete.label,
        valor: frete.valor,
        valorCheio: frete.valor,
        ajustes: [],
        entregaAgendada: false,
        // This shop promised no delivery date.
        prazo: 0,
        previsao: saoPauloClock(criadoEm).dia,
      },
      cupom: order.cupom || null,
      subtotal,
      totalItens,
      valorFrete: frete.valor,
      descontoVista: 0,
      total: totalItens + frete.valor,
      metodo: order.metodo,
      situacao,
      criadoEm,
      alteradoEm: now,
      pagoEm: order.pagoEm === null ? null : new Date(order.pagoEm),
      entregueEm: order.entregueEm === null ? null : new Date(order.entregueEm),
    })
    .returning({ id: pedidos.id })
  if (!created) throw new Error('The order was not written.')
  const { id } = created
  await writeItems(tx, id, itens)
  await tx.insert(pedidosMudancas).values({
    idPedido: id,
    evento: 'import',
    para: situacao,
    quem: 'loja',
    nome: by.nome,
    em: now,
    nota: `Pedido ${order.numeroAntigo} de outra loja, do arquivo ${by.arquivo}.`,
  })
  const written = await snapshot(tx, id)
  if (Object.keys(mudancas).length === 0) return written
  await writeChanges({ db: tx, now }, written, { mudancas, nome: by.nome })

  return snapshot(tx, id)
}

async function snapshot(tx: RequestContext['db'], id: string): Promise<OrderSnapshot> {
  const order = await orderSnapshot(tx, id)
  if (!order) throw new Error('The order was not written.')

  return order
}

async function writeItems(
  tx: RequestContext['db'],
  idPedido: string,
  itens: readonly ImportedItem[],
): Promise<void> {
  const goods = await goodsBySku(
    tx,
    itens.map(({ sku }) => sku),
  )
  await tx.insert(pedidosItens).values(
    itens.map(({ sku, nome, quantidade, precoPor, desconto }, posicao) => {
      const known = goods.get(sku)
      return {
        idPedido,
        posicao,
        sku,
        nome,
        quantidade,
        precoDe: null,
        precoPor,
        descontoVista: 0,
        exemplar: null,
        idProduto: known?.idProduto ?? null,
        idSku: known?.idSku ?? null,
        tipo: known?.tipo ?? 'produto',
        ean: known?.ean ?? null,
        url: known?.url ?? '',
        imagem: known?.imagem ?? null,
        atributos: known?.atributos ?? [],
        ncm: known?.ncm ?? null,
        origem: known?.origem ?? null,
        ajustes:
          desconto > 0
            ? [{ tipo: 'manual' as const, origem: 'outraLoja', label: 'Desconto', valor: -desconto }]
            : [],
        total: quantidade * precoPor - desconto,
      }
    }),
  )
}

/** Deletes an imported order if it is still as the import left it; returns false if it has changed since. */
export async function removeImportedOrder(
  { db: tx }: Pick<RequestContext, 'db'>,
  imported: unknown,
): Promise<boolean> {
  const depois = OrderSnapshot.parse(imported)
  await lockOrder(tx, depois.id)
  if (!isDeepStrictEqual(await orderSnapshot(tx, depois.id), depois)) return false
  await tx.delete(pedidos).where(eq(pedidos.id, depois.id))

  return true
}
