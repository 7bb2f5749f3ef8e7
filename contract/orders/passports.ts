import { oc } from '@orpc/contract'
import * as z from 'zod'
import { RECORD_KINDS } from '#domain/instruments/passport/record.ts'
import { MAX_SERIAL } from '#domain/instruments/passport/serial-number.ts'
import { MEASURES } from '#domain/instruments/passport/set-up-sheet.ts'
import { CONDITIONS } from '#domain/product/pieces/condition.ts'
import { Centavos } from '../money.ts'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'

/** A day: `2026-11-26`. */
const Day = z.iso.date()

/** The random part of a passport's address: 128 bits in base64url. Whoever has it may read the passport. */
export const PassportCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** The key in the link by which an instrument is handed over. */
const HandoverKey = z.string().max(100)

/** What happened to an instrument; never changed or removed. A correction names the record that it replaces. */
export const PassportRecord = z.object({
  id: z.int32(),
  tipo: z.enum(RECORD_KINDS),
  /** The day on which it happened. */
  em: Day,
  texto: z.string(),
  /** Of a set-up: what was measured, in millimetres, with what is usual for the instrument. */
  medidas: z.array(
    z.object({
      campo: z.enum(MEASURES),
      label: z.string(),
      onde: z.string(),
      valor: z.number(),
      usual: z.tuple([z.number(), z.number()]).nullable(),
    }),
  ),
  /** Who did it, such as the luthier; may be empty. */
  por: z.string(),
  /** The record that this one corrects, or null. */
  corrige: z.int32().nullable(),
  escritoEm: z.iso.datetime(),
})

/** A reported loss. */
const Alert = z.object({ tipo: z.enum(['roubado', 'perdido']), desde: Day })

/** What anyone who has a passport's address sees of it: nothing of its owner, and no price. */
export const PublicPassport = z.object({
  codigo: PassportCode,
  /** What it is: the product at the time of the sale. */
  produto: z.string(),
  marca: z.string(),
  /** The product's page; empty if the shop has none. */
  url: z.string(),
  imagem: Picture.nullable(),
  ficha: z.array(z.object({ label: z.string(), valor: z.string() })),
  numeroSerie: z.string(),
  /** Its condition when the shop sold it. */
  condicao: z.enum(CONDITIONS),
  /** Marks, in words; may be empty. */
  marcas: z.string(),
  madeira: z.string().nullable(),
  /** The instrument's own weight in grams. */
  peso: z.int().positive().nullable(),
  garantia: z.string(),
  /** The warranty's last day; null until it was delivered, or if it names no time. */
  garantiaAte: Day.nullable(),
  emitidoEm: z.iso.datetime(),
  /** When the shop withdrew it: the order was cancelled, or the instrument returned. */
  anuladoEm: z.iso.datetime().nullable(),
  alerta: Alert.nullable(),
  /** Oldest first. */
  registros: z.array(PassportRecord),
})

/** What its owner sees besides. */
const OwnPart = z.object({
  /** Since when it is theirs. */
  desde: z.iso.datetime().nullable(),
  /** The open link by which it is handed over, until when it counts. */
  passagem: z.object({ expiraEm: z.iso.datetime() }).nullable(),
  /** Whether an order uses the credit of its trade-in, so that it can't be handed over until the shop has inspected it. */
  emTroca: z.boolean(),
})

/** What its buyer sees, also after it was handed over: the purchase is theirs alone. */
const Purchase = z.object({
  pedido: z.uuid(),
  numero: z.int(),
  em: z.iso.datetime(),
  preco: Centavos.nullable(),
})

const OwnPassport = z.object({
  codigo: PassportCode,
  produto: z.string(),
  marca: z.string(),
  numeroSerie: z.string(),
  imagem: Picture.nullable(),
  alerta: Alert.nullable(),
})

/** Proof of a purchase for an insurer, with the buyer's document in full: for the buyer only. */
const Proof = z.object({
  passaporte: PublicPassport,
  /** Whether the buyer owns it still. */
  doComprador: z.boolean(),
  loja: z.object({ nome: z.string(), cnpj: z.string() }),
  comprador: z.object({ nomeRazao: z.string(), documento: z.string() }),
  pedido: z.object({ numero: z.int(), em: z.iso.datetime() }),
  preco: Centavos.nullable(),
  notaFiscal: z.object({ numero: z.string(), chave: z.string() }).nullable(),
})

/** What the printed proof has besides: the signature over the passport, the buyer, the price, the order and its day. */
const PrintedProof = Proof.extend({ chave: z.string() })

const call = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}` | '', summary: string) =>
  oc.route({ method, path: `/v2/front/passports${path}`, tags: ['passports'], summary }).errors(REFUSALS)

const Which = z.object({ codigo: PassportCode })

/**
 * Passports of sold instruments. Whoever has the code reads the public part; the rest is for the owner or the buyer,
 * and `PassaporteInexistente` for everybody else.
 */
export const passports = {
  /** `dono` is null unless the logged-in customer owns it, `compra` unless they bought it. */
  get: call('GET', '/{codigo}', 'O passaporte de um instrumento')
    .input(Which)
    .output(z.object({ passaporte: PublicPassport, dono: OwnPart.nullable(), compra: Purchase.nullable() })),

  /** What the logged-in customer owns, the latest first. */
  own: call('GET', '', 'Os passaportes de quem entrou').output(z.object({ itens: z.array(OwnPassport) })),

  /** The passports of an order, for its customer and the holder of its key. Refuses as `orders.get` does. */
  ofOrder: call('GET', '/order/{id}', 'Os passaportes de um pedido')
    .input(z.object({ id: z.uuid(), chave: z.string().max(100).optional() }))
    .output(z.object({ itens: z.array(OwnPassport) })),

  /**
   * Says whether the shop knows an instrument with this serial number, and whether its owner misses it; neither who that
   * is nor the passport's address. Refuses `CamposInvalidos`, and `TentativasDemais` to whoever tries many numbers.
   */
  search: call('GET', '/serial', 'Procura um instrumento pelo número de série')
    .input(z.object({ serie: z.string().max(MAX_SERIAL), marca: z.string().trim().max(60).default('') }))
    .output(
      z.object({
        itens: z.array(
          z.object({
            produto: z.string(),
            marca: z.string(),
            numeroSerie: z.string(),
            imagem: Picture.nullable(),
            /** The year in which the shop sold it. */
            ano: z.int(),
            alerta: Alert.nullable(),
          }),
        ),
      }),
    ),

  /** The owner reports it stolen or lost, or found again (null). */
  reportLoss: call('POST', '/{codigo}/loss', 'Avisa que um instrumento foi roubado ou perdido')
    .input(Which.extend({ alerta: z.enum(['roubado', 'perdido']).nullable() }))
    .output(z.object({})),

  /** Refuses `PassaporteInexistente` to whoever did not buy it, and for one that was withdrawn. */
  proof: call('GET', '/{codigo}/proof', 'O comprovante da compra para o seguro')
    .input(Which)
    .output(PrintedProof),

  /**
   * What the shop attests of a purchase to whoever has the printed proof: the same as is printed, with most digits of
   * the buyer's document hidden. Refuses `ChaveInvalida` for another signature, as when the purchase is no longer
   * stored.
   */
  attest: call('GET', '/{codigo}/proof/{chave}', 'Confere um comprovante impresso')
    .input(Which.extend({ chave: z.string().max(100) }))
    .output(Proof),

  /**
   * Creates the link by which the next owner takes it over: once, within fourteen days. An earlier link ends. Refuses
   * `PassaporteNaoPermite` for one that is missing or was withdrawn.
   */
  offer: call('POST', '/{codigo}/handover', 'Cria o link para passar um instrumento adiante')
    .input(Which)
    .output(z.object({ chave: z.string(), expiraEm: z.iso.datetime() })),

  withdrawOffer: call('DELETE', '/{codigo}/handover', 'Desfaz o link de passar adiante')
    .input(Which)
    .output(z.object({})),

  /** What a link hands over. `meu` if the reader owns it already. Refuses `ChaveInvalida`. */
  handover: call('GET', '/handover/{chave}', 'O que um link passa adiante')
    .input(z.object({ chave: HandoverKey }))
    .output(
      OwnPassport.extend({ condicao: z.enum(CONDITIONS), expiraEm: z.iso.datetime(), meu: z.boolean() }),
    ),

  /** The logged-in customer becomes the owner. Refuses `ChaveInvalida` and, to its owner, `PassaporteNaoPermite`. */
  accept: call('POST', '/handover/{chave}/accept', 'Recebe um instrumento')
    .input(z.object({ chave: HandoverKey }))
    .output(Which),
}

export type PublicPassport = z.infer<typeof PublicPassport>
export type PassportRecord = z.infer<typeof PassportRecord>
export type Purchase = z.infer<typeof Purchase>
export type OwnPart = z.infer<typeof OwnPart>
export type OwnPassport = z.infer<typeof OwnPassport>
export type PassportProof = z.infer<typeof PrintedProof>
export type AttestedProof = z.infer<typeof Proof>
