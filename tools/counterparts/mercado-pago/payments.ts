import { DAY_MS } from '#domain/time/durations.ts'
import { freshChargeback } from './chargebacks.ts'
import { approve } from './create-order.ts'
import type { Order } from './order.ts'
import type { OrderStore } from './order-store.ts'

export type Payments = ReturnType<typeof createPayments>

/** What payers and banks do to orders, outside of the API. Each returns whether it could be done. */
export function createPayments(
  store: OrderStore,
  { notify, notifyOfChargeback }: Record<'notify' | 'notifyOfChargeback', (order: Order) => void>,
) {
  return { pay, decide, confirm, contest, endDispute }

  /**
   * Pays a Pix or boleto, by the shop's reference or the order's id. `late` pays after the deadline, as a bank's clock
   * might; `valor` is what comes, in centavos.
   */
  function pay(id: string, { late = false, valor }: { late?: boolean; valor?: number } = {}): boolean {
    const order = store.find(id)
    if (!order || order.metodo === 'cartao' || (!late && order.status !== 'action_required')) return false
    save({ ...order, status: 'processed', detail: 'accredited', paid: valor ?? order.amount })
    return true
  }

  /** Ends the review of a card. */
  function decide(id: string, approved: boolean): boolean {
    const order = store.find(id)
    if (order?.status !== 'processing') return false
    save(approved ? approve(order) : { ...order, status: 'failed', detail: 'high_risk' })
    return true
  }

  /** Ends a bank's question (3DS) by its id: the bank may refuse all the same. */
  function confirm(id: string, confirmed: boolean): boolean {
    const order = store.all().find(({ card }) => card?.challenge?.id === id)
    if (!order?.card?.challenge || order.detail !== 'pending_challenge') return false
    const holds = confirmed && order.card.challenge.holds
    order.card.challenge.status = holds ? 'AUTHENTICATED' : 'NOT_AUTHENTICATED'
    save(holds ? approve(order) : { ...order, status: 'failed', detail: 'cc_rejected_3ds_challenge' })
    return true
  }

  /** Disputes a paid card, as its holder or bank does; `prazo` is the last moment for the seller's documents. */
  function contest(id: string, prazo = new Date(Date.now() + 10 * DAY_MS)): boolean {
    const order = store.find(id)
    if (order?.status !== 'processed') return false
    const disputed = { ...order, chargeback: freshChargeback(prazo) }
    save({ ...disputed, status: 'charged_back', detail: 'in_process' })
    notifyOfChargeback(disputed)
    return true
  }

  /** Ends a dispute for the seller, or for the card's holder. */
  function endDispute(id: string, won: boolean): boolean {
    const order = store.find(id)
    if (order?.detail !== 'in_process' || order.status !== 'charged_back') return false
    save({ ...order, detail: won ? 'reimbursed' : 'settled' })
    notifyOfChargeback(order)
    return true
  }

  function save(order: Order) {
    store.put(order)
    notify(order)
  }
}
