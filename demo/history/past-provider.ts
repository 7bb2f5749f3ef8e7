import { chance } from '#demo/catalogue/chance.ts'
import { DEMO_ACCOUNT, DEMO_ACCOUNT_RULES } from '#demo/payment-account.ts'
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

/** The shop's name and Mercado Pago's of each brand. */
const BRANDS = [
  ['visa', 'visa'],
  ['mastercard', 'master'],
  ['elo', 'elo'],
] as const
const BRAND_WEIGHTS = [50, 35, 15]

/** An order in the format of the simulated Mercado Pago (`PUT /simulacao/cobrancas`). In centavos. */
export type PastCharge = {
  id: string
  paymentId: string
  reference: string
  metodo: 'pix' | 'boleto' | 'cartao'
  description: string
  payer: string
  amount: number
  paid: number | null
  status: 'action_required' | 'processing' | 'processed' | 'refunded' | 'failed' | 'canceled'
  detail: string
  captureMode: 'automatic_async'
  createdAt: string
  updatedAt: string
  duration: string | null
  expiresAt: string | null
  boleto: { line: string; barcode: string } | null
  card: { brand: string; token: string; installments: number; descriptor: string; challenge: null } | null
  refunds: { id: string; amount: number }[]
}

type Ask = PixAsk | BoletoAsk | CardAsk

export type PastProvider = ReturnType<typeof openPastProvider>

/**
 * The demonstration store's account at Mercado Pago for past orders: answers immediately, at the time set by `setNow`,
 * and collects the charges. Charges no real money.
 */
export function openPastProvider() {
  const charges = new Map<string, PastCharge>()
  let now = new Date(0)
  const account: PaymentAccount = {
    id: DEMO_ACCOUNT,
    regras: { ...DEMO_ACCOUNT_RULES, ativa: true },
    saude: WORKING,
    provider: {
      pix: provider(pixCharge),
      boleto: { ...provider(boletoCharge), refund: null },
      cartao: {
        ...provider(cardCharge),
        cofre: null,
        contestacao: null,
        campos: { provedor: 'mercadoPago', chavePublica: '', script: '' },
      },
      readNotifications: () => null,
      check: async () => ({ titular: null }),
      registerWebhook: null,
      disputesUrl: null,
    },
  }

  return { payments: [account], setNow, pay, decide, charges: () => [...charges.values()] }

  function setNow(moment: Date): void {
    now = moment
  }

  function pay(id: string): ProviderState {
    const charge = known(id)

    return change(charge, { status: 'processed', detail: 'accredited', paid: charge.amount })
  }

  /** Puts a card payment under review, or declines it. */
  function decide(id: string, status: 'in_review' | 'declined'): ProviderState {
    return change(
      known(id),
      status === 'declined'
        ? { status: 'failed', detail: 'insufficient_amount' }
        : { status: 'processing', detail: 'pending_review_manual' },
    )
  }

  function provider<A extends Ask>(chargeOf: (ask: A) => PastCharge): PaymentProvider<A> {
    return {
      create: async (ask) => change(chargeOf(ask), {}),
      find: async ({ id }: ChargeRef) => stateOf(known(id)),
      cancel: async ({ id }: ChargeRef) => {
        const charge = known(id)
        if (charge.status !== 'action_required') return stateOf(charge)
        return change(charge, { status: 'canceled', detail: 'canceled_transaction' })
      },
      capture: null,
      refund: async ({ cobranca, id, valor }: RefundAsk) => {
        const charge = known(cobranca.id)
        const refunds = [...charge.refunds, { id: wordOf('REF', id), amount: valor }]
        const all = refunds.reduce((sum, { amount }) => sum + amount, 0) === charge.paid
        change(charge, {
          refunds,
          status: all ? 'refunded' : 'processed',
          detail: all ? 'refunded' : 'partially_refunded',
        })
        return 'feito'
      },
    }
  }

  function change(charge: PastCharge, changes: Partial<PastCharge>): ProviderState {
    const changed = { ...charge, ...changes, updatedAt: now.toISOString() }
    charges.set(charge.reference, changed)

    return stateOf(changed)
  }

  function known(id: string): PastCharge {
    const charge = charges.get(id)
    if (!charge) throw new Error(`Unknown charge: ${id}`)
    return charge
  }

  function chargeOf({ id, valor, pagador, descricao }: Ask, metodo: PastCharge['metodo']): PastCharge {
    return {
      id: wordOf('ORD', id),
      paymentId: wordOf('PAY', id),
      reference: id,
      metodo,
      description: descricao,
      payer: pagador.nome,
      amount: valor,
      paid: null,
      status: 'action_required',
      detail: 'waiting_payment',
      captureMode: 'automatic_async',
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      duration: null,
      expiresAt: null,
      boleto: null,
      card: null,
      refunds: [],
    }
  }

  function pixCharge(ask: PixAsk): PastCharge {
    return {
      ...chargeOf(ask, 'pix'),
      detail: 'waiting_transfer',
      duration: `PT${Math.ceil(ask.segundos / 60)}M`,
      expiresAt: new Date(now.getTime() + ask.segundos * 1000).toISOString(),
    }
  }

  function boletoCharge(ask: BoletoAsk): PastCharge {
    const barcode = writeBarcode({
      banco: '001',
      fator: dueFactor(ask.vencimento),
      valor: ask.valor,
      campoLivre: bancoDoBrasilField({ convenio: '3123456', numero: charges.size + 1, carteira: '17' }),
    })

    return {
      ...chargeOf(ask, 'boleto'),
      duration: 'P3D',
      expiresAt: `${ask.vencimento}T23:59:59.000-03:00`,
      boleto: { barcode, line: writeLinhaDigitavel(barcode) },
    }
  }

  function cardCharge(ask: CardAsk): PastCharge {
    const share = chance('cartao', ask.token)
    const [, brand] = BRANDS[weighted(BRAND_WEIGHTS, share)] ?? BRANDS[0]
    const charge = chargeOf(ask, 'cartao')

    return {
      ...charge,
      // As the shop describes cards to Mercado Pago, which tells no digits of them.
      description: `${charge.description}, cartão final ${`${Math.floor(share * 10_000)}`.padStart(4, '0')}`,
      card: {
        brand,
        token: ask.token,
        installments: ask.parcelas,
        descriptor: ask.descritor,
        challenge: null,
      },
    }
  }
}

/** An id as Mercado Pago's, of the shop's. */
function wordOf(prefix: string, id: string): string {
  return prefix + id.toUpperCase().slice(0, 26)
}

const SITUATIONS = {
  action_required: 'pendente',
  processing: 'emAnalise',
  processed: 'pago',
  refunded: 'pago',
  failed: 'recusado',
  canceled: 'cancelado',
} as const

function stateOf(charge: PastCharge): ProviderState {
  const { id, paymentId, paid, status, updatedAt } = charge

  return {
    idProvedor: id,
    situacao: SITUATIONS[status],
    dados: detailsOf(charge),
    recebimentos: paid === null ? [] : [{ id: paymentId, valor: paid, em: new Date(updatedAt) }],
    estornos: [],
  }
}

function detailsOf({ reference, description, status, boleto, card, expiresAt }: PastCharge): PaymentDetails {
  if (boleto)
    return {
      metodo: 'boleto',
      linhaDigitavel: boleto.line,
      codigoDeBarras: boleto.barcode,
      vencimento: expiresAt?.slice(0, 10) ?? '',
      pdf: null,
    }
  if (card)
    return {
      metodo: 'cartao',
      bandeira: BRANDS.find(([, theirs]) => theirs === card.brand)?.[0] ?? card.brand,
      ultimosDigitos: description.slice(-4),
      autorizacao: null,
      nsu: null,
      motivoRecusa: status === 'failed' ? 'saldoInsuficiente' : null,
    }

  return {
    metodo: 'pix',
    copiaECola: writeDynamicCode({
      location: `pix.example/${reference}`,
      nome: 'Lira Instrumentos',
      cidade: 'São Paulo',
    }),
  }
}
