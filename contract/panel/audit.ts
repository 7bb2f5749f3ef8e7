import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('audit')

/** A recorded change by staff or an integration. */
export const AuditEntry = z.object({
  id: z.int32().positive(),
  em: z.iso.datetime(),
  /** The actor: a staff member by name, or an integration. */
  quem: z.string(),
  idFuncionario: z.int32().nullable(),
  /** The action: `produto.alterado`, `pedido.enviado`, `acesso.recusado`. */
  acao: z.string(),
  /** The changed entity: its kind (`produto`), id and display name. */
  alvo: z.object({ tipo: z.string(), id: z.string(), nome: z.string() }),
  /** Only the fields that changed, with the values before and after. */
  mudancas: z.array(z.object({ campo: z.string(), antes: z.unknown(), depois: z.unknown() })),
  ip: z.string(),
})

export const audit = {
  /** Newest first. `busca` searches names and actions. */
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
