import { oc } from '@orpc/contract'
import * as z from 'zod'
import { MAX_INSTRUMENT_CODE, MAX_MY_INSTRUMENTS } from '#domain/instruments/mine/my-instrument.ts'
import { Message } from '../message.ts'
import { REFUSALS } from '../refusals.ts'

/** String changes that are listed of an instrument; as many are stored. */
export const MAX_CHANGES = 100

const Id = z.coerce.number().int().positive().max(2_147_483_647)

/** A day: `2026-11-26`. */
const Day = z.iso.date()

const Instrument = z.object({
  id: z.int32(),
  /** What its owner calls it; may be empty. */
  nome: z.string(),
  /** The instrument in addresses: `violino.3-4`. */
  codigo: z.string(),
  /** And in words: `violino 3/4`. */
  descricao: z.string(),
  horasSemana: z.int().nullable(),
  /** How many hours strings last on it. */
  vidaHoras: z.int(),
  /** Whether its owner has agreed to be reminded of string changes. */
  lembrar: z.boolean(),
  /** The day on which the strings should be changed next; null if it is unknown. */
  proximaTroca: Day.nullable(),
  /** The strings that were used, latest first. `idProduto` and `url` are the product's, if the shop still shows it. */
  trocas: z.array(
    z.object({
      id: z.int32(),
      em: Day,
      cordas: z.string(),
      idProduto: z.int32().nullable(),
      url: z.string().nullable(),
    }),
  ),
})

export const MyInstruments = z.object({
  /** Today in the store's time zone. */
  hoje: Day,
  instrumentos: z.array(Instrument).max(MAX_MY_INSTRUMENTS),
  /** Instruments in the customer's orders that are not among them. */
  comprados: z.array(
    z.object({
      pedido: z.uuid(),
      numero: z.int(),
      idSku: z.int32(),
      nome: z.string(),
      descricao: z.string(),
    }),
  ),
  /** The names of strings in the customer's orders, latest first. */
  cordasCompradas: z.array(z.string()),
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  oc
    .route({ method, path, tags: ['instruments'], summary })
    .errors(REFUSALS)
    .output(MyInstruments)

/**
 * What the logged-in customer plays, at most twelve. Every response lists all. Another customer's instrument is
 * `InstrumentoInexistente`.
 */
export const instruments = {
  list: call('GET', '/v2/front/instruments', 'Os instrumentos de quem entrou'),

  /** Refuses `CamposInvalidos` and `InstrumentosDemais`. */
  add: call('POST', '/v2/front/instruments', 'Guarda um instrumento').input(
    z.object({ codigo: z.string().max(MAX_INSTRUMENT_CODE), nome: z.string().max(60).default('') }),
  ),

  /** Adds those of the browser that the account doesn't have, as far as there is room. */
  merge: call('POST', '/v2/front/instruments/merge', 'Junta os instrumentos do navegador à conta').input(
    z.object({ codigos: z.array(z.string().max(MAX_INSTRUMENT_CODE)).max(MAX_MY_INSTRUMENTS) }),
  ),

  /** Adds an instrument that the customer has bought, as the shop knows it. Refuses `InstrumentoInexistente`. */
  takeOver: call('POST', '/v2/front/instruments/bought', 'Guarda um instrumento comprado').input(
    z.object({ pedido: z.uuid(), idSku: z.int32().positive() }),
  ),

  /** `lembrar` is the consent to reminders by mail; null of the numbers is "I don't know", or what is usual.
   * Refuses `CamposInvalidos` for a tuning that the instrument can't have. */
  change: call('PUT', '/v2/front/instruments/{id}', 'Muda um instrumento').input(
    z.object({
      id: Id,
      nome: z.string().max(60),
      horasSemana: z.int().min(1).max(80).nullable(),
      vidaHoras: z.int().min(10).max(2000).nullable(),
      lembrar: z.boolean(),
      /** The name of a tuning, or its notes; empty for the usual one. Without it and `notas` it stays as it is. */
      afinacao: z.string().max(100).optional(),
      /** Its notes, written by hand: count before `afinacao`. */
      notas: z.string().max(100).optional(),
    }),
  ),

  remove: call('DELETE', '/v2/front/instruments/{id}', 'Tira um instrumento').input(z.object({ id: Id })),

  /** Notes that strings were changed. Refuses `CamposInvalidos` for a day to come. */
  addStrings: call('POST', '/v2/front/instruments/{id}/strings', 'Anota uma troca de cordas').input(
    z.object({ id: Id, em: Day, cordas: z.string().max(120) }),
  ),

  removeStrings: call(
    'DELETE',
    '/v2/front/instruments/{id}/strings/{troca}',
    'Tira uma troca de cordas anotada',
  ).input(z.object({ id: Id, troca: Id })),

  /** Ends all reminders of the customer who got this one. Refuses `ChaveInvalida`. */
  leaveReminders: oc
    .route({
      method: 'POST',
      path: '/v2/front/instruments/reminders/{key}/leave',
      tags: ['instruments'],
      summary: 'Deixa de receber lembretes de trocar as cordas',
    })
    .input(z.object({ key: z.string().max(100) }))
    .errors(REFUSALS)
    .output(z.object({ mensagens: z.array(Message) })),
}

export type MyInstruments = z.infer<typeof MyInstruments>
