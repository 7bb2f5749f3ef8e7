import { formatBRL } from '../../money/format-money.ts'
import { freightInSentence } from '../../shipping/freight-text.ts'
import { formatDay } from '../../time/format-date.ts'
import { holdTime } from '../piece-hold.ts'
import { byLabel, type ReadCheckout, readVersion, type SeenCheckout } from './checkout-version.ts'

/** A difference between what the shopper saw and the current checkout, as a sentence for them (`CompraMudou`). */
export type CheckoutChange = { tipo: 'preco' | 'estoque' | 'desconto' | 'frete' | 'total'; mensagem: string }

/** Why an item left a checkout. `levado`, `vendido`: a piece that somebody else took after its reserved time. */
export type GoneReason = 'esgotado' | 'retirado' | 'levado' | 'vendido'

/** The current checkout, without items that are no longer available; `fora` lists their SKUs. */
export type CurrentCheckout = Omit<SeenCheckout, 'itens' | 'frete'> & {
  itens: readonly (SeenCheckout['itens'][number] & { estoque: number })[]
  /** Null if the chosen delivery option is no longer available. */
  frete: SeenCheckout['frete'] | null
  fora: readonly { idAtributoSimples: number; motivo: GoneReason }[]
}

/** How the shopper pays. */
export type PaymentChoice = { metodo: string; parcelas: number }

/**
 * Returns what changed since the shopper saw the checkout, in reading order; empty if nothing changed that they pay or
 * receive. If the version can't be read, asks the shopper to check the total again.
 */
export function changesSince(versao: string, now: CurrentCheckout, choice: PaymentChoice): CheckoutChange[] {
  const seen = readVersion(versao)
  if (!seen) return [unreadable(now)]
  if (now.itens.length === 0) return seen.itens.map((item) => removed(item, now))
  const discounts = discountChanges(seen, now)
  const changes = [
    ...seen.itens.flatMap((item) => itemChanges(item, now)),
    ...newItems(seen, now),
    ...discounts,
    ...(discounts.length > 0 ? [] : sharesOfDiscounts(seen, now)),
    ...freightChanges(seen, now),
  ]
  if (now.frete === null) return changes
  if (seen.total !== now.total) return [...changes, total(`O total mudou ${fromTo(seen.total, now.total)}.`)]

  return [...changes, ...methodChanges(seen, now, choice)]
}

function unreadable({ frete, total: valor }: CurrentCheckout): CheckoutChange {
  return total(
    frete === null
      ? 'Sua compra mudou. Confira os itens e a entrega.'
      : `Confira sua compra: o total agora é ${formatBRL(valor)}.`,
  )
}

function itemChanges(seen: ReadCheckout['itens'][number], now: CurrentCheckout): CheckoutChange[] {
  const item = now.itens.find(({ idAtributoSimples }) => idAtributoSimples === seen.idAtributoSimples)
  if (!item) return [removed(seen, now)]
  const { nome, quantidade, precoPor, estoque } = item
  const changes: CheckoutChange[] = []
  if (precoPor !== seen.precoPor)
    changes.push({ tipo: 'preco', mensagem: `O preço de ${nome} mudou ${fromTo(seen.precoPor, precoPor)}.` })
  if (quantidade !== seen.quantidade)
    changes.push(
      quantidade === estoque && quantidade < seen.quantidade
        ? stockChange({ nome, disponivel: estoque })
        : stock(`A quantidade de ${nome} mudou de ${seen.quantidade} para ${quantidade}.`),
    )
  return changes
}

/** `retidoAte`: until when another cart holds a piece. */
type ShortStock = { nome: string; disponivel: number; retidoAte?: string | null | undefined }

/** Returns the change to report when there is less stock than requested. */
export function stockChange({ nome, disponivel, retidoAte }: ShortStock): CheckoutChange {
  if (retidoAte)
    return stock(
      `${nome} está na sacola de outra pessoa. Se ela não comprar, fica livre às ${holdTime(retidoAte)}.`,
    )
  if (disponivel === 0) return stock(`${nome} esgotou.`)

  return stock(
    disponivel === 1
      ? `Só temos mais 1 unidade de ${nome}.`
      : `Só temos mais ${disponivel} unidades de ${nome}.`,
  )
}

/** Returns the change to report when the workshop is done later than the shopper saw: its business days, and the day. */
export function workshopChange(
  seen: number,
  { addedDays, pronta }: { addedDays: number; pronta: string },
): CheckoutChange {
  return freight(
    `O horário da oficina que você viu foi ocupado. Agora os serviços ficam prontos em ${formatDay(pronta)}: ${days(addedDays)} de oficina, e não ${seen}.`,
  )
}

function removed({ idAtributoSimples, nome }: ReadCheckout['itens'][number], { fora }: CurrentCheckout) {
  const why = fora.find((one) => one.idAtributoSimples === idAtributoSimples)?.motivo
  if (why === 'esgotado') return stockChange({ nome, disponivel: 0 })
  if (why === 'levado' || why === 'vendido')
    return stock(
      `O tempo reservado para ${nome} acabou, e outra pessoa ${why === 'levado' ? 'o pôs na sacola' : 'o comprou'}.`,
    )

  return stock(why === 'retirado' ? `${nome} não está mais à venda.` : `${nome} saiu da sua sacola.`)
}

function newItems(seen: ReadCheckout, { itens }: CurrentCheckout): CheckoutChange[] {
  const known = new Set(seen.itens.map(({ idAtributoSimples }) => idAtributoSimples))

  return itens
    .filter(({ idAtributoSimples }) => !known.has(idAtributoSimples))
    .map(({ nome, total: valor }) => total(`${nome} entrou na sua sacola: ${formatBRL(valor)}.`))
}

function discountChanges(seen: ReadCheckout, now: CurrentCheckout): CheckoutChange[] {
  const before = seen.ajustes
  const after = byLabel(now.ajustes, seen.limit)
  const changed = before.flatMap(({ label, valor }) => {
    const same = after.find((one) => one.label === label)
    if (!same)
      return [
        valor > 0
          ? total(`O serviço “${label}” saiu da sua compra.`)
          : discount(`O desconto “${label}” não vale mais.`),
      ]
    if (same.valor === valor) return []
    if (valor > 0 && same.valor > 0)
      return [total(`O serviço “${label}” mudou ${fromTo(valor, same.valor)}.`)]
    return [discount(`O desconto “${label}” mudou ${fromTo(-valor, -same.valor)}.`)]
  })
  const added = after
    .filter(({ label }) => !before.some((one) => one.label === label))
    .map(({ label, valor }) =>
      valor > 0
        ? total(`Sua compra tem agora o serviço “${label}”, de ${formatBRL(valor)}.`)
        : discount(`Sua compra ganhou o desconto “${label}”, de ${formatBRL(-valor)}.`),
    )

  return [...changed, ...added]
}

/**
 * The discounts are the same but on other items: the share of an item decides how much is refunded when it is returned.
 */
function sharesOfDiscounts(seen: ReadCheckout, { itens }: CurrentCheckout): CheckoutChange[] {
  return seen.itens.flatMap(({ idAtributoSimples, quantidade, precoPor, total: valor }) => {
    const item = itens.find((one) => one.idAtributoSimples === idAtributoSimples)
    if (!item || item.quantidade !== quantidade || item.precoPor !== precoPor || item.total === valor)
      return []
    return [discount(`Com os descontos, ${item.nome} passou ${fromTo(valor, item.total)}.`)]
  })
}

function freightChanges({ frete: seen }: ReadCheckout, { frete }: CurrentCheckout): CheckoutChange[] {
  if (frete === null) return [freight(`A entrega por ${seen.label} não está mais disponível. Escolha outra.`)]
  if (frete.id !== seen.id)
    return [
      freight(`A entrega mudou de ${seen.label} para ${frete.label}, ${freightInSentence(frete.valor)}.`),
    ]
  const changes: CheckoutChange[] = []
  if (frete.valor !== seen.valor)
    changes.push(
      freight(`O frete mudou de ${freightInSentence(seen.valor)} para ${freightInSentence(frete.valor)}.`),
    )
  if (frete.prazo !== seen.prazo)
    changes.push(freight(`O prazo de entrega mudou de ${seen.prazo} para ${days(frete.prazo)}.`))
  return changes
}

/** Changes of the chosen method: the Pix discount, or the cost of instalments. */
function methodChanges(seen: ReadCheckout, now: CurrentCheckout, { metodo, parcelas }: PaymentChoice) {
  const before = seen.formas.find((forma) => forma.metodo === metodo)
  const after = now.formas.find((forma) => forma.metodo === metodo)
  if (!after) return []
  const [de, por] = [
    before?.parcelas[parcelas - 1] ?? before?.total,
    after.parcelas[parcelas - 1]?.valorTotal ?? after.total,
  ]
  if (de === por) return []

  return [
    total(
      de === undefined ? `O total agora é ${formatBRL(por)}.` : `O total a pagar mudou ${fromTo(de, por)}.`,
    ),
  ]
}

function fromTo(de: number, por: number): string {
  return `de ${formatBRL(de)} para ${formatBRL(por)}`
}

function days(prazo: number): string {
  return prazo === 1 ? '1 dia útil' : `${prazo} dias úteis`
}

const stock = (mensagem: string): CheckoutChange => ({ tipo: 'estoque', mensagem })
const discount = (mensagem: string): CheckoutChange => ({ tipo: 'desconto', mensagem })
const freight = (mensagem: string): CheckoutChange => ({ tipo: 'frete', mensagem })
const total = (mensagem: string): CheckoutChange => ({ tipo: 'total', mensagem })
