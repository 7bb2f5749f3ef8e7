import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { carrierOf } from '#domain/shipping/tracking-code.ts'

/** A parcel's tracking data as typed. */
export type Parcel = { codigo: string; transportadora: string; url: string }

type Freight = Pick<AdminOrder['frete'], 'tipo' | 'label'>

/** Returns the initial fields of an order's parcel: the carrier that its freight names, or that it has. */
export function newParcel(
  { label }: Pick<Freight, 'label'>,
  known: Pick<Parcel, 'codigo' | 'transportadora'> | null,
): Parcel {
  return {
    codigo: known?.codigo ?? '',
    transportadora: known?.transportadora || carrierOf(label),
    // The old link belongs to the old code.
    url: '',
  }
}

/** Returns the parcel to send; null for an order without a code, and for one that its buyer fetches. */
export function parcelToSend({ tipo }: Pick<Freight, 'tipo'>, parcel: Parcel): Parcel | null {
  return tipo === 'retirada' || parcel.codigo.trim() === '' ? null : parcel
}

/** The texts of the dialog that ships an order, or says that it can be fetched. */
export function shipWords({ tipo }: Pick<Freight, 'tipo'>) {
  return tipo === 'retirada'
    ? {
        title: 'Pronto para retirada',
        text: 'O cliente recebe por e-mail que já pode buscar.',
        action: 'Avisar o cliente',
        success: 'Pedido pronto para retirada.',
      }
    : {
        title: 'Enviar pedido',
        text: 'O cliente recebe por e-mail o código. Sem código, o pedido é enviado do mesmo jeito.',
        action: 'Enviar pedido',
        success: 'Pedido enviado.',
      }
}
