import type { AdminOrder } from '#contract/orders/admin-orders.ts'

/** An order without what tells who its buyer is but their name; `endereco` keeps where it goes, for who packs it. */
export function withoutBuyer(order: AdminOrder, { endereco }: { endereco: boolean }): AdminOrder {
  const { comprador } = order

  return {
    ...order,
    comprador: { ...comprador, email: '', documento: '', celular: '' },
    endereco: endereco ? order.endereco : order.endereco && cityOf(order.endereco),
    // What can be paid with names its payer.
    pagamentos: order.pagamentos.map((attempt) => ({ ...attempt, pix: null, boleto: null })),
    // What buyers wrote, and what is written about them.
    mudancas: order.mudancas.map((change) =>
      change.quem === 'cliente' ? { ...change, nota: null } : change,
    ),
    anotacoes: endereco ? order.anotacoes : [],
    paginaDoComprador: '',
  }
}

function cityOf({ cidade, uf }: NonNullable<AdminOrder['endereco']>): NonNullable<AdminOrder['endereco']> {
  const nothing = {
    destinatario: '',
    cep: '',
    logradouro: '',
    numero: '',
    complemento: '',
    bairro: '',
    referencia: '',
  }

  return { ...nothing, cidade, uf }
}
