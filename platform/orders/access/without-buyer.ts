import type { AdminOrder } from '#contract/orders/admin-orders.ts'

/**
 * Strips an order of everything that identifies its buyer, except the name. `endereco` keeps the address and for which
 * pupils the goods are, for staff who pack.
 */
export function withoutBuyer(order: AdminOrder, { endereco }: { endereco: boolean }): AdminOrder {
  const { comprador } = order

  return {
    ...order,
    comprador: { ...comprador, email: '', documento: '', celular: '' },
    // Pupils are children.
    itens: endereco ? order.itens : order.itens.map((item) => ({ ...item, alunos: [] })),
    endereco: endereco ? order.endereco : order.endereco && cityOf(order.endereco),
    // Pix codes and boletos name their payer.
    pagamentos: order.pagamentos.map((attempt) => ({ ...attempt, pix: null, boleto: null })),
    // Notes by buyers, and notes about them.
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
