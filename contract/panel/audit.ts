import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('audit')

/** One change that somebody of the store made. */
export const AuditEntry = z.object({
  id: z.int32().positive(),
  em: z.iso.datetime(),
  /** Who: a member of staff by name, or an integration. */
  quem: z.string(),
  idFuncionario: z.int32().nullable(),
  /** What was done, as `area.verbo`: `produto.alterado`, `pedido.enviado`, `acesso.recusado`. */
  acao: z.string(),
  /** What it was done to: its kind (`produto`), its id there, and its name for people. */
  alvo: z.object({ tipo: z.string(), id: z.string(), nome: z.string() }),
  /** Only the fields that changed: from which value to which. */
  mudancas: z.array(z.object({ campo: z.string(), antes: z.unknown(), depois: z.unknown() })),
  ip: z.string(),
})

export const audit = {
  /** The newest first. `busca` looks in names and actions. */
  list: call('GET', '/audit', 'O que foi mudado, por quem e quando', 'auditoria.ver')
    .input(
      PageInput.extend({
        busca: z.string().trim().max(100).default(''),
        idFuncionario: PathId.optional(),
        tipo: z.string().max(40).optional(),
        id: z.string().max(80).optional(),
        de: z.iso.date().optional(),
        ate: z.iso.date().optional(),
      }),
    )
    .output(pageOf(AuditEntry)),
}

export type AuditEntry = z.infer<typeof AuditEntry>
