import { formatBRL } from '../money/format-money.ts'

/** An order by which work is paid; its total in centavos. */
export type UnpaidBill = { id: string; numero: number; total: number }

/** Staff read it where they hand over what is not paid yet: what lacks, and what they can do. */
export function unpaidWords(bills: readonly UnpaidBill[]): string {
  const total = bills.reduce((sum, bill) => sum + bill.total, 0)
  const numbers = bills.map(({ numero }) => numero).join(', ')
  const orders = bills.length === 1 ? `pedido ${numbers}` : `pedidos ${numbers}`

  return `Falta pagar ${formatBRL(total)} de serviço da oficina (${orders}). Espere o pagamento, ou cancele essa cobrança, se a loja não a quer mais.`
}
