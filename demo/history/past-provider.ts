import { chance } from '#demo/catalogue/chance.ts'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import { bancoDoBrasilField } from '#domain/payments/boleto/banco-do-brasil.ts'
import { writeBarcode } from '#domain/payments/boleto/barcode.ts'
import { dueFactor } from '#domain/payments/boleto/due-factor.ts'
import { writeLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import type {
  BoletoAsk,
  CardAsk,
  ChargeRef,
  PaymentAccount,
  PaymentDetails,
  PaymentProvider,
  PixAsk,
  ProviderState,
  RefundAsk,
} from '#platform/payments/port.ts'
import { weighted } from './calendar.ts'

const BRANDS = ['visa', 'mastercard', 'elo']
const BRAND_WEIGHTS = [50, 35, 15]

/** A charge in the format of the simulated payment provider (`PUT /simulacao/cobrancas`). In centavos. */
export type PastCharge = {
  id: string
  metodo: 'pix' | 'boleto' | 'cartao'
  valor: number
  status: 'pending' | 'in_review' | 'paid' | 'declined' | 'cancelled'
  pagador: string
  descricao: string
  criadoEm: string
  segundos?: number
  boleto?: { linha: string; barras: string; vencimento: string }
  cartao?: { brand: string; last4: string; parcelas: number; nsu: string; motivo: string | null }
  payments: { id: string; amount: number; paid_at: string }[]
  refunds: { id: string; amount: number; status: 'done' }[]
}

type Ask = PixAsk | BoletoAsk | CardAsk

export type PastProvider = ReturnType<typeof openPastProvider>

/**
 * A payment provider for past orders: answers immediately, at the time set by `setNow`, and collects the charges.
 * Charges no real money.
 */
export function openPastProvider() {
  const charges = new Map<string, PastCharge>()
  let now = new Date(0)
  const account: PaymentAccount = {
    id: null,
    regras: null,
    saude: WORKING,
    provider: {
      pix: provider(pixCharge),
      boleto: { ...provider(boletoCharge), refund: null },
      cartao: { ...provider(cardCharge), campos: { provedor: 'simulado', script: '' } },
      readNotifications: () => null,
      check: async () => ({ titular: null }),
      registerWebhook: null,
    },
  }

  return { payments: [account], setNow, pay, decide, charges: () => [...charges.values()] }

  function setNow(moment: Date): void {
    now = moment
  }

  function pay(id: string): ProviderState {
    const charge = known(id)
    charge.status = 'paid'
    charge.payments.push({ id: `hist_${id}`, amount: charge.valor, paid_at: now.toISOString() })

    return stateOf(charge)
  }

  /** Puts a card payment under review, or declines it. */
  function decide(id: string, status: 'in_review' | 'declined'): ProviderState {
    const charge = known(id)
    charge.status = status
    if (charge.cartao && status === 'declined') charge.cartao.motivo = 'saldoInsuficiente'

    return stateOf(charge)
  }

  function provider<A extends Ask>(chargeOf: (ask: A) => PastCharge): PaymentProvider<A> {
    return {
      create: async (ask) => stateOf(store(chargeOf(ask))),
      find: async ({ id }: ChargeRef) => stateOf(known(id)),
      cancel: async ({ id }: ChargeRef) => {
        const charge = known(id)
        if (charge.status !== 'paid') charge.status = 'cancelled'
        return stateOf(charge)
      },
      capture: null,
      refund: async ({ cobranca, id, valor }: RefundAsk) => {
        known(cobranca.id).refunds.push({ id, amount: valor, status: 'done' })
        return 'feito'
      },
    }
  }

  function store(charge: PastCharge): PastCharge {
    charges.set(charge.id, charge)
    return charge
  }

  function known(id: string): PastCharge {
    const charge = charges.get(id)
    if (!charge) throw new Error(`Unknown charge: ${id}`)
    return charge
  }

  function chargeOf({ id, valor, pagador, descricao }: Ask, metodo: PastCharge['metodo']): PastCharge {
    return {
      id,
      metodo,
      valor,
      status: 'pending',
      pagador: pagador.nome,
      descricao,
      criadoEm: now.toISOString(),
      payments: [],
      refunds: [],
    }
  }

  function pixCharge(ask: PixAsk): PastCharge {
    return { ...chargeOf(ask, 'pix'), segundos: ask.segundos }
  }

  function boletoCharge(ask: BoletoAsk): PastCharge {
    const barras = writeBarcode({
      banco: '001',
      fator: dueFactor(ask.vencimento),
      valor: ask.valor,
      campoLivre: bancoDoBrasilField({ convenio: '3123456', numero: charges.size + 1, carteira: '17' }),
    })

    return {
      ...chargeOf(ask, 'boleto'),
      boleto: { barras, linha: writeLinhaDigitavel(barras), vencimento: ask.vencimento },
    }
  }

  function cardCharge(ask: CardAsk): PastCharge {
    const share = chance('cartao', ask.token)

    return {
      ...chargeOf(ask, 'cartao'),
      cartao: {
        brand: BRANDS[weighted(BRAND_WEIGHTS, share)] ?? 'visa',
        last4: `${Math.floor(share * 10_000)}`.padStart(4, '0'),
        parcelas: ask.parcelas,
        nsu: `${100_000_000 + charges.size}`,
        motivo: null,
      },
    }
  }
}

const SITUATIONS = {
  pending: 'pendente',
  in_review: 'emAnalise',
  paid: 'pago',
  declined: 'recusado',
  cancelled: 'cancelado',
} as const

function stateOf(charge: PastCharge): ProviderState {
  return {
    idProvedor: null,
    situacao: SITUATIONS[charge.status],
    dados: detailsOf(charge),
    recebimentos: charge.payments.map(({ id, amount, paid_at }) => ({
      id,
      valor: amount,
      em: new Date(paid_at),
    })),
    estornos: charge.refunds.map(({ id }) => ({ id, situacao: 'feito' })),
  }
}

function detailsOf({ id, status, boleto, cartao }: PastCharge): PaymentDetails {
  if (boleto)
    return {
      metodo: 'boleto',
      linhaDigitavel: boleto.linha,
      codigoDeBarras: boleto.barras,
      vencimento: boleto.vencimento,
      pdf: null,
    }
  if (cartao)
    return {
      metodo: 'cartao',
      bandeira: cartao.brand,
      ultimosDigitos: cartao.last4,
      autorizacao: status === 'declined' ? null : cartao.nsu.slice(0, 6),
      nsu: cartao.nsu,
      motivoRecusa: cartao.motivo,
    }

  return {
    metodo: 'pix',
    copiaECola: writeDynamicCode({
      location: `pix.example/${id}`,
      nome: 'Lira Instrumentos',
      cidade: 'São Paulo',
    }),
  }
}
