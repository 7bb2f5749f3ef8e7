import * as z from 'zod'
import { LABEL_SITUATIONS } from '#domain/shipping/labels/label-situation.ts'
import { adminCall } from '../admin-call.ts'
import { Centavos, StoredCentavos } from '../money.ts'

const call = adminCall('orders')

/** A label of a package, bought at Melhor Envio. */
export const OrderLabel = z.object({
  id: z.uuid(),
  tipo: z.enum(['envio', 'devolucao']),
  volume: z.int().positive(),
  /** `Correios PAC`. */
  nome: z.string(),
  /** Bought in the sandbox, where no parcel moves. */
  teste: z.boolean(),
  situacao: z.enum(LABEL_SITUATIONS),
  /** Why it was refused, or empty. */
  motivo: z.string(),
  custo: Centavos.nullable(),
  codigo: z.string(),
  /** The code that a buyer shows at an agency to send goods back; empty for a label that brings goods. */
  codigoPostagem: z.string(),
  itens: z.array(z.object({ nome: z.string(), quantidade: z.int().positive() })),
  /** Its goods left without it, or are not to be sent: it is not printed any more. */
  sobrou: z.boolean(),
  acoes: z.array(z.enum(['print', 'cancel', 'retry', 'return'])),
})

const Which = z.object({ id: z.uuid() })
const WhichLabel = Which.extend({ etiqueta: z.uuid() })

const Options = z.object({
  /** Centavos in the wallet from which labels are paid; null if the token may not read it. */
  saldo: Centavos.nullable(),
  /** The service that the buyer chose; null if it is not Melhor Envio's. */
  escolhido: z.int().nullable(),
  opcoes: z.array(
    z.object({
      servico: z.int(),
      nome: z.string(),
      /** What the store pays for all packages. */
      valor: Centavos,
      prazo: z.int().nonnegative(),
      volumes: z.int().positive(),
    }),
  ),
})

const Bought = z.object({ etiquetas: z.array(OrderLabel) })

/** The service, and the most that the store pays: what it was shown. */
const Purchase = z.object({ servico: z.int32().positive(), valor: StoredCentavos })

/** Labels from Melhor Envio's wallet. All refuse `CadastroInvalido` without an account, and `ProvedorIndisponivel`. */
export const orderLabels = {
  labelOptions: call('GET', '/orders/{id}/labels/options', 'Preços de etiquetas', 'pedidos.expedir')
    .input(Which)
    .output(Options),

  /**
   * Buys a label for each package, in the background. Refuses `PedidoNaoPermite` for an order that is not to be sent, or
   * has labels, `FreteMudou` if it costs more than `valor`, and `ServicoAPagar` as sending it does.
   */
  buyLabels: call('POST', '/orders/{id}/labels', 'Compra as etiquetas de um pedido', 'pedidos.expedir')
    .input(Which.extend({ ...Purchase.shape, mesmoAssim: z.boolean().default(false) }))
    .output(Bought),

  /** Buys the labels of many orders, each by the service that its buyer chose. Those without are reported. */
  buyChosenLabels: call('POST', '/orders/labels', 'Compra etiquetas de vários pedidos', 'pedidos.expedir')
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(50) }))
    .output(
      z.object({
        feitos: z.int().nonnegative(),
        recusados: z.array(z.object({ numero: z.int(), motivo: z.string() })),
      }),
    ),

  /** Returns the address of a PDF; whoever has it can open it. Refuses `PedidoNaoPermite` if nothing can be printed. */
  printLabels: call('POST', '/orders/labels/print', 'O PDF de etiquetas', 'pedidos.expedir')
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(50) }))
    .output(z.object({ url: z.url() })),

  /** Buys a refused label after all, at its present price. */
  retryLabel: call('POST', '/orders/{id}/labels/{etiqueta}/retry', 'Tenta de novo', 'pedidos.expedir')
    .input(WhichLabel)
    .output(Bought),

  /** Gives a label back that no carrier has; the money returns to the wallet. */
  cancelLabel: call('POST', '/orders/{id}/labels/{etiqueta}/cancellation', 'Cancela', 'pedidos.expedir')
    .input(WhichLabel)
    .output(Bought),

  /** The prices of taking a package back, by Correios. */
  returnOptions: call(
    'GET',
    '/orders/{id}/labels/{etiqueta}/return-options',
    'Preços de devolução',
    'pedidos.expedir',
  )
    .input(WhichLabel)
    .output(Options),

  /** Buys a code by which the buyer sends a delivered package back. Refuses as `buyLabels`. */
  buyReturn: call('POST', '/orders/{id}/labels/{etiqueta}/return', 'Compra a devolução', 'pedidos.expedir')
    .input(WhichLabel.extend(Purchase.shape))
    .output(Bought),
}

export type OrderLabel = z.infer<typeof OrderLabel>
export type LabelOptions = z.infer<typeof Options>
