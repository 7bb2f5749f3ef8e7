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
import { type ByFile, writeChanges } from './change-by-file.ts'
import { OrderSnapshot, orderSnapshot } from './order-snapshot.ts'

/**
 * Puts in an order that another shop took, in the caller's transaction: nothing is charged, reserved, counted, announced or told
 * to anybody. It gets a number of this shop beside its own, belongs to the customer whom it names, and its goods are those of
 * the catalogue where the SKU is one. `mudancas` are what a file may also say of orders that are here: parcel, nota, note.
 */
export async function importOrder(
  { db: tx, agora }: Pick<RequestContext, 'db' | 'agora'>,
  { pedido: order, mudancas, ...by }: ByFile & { pedido: ImportedOrder; mudancas: OrderChanges },
): Promise<OrderSnapshot> {
  const { email, documento, nomeRazao, celular, endereco, frete, itens, situacao } = order
  const subtotal = itens.reduce((sum, { quantidade, precoPor }) => sum + quantidade * precoPor, 0)
  const totalItens = subtotal - itens.reduce((sum, { desconto }) => sum + desconto, 0)
  const criadoEm = new Date(order.criadoEm)
  const [made] = await tx
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
        // Nobody here promised when it would come.
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
      alteradoEm: agora,
      pagoEm: order.pagoEm === null ? null : new Date(order.pagoEm),
      entregueEm: order.entregueEm === null ? null : new Date(order.entregueEm),
    })
    .returning({ id: pedidos.id })
  if (!made) throw new Error('The order was not written.')
  const { id } = made
  await writeItems(tx, id, itens)
  await tx.insert(pedidosMudancas).values({
    idPedido: id,
    evento: 'import',
    para: situacao,
    quem: 'loja',
    nome: by.nome,
    em: agora,
    nota: `Pedido ${order.numeroAntigo} de outra loja, do arquivo ${by.arquivo}.`,
  })
  const written = await snapshot(tx, id)
  if (Object.keys(mudancas).length === 0) return written
  await writeChanges({ db: tx, agora }, written, { mudancas, nome: by.nome })

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

/** Takes away an order that a file had put in, and left as `kept`; false where something has happened to it since. */
export async function removeImportedOrder(
  { db: tx }: Pick<RequestContext, 'db'>,
  kept: unknown,
): Promise<boolean> {
  const depois = OrderSnapshot.parse(kept)
  await lockOrder(tx, depois.id)
  if (!isDeepStrictEqual(await orderSnapshot(tx, depois.id), depois)) return false
  await tx.delete(pedidos).where(eq(pedidos.id, depois.id))

  return true
}
