import * as z from 'zod'
import { OPENING_STEPS } from '#domain/store/opening/lack-rule.ts'
import { adminCall } from '../admin-call.ts'

const call = adminCall('opening')

const Step = z.enum(OPENING_STEPS)

/** Something that the store lacks (`domain/store/opening/lacks.ts`). */
const Lack = z.object({
  motivo: z.string(),
  peso: z.enum(['lei', 'recomendado', 'gosto']),
  /** The law and article that demand it; null unless `peso` is `lei`. */
  lei: z.string().nullable(),
  texto: z.string(),
  consequencia: z.string(),
})

/** What is done and what lacks before the shop opens; known from the store's data at the time of the call. */
const Checklist = z.object({
  /** Whether the merchant has opened the shop. */
  aberta: z.boolean(),
  passos: z.array(
    z.object({
      passo: Step,
      situacao: z.enum(['feito', 'falta', 'dispensado']),
      faltas: z.array(Lack),
      /** Whether the merchant may dismiss it: not what a law demands. */
      dispensavel: z.boolean(),
    }),
  ),
})

export const opening = {
  get: call('GET', '/opening', 'O que falta para abrir a loja', 'configuracao.ver').output(Checklist),

  /** Dismisses a step that the store does not need, or takes it up again. Refuses `PassoObrigatorio`. */
  dismiss: call('PUT', '/opening/steps/{passo}', 'Dispensa um passo da abertura', 'configuracao.editar')
    .input(z.object({ passo: Step, dispensado: z.boolean() }))
    .output(Checklist),

  /** Opens the shop to visitors, whatever it lacks. Does nothing if it is open. */
  open: call('POST', '/opening', 'Abre a loja', 'configuracao.editar').output(Checklist),

  /** Closes it again: visitors see the page “em breve”. */
  close: call('DELETE', '/opening', 'Fecha a loja de novo', 'configuracao.editar').output(Checklist),
}

export type Checklist = z.infer<typeof Checklist>
