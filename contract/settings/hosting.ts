import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('settings')

/** What was found of the shop's address; `ajuste` is the environment variable to set at the server. */
const ReachFinding = z.object({
  aspecto: z.enum(['endereco', 'https', 'proxy']),
  situacao: z.enum(['certo', 'aviso', 'errado']),
  explicacao: z.string(),
  ajuste: z.object({ variavel: z.enum(['STORE_URL', 'TRUST_PROXY']), valor: z.string() }).nullable(),
})

export const hosting = {
  /**
   * How the shop is reached: its address, https, and the proxy before it. `origem` is the origin at which the caller's
   * browser has the panel open. The shop requests its own public address, for 5 s at most.
   */
  reach: call('GET', '/settings/reach', 'Como o endereço da loja é alcançado', 'configuracao.ver')
    .input(z.object({ origem: z.url({ protocol: /^https?$/ }).max(300) }))
    .output(z.object({ storeUrl: z.string(), achados: z.array(ReachFinding) })),
}
