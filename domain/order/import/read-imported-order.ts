import { readEmail } from '#domain/customer/read-email.ts'
import { readCep } from '#domain/documents/cep.ts'
import { readCnpj } from '#domain/documents/cnpj.ts'
import { readCpf, withLeadingZeros } from '#domain/documents/cpf.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { readPhone } from '#domain/format/phone.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { readAmount } from '#domain/money/read-amount.ts'
import { splitCents } from '#domain/money/split-cents.ts'
import { readMoment } from '#domain/time/read-moment.ts'
import { readOrderChanges } from '../changes/order-changes.ts'
import type { OrderLine } from '../order-lines.ts'
import type { ImportedAddress, ImportedItem, ImportedOrder } from './imported-order.ts'

type Problem = { linha: number; motivo: string }
type Fields = Readonly<Record<string, string>>

/** Twice the maximum of the shop's own orders. */
const MAX_ITEMS = 400

/** Maximum amount in the database, in centavos. */
const MAX_MONEY = 2_000_000_000

/**
 * Reads an order of another shop from the fields of the order and of its items, or returns all problems. The amounts
 * must add up: items plus freight minus discount equals the total; a missing discount is derived from the total. `now`
 * is in ISO 8601, `linha` is the first line of the order.
 */
export function readImportedOrder(
  campos: Fields,
  itens: readonly OrderLine[],
  { linha, now }: { linha: number; now: string },
): { pedido: ImportedOrder } | { problemas: Problem[] } {
  const field = (campo: string) => oneLine(campos[campo] ?? '')
  const problemas: Problem[] = []
  const wrong = (motivo: string) => problemas.push({ linha, motivo })

  const numeroAntigo = (field('numeroAntigo') || field('pedido')).replace(/^#\s*/, '')
  if (numeroAntigo.length > 40) wrong('O número do pedido passa de 40 caracteres.')
  const criadoEm = readMoment(field('criadoEm'))
  if (criadoEm === null)
    wrong(
      field('criadoEm') === ''
        ? 'Falta a data do pedido.'
        : `A data “${field('criadoEm')}” não é como 03/02/2024 14:30.`,
    )
  if (criadoEm !== null && (criadoEm > now || criadoEm < '1990'))
    wrong(`A data “${field('criadoEm')}” não pode ser a de um pedido já feito.`)
  const nomeRazao = field('nomeRazao')
  if (nomeRazao === '' || nomeRazao.length > 120)
    wrong('Falta o nome do cliente, ou ele passa de 120 letras.')
  const email = readEmail(field('email'))
  if (email === null)
    wrong(
      field('email') === ''
        ? 'Falta o e-mail do cliente: é ele que diz de quem é o pedido.'
        : `“${field('email')}” não é um e-mail como nome@exemplo.com.br.`,
    )
  const documento = documentOf(field('documento'))
  if (documento === null) wrong(`O CPF ou CNPJ “${field('documento')}” não existe.`)
  if (field('situacao') === '') wrong('Falta a situação do pedido.')
  const { mudancas, motivos } = readOrderChanges(campos, ['situacao', 'pagoEm', 'entregueEm'])
  for (const motivo of motivos) wrong(motivo)
  const { situacao } = mudancas

  const goods = itemsOf(itens)
  problemas.push(...goods.problemas)
  if (itens.length === 0) wrong('Faltam os itens do pedido: produto, quantidade e preço.')
  if (itens.length > MAX_ITEMS) wrong(`O pedido tem mais de ${MAX_ITEMS} itens.`)
  // The totals can't be checked while an item is invalid.
  const money = goods.problemas.length > 0 ? { motivos: [] } : moneyOf(campos, goods.itens)
  if ('motivos' in money) for (const motivo of money.motivos) wrong(motivo)
  if (problemas.length > 0 || 'motivos' in money) return { problemas }
  if (criadoEm === null || email === null || documento === null || situacao === undefined)
    throw new Error('An order is invalid, but no problem was reported.')

  const frete = field('frete')
  const pagamentoAntigo = field('formaPagamento').slice(0, 80)
  return {
    pedido: {
      numeroAntigo,
      criadoEm,
      situacao,
      nomeRazao,
      documento,
      email,
      pagamentoAntigo,
      // If the payment date is unknown, the order date is the closest guess.
      pagoEm: mudancas.pagoEm ?? (situacao === 'cancelado' ? null : criadoEm),
      entregueEm: mudancas.entregueEm ?? null,
      celular: readPhone(field('celular'))?.numero ?? '',
      endereco: addressOf(field),
      frete: {
        label: frete.slice(0, 80) || 'Entrega',
        retirada: plainText(frete).includes('retira'),
        valor: money.frete,
      },
      metodo: methodOf(pagamentoAntigo),
      cupom: field('cupom').slice(0, 60),
      itens: withDiscount(goods.itens, money.desconto),
    },
  }
}

type Goods = Omit<ImportedItem, 'desconto'>

function itemsOf(lines: readonly OrderLine[]): { itens: Goods[]; problemas: Problem[] } {
  const problemas: Problem[] = []
  const itens = lines.map(({ linha, campos }) => {
    const field = (campo: string) => oneLine(campos[campo] ?? '')
    const sku = field('sku').slice(0, 60)
    const nome = (field('produto') || sku).slice(0, 200)
    const [, units] = /^(\d{1,6})(?:[.,]0+)?$/.exec(field('quantidade')) ?? []
    const precoPor = readAmount(field('precoPor'))
    if (nome === '') problemas.push({ linha, motivo: 'Falta o SKU ou o nome do produto.' })
    if (!Number(units))
      problemas.push({ linha, motivo: `A quantidade “${field('quantidade')}” não é um número como 2.` })
    if (precoPor === null)
      problemas.push({
        linha,
        motivo: `O preço unitário “${field('precoPor')}” não é um valor como 1299,90.`,
      })

    return { sku, nome, quantidade: Number(units), precoPor: precoPor ?? 0 }
  })

  return { itens, problemas }
}

function moneyOf(
  campos: Fields,
  itens: readonly Goods[],
): { frete: number; desconto: number } | { motivos: string[] } {
  const said = (campo: string) => oneLine(campos[campo] ?? '')
  const motivos = (['valorFrete', 'desconto', 'total'] as const)
    .filter((campo) => said(campo) !== '' && readAmount(said(campo).replace(/^-/, '')) === null)
    .map((campo) => `${MONEY_NAMES[campo]} “${said(campo)}” não é um valor como 1299,90.`)
  if (motivos.length > 0) return { motivos }
  const goods = itens.reduce((sum, { quantidade, precoPor }) => sum + quantidade * precoPor, 0)
  const frete = readAmount(said('valorFrete')) ?? 0
  const total = readAmount(said('total'))
  // Some shops write discounts as negative numbers.
  const desconto =
    readAmount(said('desconto').replace(/^-/, '')) ?? (total === null ? 0 : goods + frete - total)
  const sum = goods + frete - desconto
  if (goods + frete > MAX_MONEY) return { motivos: ['O valor do pedido é alto demais.'] }
  if (desconto < 0 || desconto > goods || (total !== null && total !== sum))
    return {
      motivos: [
        `O total ${total === null ? '' : `${formatBRL(total)} `}não fecha: itens ${formatBRL(goods)}, frete ${formatBRL(frete)}, desconto ${formatBRL(Math.max(0, desconto))}.`,
      ],
    }

  return { frete, desconto }
}

const MONEY_NAMES = { valorFrete: 'O frete', desconto: 'O desconto', total: 'O total' }

function withDiscount(itens: readonly Goods[], desconto: number): ImportedItem[] {
  const parts = splitCents(
    desconto,
    itens.map(({ quantidade, precoPor }) => quantidade * precoPor),
  )

  return itens.map((item, i) => ({ ...item, desconto: parts[i] ?? 0 }))
}

function documentOf(text: string): string | null {
  if (text === '') return ''

  return readCpf(withLeadingZeros(text)) ?? readCnpj(text)
}

/** Returns the known parts of the address; old orders often lack what a shipment would need. */
function addressOf(field: (campo: string) => string): ImportedAddress | null {
  const cep = field('cep').replace(/\D/g, '').padStart(8, '0')
  const endereco = {
    cep: field('cep') === '' ? '' : (readCep(cep)?.cep ?? ''),
    logradouro: field('logradouro').slice(0, 120),
    numero: field('numeroEndereco').slice(0, 20),
    complemento: field('complemento').slice(0, 60),
    bairro: field('bairro').slice(0, 60),
    cidade: field('cidade').slice(0, 60),
    uf: /^[a-z]{2}$/i.test(field('uf')) ? field('uf').toUpperCase() : '',
  }

  return Object.values(endereco).some((text) => text !== '') ? endereco : null
}

function methodOf(text: string): ImportedOrder['metodo'] {
  const words = plainText(text)
  if (words.includes('pix')) return 'pix'
  if (words.includes('boleto')) return 'boleto'

  return /cart|credit/.test(words) ? 'cartao' : 'outro'
}
